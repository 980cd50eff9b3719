import type { Clause } from '../../text/clause';
import { measureWords } from '../../text/spokenYuan';
import { lettersOf, spacedWords } from '../../text/token';

const giving =
  /(?:council|parish|county|government|ministry|lottery|foundation|charity|gemeinde|stadt|landkreis|ministerium|stiftung|ayuntamiento|gobierno|diputación|ministerio|fundación)(?: also| still)? (?:(?:gives?|gave) (?:us|me)|(?:gibt|gab) (?:uns|mir)|(?:nos|me) (?:da|dio)) /;

const forEach = new RegExp(`[每一]${measureWords()}\\p{Script=Han}{0,6}补贴?(?:给)?我们?(?:大概|大约)?\\d`, 'u');

/** 每头政府补贴我们80: what a public body pays for each is a price. */
export const isPaidForEach = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && forEach.test(lettersOf(tokens));

/** "The parish council gives us £400 a month": a sum for no unit from a public body is support. Not "gives us £2 a pupil", "pays us £400". */
export const isSubsidy = ({ tokens, quantities, sentence }: Clause): boolean =>
  sentence.isLatin &&
  quantities.some(({ kind, period }) => kind === 'money' && period !== undefined) &&
  quantities.every(({ per }) => per === undefined) &&
  giving.test(spacedWords(tokens));
