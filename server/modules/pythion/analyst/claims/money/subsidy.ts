import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';

const giving =
  /(?:council|parish|county|government|ministry|lottery|foundation|charity|gemeinde|stadt|landkreis|ministerium|stiftung|ayuntamiento|gobierno|diputación|ministerio|fundación)(?: also| still)? (?:(?:gives?|gave) (?:us|me)|(?:gibt|gab) (?:uns|mir)|(?:nos|me) (?:da|dio)) /;

/** "The parish council gives us £400 a month": a sum for no unit from a public body is support. Not "gives us £2 a pupil", "pays us £400". */
export const isSubsidy = ({ tokens, quantities, sentence }: Clause): boolean =>
  sentence.isLatin &&
  quantities.some(({ kind, period }) => kind === 'money' && period !== undefined) &&
  quantities.every(({ per }) => per === undefined) &&
  giving.test(spacedWords(tokens));
