import type { Clause } from '../text/clause';
import { hasAny, lettersOf, spacedWords } from '../text/token';

const wasted =
  / (?:throws? (?:away|out)|throw (?:\S+ ){1,6}?(?:away|out)|bins?|wastes?|(?:werfen|wirft|schmeißen|schmeißt)(?: \S+){1,10} weg|wegwerfen|tiran?(?: a la basura)?|desperdician?) /;
const wastedInChinese = /(?:扔掉|倒掉|浪费|报废)/u;

/** "Bäckereien werfen jeden Abend 11 Prozent ihrer Brötchen weg", "bakeries bin 9% of their bread": what is lost, and no way to get along. */
export const isWasted = ({ tokens, quantities, sentence }: Clause): boolean =>
  quantities.some(
    ({ kind, of, unit }) =>
      kind === 'percent' ||
      of !== undefined ||
      /^(?:kilos?|kg|tonnes?|tons?|tonnen?|liters?|litres?|liter)$/.test(unit ?? ''),
  ) &&
  !hasAny(tokens, 'today', 'instead') &&
  (sentence.isLatin ? wasted.test(spacedWords(tokens)) : wastedInChinese.test(lettersOf(tokens)));
