import { writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import { hanNumber } from './hanCounts';

/** Staying is told of today, and who left isn't among those who stay. */
const staying = {
  en: '(?:(?:are|is|still|now|currently|remain|keep) |(?:pay|use|have stayed|stayed) )',
  de: '(?:(?:zahlen|nutzen|benutzen|sind|blieben|bleiben|verwenden|arbeiten) )',
  es: '(?:(?:ya|ahora|siguen|todavía|están) |(?:pagan|usan|utilizan|se quedaron) )',
};
/** "Of the 14 groomers I let try it, six are paying now and three stopped": all, and those who stay. */
const wholes = [
  `^ (?:and |but )?(?:out )?of (?:(?:the|my|our|those|these|all) )+(?<all>\\d+) (?:\\S+ ){1,12}?(?<some>\\d+) (?:(?!of |and )\\S+ )?${staying.en}`,
  `^ (?:und |aber )?von (?:(?:den|unseren|meinen|diesen|allen) )*(?<all>\\d+) (?:\\S+ ){1,12}?(?:${staying.de}(?:\\S+ )?(?<some>\\d+) |(?<some2>\\d+) ${staying.de})`,
  `^ (?:y |pero )?de (?:(?:los|las|mis|nuestr[oa]s|es[oa]s|tod[oa]s) )+(?<all>\\d+) (?:\\S+ ){1,12}?(?<some>\\d+) ${staying.es}`,
].map((pattern) => new RegExp(pattern));
const wholeHan = new RegExp(
  `(?<all>${hanNumber})[家个位名户](?:试|用)?[^，。,]{0,10}[里中当]中?[，,]?(?:有|现在)?(?<some>${hanNumber})[家个位名户][^，。,]{0,4}(?:现在|还|在|仍|已经)`,
  'u',
);

const numberOf = (groups: Record<string, string | undefined>, name: string): number =>
  parseHanCount(groups[name] ?? groups[`${name}2`] ?? '0');

const partsIn = memoise((context: readonly Token[]): { all: number; some: number } | undefined => {
  const isLatin = !/\p{Script=Han}/u.test(lettersOf(context));
  const words = writtenInFigures(context, isLatin);
  const groups = (isLatin ? wholes : [wholeHan]).map((pattern) => pattern.exec(words)?.groups).find((found) => found);
  return groups && { all: numberOf(groups, 'all'), some: numberOf(groups, 'some') };
});

/**
 * Of how many those who left are a part, where the sentence counts all before those who stay: "of the 14 I let try it, six are paying
 * now and three stopped" has 14.
 */
export function wholeOfParts(context: readonly Token[], gone: number): number | undefined {
  const parts = partsIn(context);
  return parts !== undefined && parts.some + gone <= parts.all && parts.all > parts.some ? parts.all : undefined;
}
