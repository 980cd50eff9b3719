import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import { isPlainFact } from './plainFact';
import { isRivals } from './hearsay';

const amount =
  '(?:约|大约|大概|差不多|平均|至少|要|近|将近|上|了)*(?:\\d[\\d.,]*|[一二两三四五六七八九十百千万半]+)(?:多|来)?个?';
const each = '(?:其中|而且|但|那里)?(?:平均)?(?:每|各)[一]?(?:家|户|位|个|人|所|名|店)[^,，。;；我\\d]{0,6}?';
const period = '(?:每|一)个?(?:月|周|星期|天|日|年|季度?|学期|晚上?|单|次|班)[^,，。;；我\\d]{0,3}?';
const named = '[^,，。;；我咱\\d每]{2,16}?(?:都|平均)?';
const spending = '(?:都|就|还|得|要|会)*(?:花(?:费|掉|了|上)?|耗费|浪费|损失|多付|赔|用(?:掉|去))';
/** Money or time of each of them, or of a group in a period, and what it is spent on by hand. */
const spent = new RegExp(
  `^(?:${each}(?:${period})?|${named}${period})${spending}${amount}(?:美元|欧元|英镑|港元|日元|澳元|加元|新元|法郎|元|块钱?|万元?|小时|钟头|分钟|天)(?<on>[^,，。;；]{0,20})`,
  'u',
);
const byHand = /手工|手动|人工|自己|纸|表格|电话|请人|雇人|找人|excel|微信/iu;
/** What they pay for ours. */
const ours = /我们|我的|咱|订阅|会员|付给|使用|应用|平台|产品/u;

/** So little that it is praised, or for fun. */
const gladly = /就够|就能|就可以|只(?:花|要|需)|开心|享受|很棒/u;

type Spending = 'byHand' | 'bare';

const readSpending = memoise((clause: Clause): Spending | undefined => {
  if (clause.sentence.isLatin || clause.speaker === 'own' || !isPlainFact(clause)) return undefined;
  const letters = lettersOf(clause.tokens);
  if (
    !/[每各一]/u.test(letters) ||
    !/[花费用损赔付]/u.test(letters) ||
    ours.test(lettersOf(clause.context)) ||
    gladly.test(lettersOf(clause.context)) ||
    isRivals(clause)
  )
    return undefined;
  const groups = spent.exec(letters)?.groups;
  if (!groups) return undefined;
  return byHand.test(groups['on'] ?? '') ? 'byHand' : 'bare';
});

/** 每家每月花约90元手工排课, 家长每周要花一个小时看配料表: what they spend on it. Not 每家每月付我们90元. */
export const isEachSpending = (clause: Clause): boolean => readSpending(clause) !== undefined;

/** The same with how it is done today: 手工排课. */
export const isEachByHand = (clause: Clause): boolean => readSpending(clause) === 'byHand';
