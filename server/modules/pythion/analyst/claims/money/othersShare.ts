import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has, lettersOf, spacedWords } from '../../text/token';
import { groupNamed, withOwnNames } from '../groupNames';

const article = '(?:the|an?|der|die|das|ein|eine|el|la|los|las|un|una)';
const dative = '(?:dem|der|den|einem|einer)';
const noun = '(?!(?:rest|gewinn|marge|überschuss|profit|margin|beneficio|margen|resto) )\\p{L}[^\\s,]+';
const about = '(?:(?:about|around|rund|etwa|davon|con|unos|immer|jedes mal|siempre|con unos) )?';
const toKeep = '(?:keeps?|retains?|behält|behalten|se quedan?|se llevan?|nimmt sich|nehmen sich)';

/** "Y la gasolinera se queda con", "die Tankstelle behält", "davon behält die Tankstelle", "bleiben der Tankstelle". */
const keeperBefore = new RegExp(
  withOwnNames(
    ` (?:${[
      `${article} (?<who>(?:\\p{L}+ )?${noun}) ${toKeep}`,
      `(?:behält|behalten|se quedan?) ${article} (?<who>${noun})`,
      `(?:bleiben|bleibt) (?:bei )?${dative} (?<who>${noun})`,
      `(?:beim|${dative}) (?<who>${noun}) (?:bleiben|bleibt)`,
      `(?:bleiben|bleibt) beim (?<who>${noun})`,
    ].join('|')}) ${about}$`,
  ),
  'u',
);
const staying = / (?:bleiben|bleibt) (?:(?:rund|etwa|immer|jeweils) )?$/;
/** "Bleiben 5 Euro bei der Tankstelle". */
const atKeeper = new RegExp(`^ (?:bei ${dative}|beim|${dative}) (?<who>${noun}) `, 'u');
/** "5 se los queda el repartidor", "£5 of that stays with the shop", "5 Euro behält die Tankstelle". */
const keeperBehind = new RegExp(
  withOwnNames(
    `^ (?:(?:of (?:that|this|it|which)|davon|de eso) )?(?:${[
      `(?:se (?:l[oa]s? )?quedan?|behält|behalten) (?:en )?${article} (?<who>${noun})`,
      `(?:stays?|remains?|goes|go) (?:with|at|to) ${article} (?<who>${noun})`,
      `(?:bleiben|bleibt) (?:bei )?${dative} (?<who>${noun})`,
      `(?:bleiben|bleibt) beim (?<who>${noun})`,
    ].join('|')}) `,
  ),
  'u',
);
/** 平台抽5元, 平台要抽走5元, 每单平台扣掉5元. */
const keeperInChinese =
  /(?:平台|商场|超市|市场|加油站|店家|店里|酒店|学校|物业|骑手|司机|中介|代理|渠道)(?:方|商)?(?:再|要|会|还要)?(?:从中)?(?:抽成|抽走|抽取|抽|扣掉|扣除|扣|拿走|留下|分走|提成)了?$/u;

/** Somebody other than us and our customers keeps the amount: "y la gasolinera se queda 5", "davon bleiben 5 Euro bei der Tankstelle". */
export function isKeptByOthers({ tokens, sentence }: Clause, { start, end, kind }: Quantity): boolean {
  const isHan = sentence.hasHan && keeperInChinese.test(lettersOf(tokens.slice(0, start)));
  if (!sentence.hasLatin) return isHan;
  const before = spacedWords(tokens.slice(0, start));
  // "5 se los queda": the verb is read as what is counted.
  const after = spacedWords(tokens.slice(kind === 'money' ? end : start + 1));
  const found =
    keeperBefore.exec(before) ?? keeperBehind.exec(after) ?? (staying.test(before) ? atKeeper.exec(after) : null);
  const who = groupNamed(found?.groups, 'who')?.split(' ').at(-1);
  if (who === undefined) return isHan;
  const keeper = tokens.find(({ text }) => text === who);
  return keeper !== undefined && !has(keeper, 'customer');
}
