import { clauseBefore, type Clause } from '../../text/clause';
import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';
import { countOfAsked } from '../askedCount';
import { isFact } from '../claim';
import { isRivals } from '../hearsay';
import { hanNumber, hanUnit } from './hanCounts';
import { isDenial } from './refuted';
import { allOfThem, fewestCounted, mostGone } from './shares';

/** 27个说…, 其中27家觉得…: those who deny it open the sentence. */
const part = new RegExp(`^(?:其中|结果|但|可|不过|里面)?[,，]?(?:就)?有?(?<some>${hanNumber})${hanUnit}`, 'u');
/** 都说没有这个问题, 他们全都觉得这不是问题; not 不都说, 都说不是没有问题. */
const all =
  /(?<!不)(?:都|全都|全部|全|一致|无一例外地?)(?:说|觉得|认为|表示|回答|告诉我们?)(?:他们|自己)?(?:[这那](?:个|件事)?)?(?:从来|根本|并)?(?:没有?(?:这个|这种|类似的?)?(?:问题|困扰|麻烦|烦恼)|没有?(?:遇到|碰到)过|不是(?:什么|个)?(?:问题|麻烦)|不(?:算|觉得)(?!贵|便宜|麻烦用))/u;
/** Of ours, or of another thing than the trouble: 27家说我们的产品没有问题. */
const ofOurs = /我们的|用了|用过|试用|产品|价格|安装/u;

/**
 * Interviews that speak against the trouble, where the count stands in the sentence before, or all deny it: 我们问了30个家庭。27个说这不是问题。
 * Not 3个说这不是问题, and not what is thought of ours.
 */
export function deniedInChinese(clause: Clause, clauses: readonly Clause[]): Quantity | undefined {
  if (clause.sentence.isLatin || !isFact(clause) || isRivals(clause)) return undefined;
  const letters = lettersOf(clause.tokens);
  if (!/说|觉得|认为|表示|回答|告诉/u.test(letters) || !isDenial(clause) || ofOurs.test(letters)) return undefined;
  const own = countOfAsked(clause.context);
  const asked = own > 0 ? own : countOfAsked(clauseBefore(clause, clauses)?.context ?? []);
  if (asked < fewestCounted) return undefined;
  if (all.test(letters)) return allOfThem;
  const some = own > 0 ? undefined : part.exec(letters)?.groups?.['some'];
  const value = parseHanCount(some ?? '0');
  return value <= asked && value / asked >= mostGone
    ? { kind: 'count', value, of: asked, start: 0, end: 1 }
    : undefined;
}

/** 没有一个说这不是问题: nobody denies it. */
export const isDenialDenied = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /没有?(?:一[个位家]|人)[^,，。.;；]{0,4}?(?:说|觉得|认为|表示)[^,，。.;；]{0,4}?(?:不是|不算|没有)/u.test(
    lettersOf(tokens),
  );
