/*
 * What lessons are full of, for version 1 of the code: the packer points into it, so that a short lesson makes a short
 * link. FROZEN: one character changed, and every link that was ever sent says something else. What is to be better goes
 * into a dictionary of its own, with the next version's number. The rarest stand first: what is near the end costs least.
 */

const ENGLISH = `author: license: CC BY-SA 4.0
grade: 15级 requires: verse: mate-only: yes flip: yes illustration: yes within: 2 side: black ok: reply: show: hint-marks:
\`\`\`verse
title: task: recite order, gaps task: duel task: stalemate 1 task: collect horse task: read task: write task: setup
task: safe task: watch task: line task: choose task: escape flee block take unscreen task: judge task: check
- [ ] No, it cannot.
- [x] Yes, it can.
  > Look again:
general king advisor guard elephant minister horse knight chariot rook cannon soldier pawn palace river screen
The king checkmate Look at the point where the piece can capture the other side and cannot be taken. This is its own
Red king d0 chariot a5 cannon e4 soldier g3; Black king e9 advisor f9 elephant c9; Black to move
moves: 1. C2=5 H8+7 2. H2+3 R9=8 a5-a9 red circle, e4-f6 green arrow, cross "leg"
answer: e5, e3, d4, f4
---
id: title: summary: grade: 16级
minutes: 8
---

# The

## Exercise 1: Which points can it reach?

\`\`\`xiangqi
position: Red king e0 horse e4; Black king d9 pawn e5; Red to move
marks: e5 red circle, e4-f6 cross
task: targets e4
answer:
task: tap
answer:
task: capture horse
task: mate 1
task: play
answer:
wrong: else
explain:
\`\`\`

> Hint:
`

const TRADITIONAL = `編號標題簡介等級分鐘卷首作者許可練習局面前著著法示走標任務點圈落點走連走吃收集將軍應將一步殺困斃判斷選別丟子擺棋讀譜寫譜對弈
答錯其他講限執黑在下只算將死示意紅帥馬車炮兵仕相黑將卒士象；紅走；黑走
提示：這裡馬腿紅圈藍圈綠箭頭為什麼過去還沒個點們會後邊間條線說
`

const PLACES = `rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w
2bakab2/9/9/9/9/9/9/3aka3/4K4/3K5/4k4/9/4N4/R8/8C/9/3K5 b
局面：空盘
局面：同上
局面：接上
局面：开局
前着：h2e2 h9g7 h0g2 i9h9 b0c2 b9c7 炮二平五 炮2平5 马八进七 马2进3 车一平二 车九平八 车1平2 仕六进五 士6进5 相三进五 象7进5
着法：1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 兵三进一 卒7进1 4. 兵七进一 炮8进4 {黑
`

const TASKS = `作者: 许可: CC BY-SA 4.0
卷首: 入门诀 马走日
\`\`\`verse
题：当头炮诀
任务：背 排序 填空
任务：对弈
任务：困毙
任务：摆棋
任务：读谱
任务：写谱
任务：别丢子
任务：两步杀
任务：应将 逃 垫 吃 撤
任务：将军
任务：连走
任务：选
讲：

- [x] 能
- [ ] 不能
  > 再看看，
任务：看
示意：是
示走：e4
执：黑
也行：
应着：
限：3
提示标：
只算将死：是
任务：一步杀
任务：收集 马
任务：判断
答：e4f6、
`

const WORDS = `炮架九宫过河楚河汉界照面蹩马腿塞象眼卧槽马后炮双车错铁门栓闷宫白脸将当头炮口诀口令底线中路直线横线斜线对角
可是因为所以如果就是不是还是只能只有一共什么怎么为什么哪个哪里谁请你我们他们它自己的对方轮到黑方红方小朋友老师
先看看，再想一想，现在这样走走一步走到这里，站在那里的子紧挨着，把它们都点出来。跳得过去跳不过去吃得到吃不到走得了走不了
挡住绊住看住护住围住将住能走的点落点一格一步一个两个三个四个左边右边前面后面中间旁边上面下面最往前往后往左往右往中间
一直往前，逃不了、垫不了、吃不了。将死了！赢了！保护自己。被吃掉了。黑将还能走吗？这一次，请用红车吃掉黑马。没有子，可以
`

const COMMON = `---
编号: 
标题: 
简介: 
等级: 15级
分钟: 10
先修: horse-leg
---

# 红马黑马红车黑车红炮黑炮

## 认一认

\`\`\`xiangqi
局面：红 帅d0 炮b2 仕e1 相e2；黑 将e9 士f9 象c9 马f6 车a5；黑走
标：a5-e5 绿，e5 红圈 “马腿”，e4-f6 叉，e4-d6 叉，b0 蓝圈
任务：圈落点 e4
黑在下：是
错：d6 
任务：吃 马
错：e4c5 
任务：点
答：e5、e3、d4、f4
错：f5 
讲：
\`\`\`

> 提示：看看[这里](#e5)，

> 提示：先

## 练习 1：

## 练习 2：

## 练习 3：谁能吃到它？

\`\`\`xiangqi
编号：horse-leg-
局面：红 帅e0 马e4 车a0 炮e2 兵e3；黑 将d9 卒e5；红走
任务：走
答：a5f5
错：其他 这一次，请
讲：这叫“马后炮”。
\`\`\`

> 提示：`

/** The bytes that version 1 packs with. */
export const DICTIONARY_1: Uint8Array = new TextEncoder().encode(
  [ENGLISH, TRADITIONAL, PLACES, TASKS, WORDS, COMMON].join(''),
)
