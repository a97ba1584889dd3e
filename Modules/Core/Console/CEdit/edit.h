#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// Swift can call no variadic C function and sees neither the standard streams nor wide text: these stand in for them.

/// Begins to edit the lines of the standard streams. Messages of libedit are discarded.
static inline EditLine *cedit_init(void) {
    FILE *complaints = fopen("/dev/null", "w");
    return complaints ? el_init("", stdin, stdout, complaints) : (EditLine *)0;
}

// What Apple's libedit reads for a capability of the terminal (EL_GETTC) ends with a null pointer.

/// Whether a terminal has what it takes to edit a line: the cursor goes up, and a line is cleared to its end.
static inline int cedit_can_edit(EditLine *editor) {
    char *up = (char *)0, *clear = (char *)0;
    int edits = 0;
    el_get(editor, EL_EDITMODE, &edits);
    el_get(editor, EL_GETTC, "up", &up, NULL);
    el_get(editor, EL_GETTC, "ce", &clear, NULL);
    return edits && up && *up && clear && *clear;
}

/// What moves the cursor to the row above.
static inline const char *cedit_up(EditLine *editor) {
    char *up = (char *)0;
    el_get(editor, EL_GETTC, "up", &up, NULL);
    return up;
}

/// What clears the screen below the cursor; null when the terminal cannot.
static inline const char *cedit_clear_below(EditLine *editor) {
    char *clear = (char *)0;
    el_get(editor, EL_GETTC, "cd", &clear, NULL);
    return clear;
}

/// The function that gives each character that is typed: 1 with a character, 0 at the end, -1 for a failure.
static inline void cedit_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
    el_wset(editor, EL_GETCFN, reader);
}

static inline void cedit_set_prompt(EditLine *editor, wchar_t *(*prompt)(EditLine *)) {
    el_wset(editor, EL_PROMPT, prompt);
}

/// What the functions that libedit calls find again.
static inline void cedit_set_context(EditLine *editor, void *context) {
    el_wset(editor, EL_CLIENTDATA, context);
}

static inline void *cedit_context(EditLine *editor) {
    void *context = (void *)0;
    el_wget(editor, EL_CLIENTDATA, &context);
    return context;
}

/// The keys of Emacs, but for those that have crashed libedit: a command of its own (Esc x), whose quotes it does not
/// close, and a number before a key (Esc 9 9 9 9 x), which writes a letter as often at once.
static inline void cedit_use_emacs_keys(EditLine *editor) {
    el_wset(editor, EL_EDITOR, L"emacs");
    el_wset(editor, EL_BIND, L"\033x", L"ed-unassigned", NULL);
    for (wchar_t digit = L'0'; digit <= L'9'; digit++) {
        const wchar_t keys[] = {L'\033', digit, 0};
        el_wset(editor, EL_BIND, keys, L"ed-unassigned", NULL);
    }
}

/// Lets libedit reckon with another number of rows. Returns whether it does, with as many columns as before.
static inline int cedit_set_rows(EditLine *editor, int rows) {
    int before = 0, now = 0, columns = 0;
    char number[16];
    snprintf(number, sizeof number, "%d", rows);
    el_get(editor, EL_GETTC, "co", &before, NULL);
    el_set(editor, EL_SETTC, "li", number, NULL);
    el_get(editor, EL_GETTC, "li", &now, NULL);
    el_get(editor, EL_GETTC, "co", &columns, NULL);
    return now == rows && columns == before;
}

/// Binds a function of the program's own to Tab.
static inline void cedit_bind_tab(EditLine *editor, unsigned char (*function)(EditLine *, int)) {
    el_wset(editor, EL_ADDFN, L"complete-word", L"Complete a word", function);
    el_wset(editor, EL_BIND, L"\t", L"complete-word", NULL);
}

/// Binds a function of the program's own to the character that no key has.
static inline void cedit_bind_redraw(EditLine *editor, wchar_t key, unsigned char (*function)(EditLine *, int)) {
    const wchar_t keys[] = {key, 0};
    el_wset(editor, EL_ADDFN, L"redraw-line", L"Draw the line", function);
    el_wset(editor, EL_BIND, keys, L"redraw-line", NULL);
}

/// Prepares the terminal for editing, or gives it back as it was.
static inline void cedit_prepare_terminal(EditLine *editor, int is_edited) {
    el_wset(editor, EL_PREP_TERM, is_edited);
}

/// Draws the prompt and the line anew, where the cursor is.
static inline void cedit_redraw(EditLine *editor) {
    el_wset(editor, EL_REFRESH);
}

/// The lines that the arrow keys bring back: at most so many, and no line twice in a row.
static inline HistoryW *cedit_history(int most) {
    HistEventW event;
    HistoryW *history = history_winit();
    if (history) {
        history_w(history, &event, H_SETSIZE, most);
        history_w(history, &event, H_SETUNIQUE, 1);
    }
    return history;
}

static inline void cedit_take_keys(EditLine *editor) {
    el_set(editor, EL_PREP_TERM, 1);
}

static inline void cedit_set_history(EditLine *editor, HistoryW *history) {
    el_wset(editor, EL_HIST, history_w, history);
}

static inline void cedit_remember(HistoryW *history, const wchar_t *line) {
    HistEventW event;
    history_w(history, &event, H_ENTER, line);
}

/// How many columns a character takes in libedit's reckoning; -1 when it is drawn as its number.
static inline int cedit_width(wchar_t character) {
    extern int wcwidth(wchar_t);
    return wcwidth(character);
}
