import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { shownBySale } from './soldCount';

const number = '\\d{1,6}|[一二三四五六七八九十百千两]{1,7}';
const time =
  '(?:(?:今年|去年|前年|上个?月|这个?月|这半年|上半年|这一?季|这一年|[一二两三四五六七八九十\\d]+(?:个月|年|天|周|个礼拜)|春节|暑假|国庆|五一|[春夏秋冬]天?|[一二三四五六七八九十\\d]+月)(?:以来|里|到现在|到[一二三四五六七八九十\\d]+月)?|我们?|一共|总共|已经?|都|就|刚)*';
/** 装了26间, 这半年补了两百多张: what was done or sold, and how many of it, at the opening of its sentence. */
const done = new RegExp(
  `^${time}(?:装|修|卖|洗|打|跑|拍|剪|补|租|送|换|搬|出|测|磨|刻|绕|通|清)(?:好|完|出去?|掉|出)?了(?<count>${number})[多余]?(?<per>\\p{Script=Han})`,
  'u',
);
/** 一间8600, 99一位, 每台420元: the price of one. */
const priced = new RegExp(
  `(?:^|[,，;；])(?:一|每|我们?按)(?<per>\\p{Script=Han})(?:只|要|就|收|卖)*(?:[1-9]\\d{0,5}(?:\\.\\d+)?|[一二三四五六七八九十百千两]{2,7})(?:元|块)?(?=$|[,，.。;；])|(?:^|[,，;；])我?[1-9]\\d{0,5}(?:元|块)?一(?<other>\\p{Script=Han})(?=$|[,，.。;；])`,
  'u',
);
const timeWord = /^[年月天周季次回度分秒]$/u;
export const unpaid =
  /免费|试用|试装|样板|义务|没收钱|没要钱|不收钱|白[送做干]|送人|赠|代销|还没结|没结|亏|坏了|退了|扔|自己用|自家/u;

/** 装了26间 beside 一间8600: each is a sale where one has a price. Not what was free, on trial or for ourselves. */
export function readSoldInChinese(clauses: readonly Clause[]): Claim[] {
  const per = new Set(clauses.flatMap((clause) => (isPriceTold(clause) ? perOfPrice(clause) : [])));
  if (per.size === 0) return [];
  return clauses
    .filter((clause) => {
      const sold = soldIn(clause);
      return sold !== undefined && per.has(sold);
    })
    .flatMap((clause) => shownBySale.map((kind) => makeClaim(kind, clause, { evidence: 5 })));
}

const isPriceTold = (clause: Clause): boolean =>
  !clause.sentence.isLatin &&
  isFact(clause) &&
  !/成本|摊|材料|工钱|赔|罚|进价|供应商|同行|以前/u.test(lettersOf(clause.tokens));

const perOfPrice = (clause: Clause): string[] => {
  const letters = lettersOf(clause.tokens);
  const { per, other } = priced.exec(letters.endsWith('.') ? letters.slice(0, -1) : letters)?.groups ?? {};
  const found = per ?? other;
  return found === undefined || timeWord.test(found) ? [] : [found];
};

const soldIn = memoise((clause: Clause): string | undefined => {
  if (clause.sentence.isLatin || !isFact(clause) || clause.isNobody || clause.tokens[0] !== clause.context[0])
    return undefined;
  const { count = '', per } = done.exec(lettersOf(clause.tokens))?.groups ?? {};
  const many = parseHanCount(count);
  if (per === undefined || many < 3 || unpaid.test(lettersOf(clause.context)) || isRivals(clause)) return undefined;
  return per;
});
