import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { hanNumber, hanUnit } from '../customers/hanCounts';

/** Where so many were met, and how many of them gave us something of theirs. */
const handedOver = [
  String.raw` (?:we|i) (?:have |'ve |had )?(?:spoken (?:to|with)|spoke (?:to|with)|talked (?:to|with)|met|approached) (?:with )?(?<all>\d+) (?:\S+ ){1,4}?(?:at|in|outside|on|behind|during) (?:the|an?|their|our) (?:[^\s.;]+ ){1,8}?(?<part>\d+) (?:of them )?(?:handed|gave|lent|sent|showed|brought) (?:us|me) (?:an?|the|their|his|her|copies|\d+) `,
  String.raw` (?:auf|beim|bei|am|im|vor|hinter) (?:[^\s.;]+ ){1,6}?mit (?<all>\d+) (?:\S+ ){0,4}?gesprochen (?:[^\s.;]+ ){1,4}?(?<part>\d+) (?:davon |von ihnen )?(?:gaben|haben|zeigten|schickten|liehen) (?:uns|mir) (?:ihre?n?|ein\S*|de[rn]|die|das) `,
  String.raw` (?:hablamos|hablé) con (?<all>\d+) (?:\S+ ){0,4}?(?:en|delante de|detrás de) (?:el|la|los|las|un|una|su) (?:[^\s.;]+ ){1,8}?(?<part>\d+) (?:de ell[oa]s )?(?:nos|me) (?:dieron|entregaron|enseñaron|prestaron|pasaron|dejaron) `,
].map((pattern) => new RegExp(pattern));
const handedOverInChinese = new RegExp(
  `在[^，。]{2,12}(?:跟|和|与)(?<all>${hanNumber})${hanUnit}[^，。\\d]{0,6}(?:聊|谈|见)[^，。\\d]{0,4}[，,][^，。\\d]{0,4}?(?<part>${hanNumber})${hanUnit}(?:把|给)[^，。]{1,14}(?:我|交|看)`,
  'u',
);
/** Fewer may be chance. */
const least = 3;

/** "We spoke with 34 of them at the meeting in June and 11 handed us a logbook": who were met there, and trust us. */
export const isHandedOver = memoise(({ context, sentence }: Clause): boolean => {
  const [words, patterns] = sentence.isLatin
    ? [wordsInFigures(context), handedOver]
    : [lettersOf(context), [handedOverInChinese]];
  const groups = patterns.map((pattern) => pattern.exec(words)?.groups).find((found) => found);
  if (!groups) return false;
  const part = parseHanCount(groups['part'] ?? '0');
  return part >= least && part <= parseHanCount(groups['all'] ?? '0');
});
