// <histedit.h> of Apple's libedit (version 65, of 2012), as far as the line editor uses it. It differs from that of other
// systems: the type of the function that reads a character (el_rfunc_t) is in a comment alone, and what `el_get` reads
// for EL_GETTC ends with a null pointer.

#ifndef RIBCAGE_HISTEDIT_H
#define RIBCAGE_HISTEDIT_H

#include <stdio.h>
#include <wchar.h>

typedef struct editline EditLine;
#define CC_NORM 0
#define CC_REDISPLAY 8
#define CC_REFRESH 4
#define CC_ERROR 6
EditLine *el_init(const char *, FILE *, FILE *, FILE *);
void el_end(EditLine *);
void el_resize(EditLine *);
int el_set(EditLine *, int, ...);
int el_get(EditLine *, int, ...);
#define EL_PROMPT 0
#define EL_EDITOR 2
#define EL_BIND 4
#define EL_SETTC 6
#define EL_ADDFN 9
#define EL_HIST 10
#define EL_EDITMODE 11
#define EL_GETCFN 13 /* , el_rfunc_t); */
#define EL_CLIENTDATA 14
#define EL_PREP_TERM 16
#define EL_GETTC 17
#define EL_REFRESH 20

#define H_SETSIZE 1
#define H_ENTER 10
#define H_SETUNIQUE 20

typedef struct lineinfow {
    const wchar_t *buffer, *cursor, *lastchar;
} LineInfoW;
const wchar_t *el_wgets(EditLine *, int *);
int el_wset(EditLine *, int, ...);
int el_wget(EditLine *, int, ...);
int el_cursor(EditLine *, int);
const LineInfoW *el_wline(EditLine *);
int el_winsertstr(EditLine *, const wchar_t *);
#define el_wdeletestr el_deletestr
void el_deletestr(EditLine *, int);

typedef struct histeventW {
    int num;
    const wchar_t *str;
} HistEventW;
typedef struct historyW HistoryW;
HistoryW *history_winit(void);
void history_wend(HistoryW *);
int history_w(HistoryW *, HistEventW *, int, ...);

#endif
