/** The messages that authors meet most often, and what to do then: in Chinese, in English. */
import type { Params, ProblemCode } from '../src/lib/lesson/problems'
import type { Both } from './reference-words'

export interface CommonMessage {
  readonly code: ProblemCode
  /** What stands in its sentence on the Chinese page, and on the English one. */
  readonly params: readonly [chinese: Params, english: Params]
  readonly remedy: Both
}

const message = (code: ProblemCode, remedy: Both, chinese: Params = {}, english: Params = chinese): CommonMessage => ({
  code,
  remedy,
  params: [chinese, english],
})

export const COMMON_MESSAGES: readonly CommonMessage[] = [
  message(
    'front-matter-colon',
    [
      '只有开头这几行要用英文冒号加空格。按“整理”，它替你改。',
      'Only the lines at the top need it. ‘Tidy up’ mends it.',
    ],
    { key: '标题' },
    { key: 'title' },
  ),
  message('id-missing', [
    '按“整理”，或者检查时加 --fix，编号就补上了。',
    'Press ‘Tidy up’, or check with --fix: both write the id.',
  ]),
  message(
    'key-unknown',
    ['多半是错字。看看提示，或者查下面的表。', 'Most likely a slip of the pen: look at the hint, or in the tables.'],
    { key: '达案' },
    { key: 'anser' },
  ),
  message(
    'block-line',
    [
      '一行要以“名字：”开头。接着上一行写，就在行首空两格。',
      'A line begins with ‘key:’. One that goes on with the line above begins with two blanks.',
    ],
    { text: '马五进三' },
    { text: 'e4f6' },
  ),
  message('two-blocks', [
    '再写一个 ## 标题，把第二块放到它下面。',
    'Write another ## heading and put the second block under it.',
  ]),
  message('generals-facing', [
    '把将或帅挪一条线，或者在中间放一个子。',
    'Put one of them on another file, or a piece between.',
  ]),
  message('opponent-in-check', [
    '看看轮到谁走：应当轮到被将军的一方。',
    'See whose turn it is: the side in check is to move.',
  ]),
  message(
    'move-not-there',
    [
      '看看轮到谁走，线数对不对。拿不准就写起点和终点：e4f6。',
      'See whose turn it is and count the files again, or write the two points.',
    ],
    { text: '马八进七' },
    { text: 'H8+7' },
  ),
  message(
    'move-ambiguous',
    ['改成起点和终点，照提示抄一个就行。', 'Write the two points: the hint has them.'],
    { text: '车进一', moves: 'a0a1 i0i1' },
    { text: 'R+1', moves: 'a0a1 i0i1' },
  ),
  message(
    'answer-missing',
    ['加一行“答：”，写上对的着法或点。', 'Add a line ‘answer:’ with the right moves or points.'],
    { task: '走' },
    { task: 'play' },
  ),
  message(
    'key-unused',
    [
      '这是提醒。删掉这一行，或者换一个用得到它的任务。',
      'A warning. Take the line out, or choose a task that uses it.',
    ],
    { key: '答' },
    { key: 'answer' },
  ),
  message(
    'no-answer',
    ['摆到棋盘上走一走，看看少了哪个子、站错了哪个点。', 'Set it up and try: a piece is missing or stands wrong.'],
    { task: '一步杀' },
    { task: 'mate 1' },
  ),
  message(
    'mate-shorter',
    ['改成更短的杀，或者改动局面，堵住那一步。', 'Ask for the shorter mate, or change the position so that it fails.'],
    { within: 2, shortest: 1 },
  ),
  message(
    'wrong-is-right',
    [
      '电脑算过，或者你写进了“答”，这一步对。从“错”里删掉它。',
      'It has been worked out, or stands in the answer. Take it out of ‘wrong’.',
    ],
    { text: 'a8a9' },
  ),
  message(
    'else-wanted',
    ['这是提醒。加一行“错：其他”，对别的着法说一句话。', 'A warning. Add ‘wrong: else’ and a word about other moves.'],
    { move: 'e4g3' },
  ),
]
