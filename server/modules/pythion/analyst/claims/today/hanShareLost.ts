import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { hanNumber } from '../customers/hanCounts';

const unit = '[条张个份次单封件笔本只头台箱袋]';
const number = `(?:${hanNumber})`;
const bad = '(?:丢|错|坏|漏|烂|死|断|迟到|晚到|填错|记错|送错|退回|作废|报废)';
/** 十条里会丢一条, 每20单就有3单送错. */
const lost = new RegExp(
  `(?:每)?${number}${unit}\\p{Script=Han}{0,3}?(?:里面?|中|当中)?(?:就|总|都)?(?:会|要)?(?:有${number}${unit}[^,，。;；]{0,3}?${bad}|${bad}(?:掉|了)?${number}${unit})`,
  'u',
);
const byHand = /手工|手抄|手写|人工|笔记本|纸|表格|电话|微信|口头|excel/iu;

/** How many of some are lost or wrong: 十条里会丢一条. Not with ours. */
export const isHanShareLost = memoise(
  (clause: Clause): boolean =>
    !clause.sentence.isLatin &&
    clause.modality === 'fact' &&
    clause.speaker !== 'own' &&
    lost.test(lettersOf(clause.tokens)) &&
    !/我|咱|只有|仅/u.test(lettersOf(clause.context)),
);

/** The same of what is done by hand: 用笔记本记小牛出生，十条里会丢一条. */
export const isHanByHandLost = (clause: Clause): boolean =>
  isHanShareLost(clause) && byHand.test(lettersOf(clause.context));
