import type { Clause } from '../text/clause';
import { hasAny, spacedWords } from '../text/token';

const places =
  / (?:at|from|to|in) (?:an?|the|our|his|her|their|every|each|one|two|\d+) (?:\S+ ){0,2}?markets? | on (?:an?|our|every|each) (?:\S+ )?markets? | markets? (?:stalls?|squares?|halls?|days?) | (?:auf|bei|von) (?:einem|dem|unserem|jedem|mehreren|\d+) (?:\S+ )?\S*m[aä]rkt\S* | am (?:\S+)?markt(?:stand)? | en (?:un|el|nuestro|cada|\d+) mercad(?:o|illo)s? /;
const dealing =
  / (?:sold|sell|selling|bought|buys?|stall|stand|verkauft\S*|verkaufen|kauft\S*|gekauft|stand|vendimos|vendí|vendemos|vendo|vendid\S+|compraron|compran|puesto) /;
const sizing =
  / (?:worth|billion|million|size|growing|grows|wert|milliarden?|millionen|groß|vale|millones|crece|grande) /;

/** "We sold 40 at a market for 60 euros each": where it was sold, and no market that is called large. */
export const isMarketPlace = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin || !hasAny(tokens, 'sizeNoun')) return false;
  const words = spacedWords(tokens);
  return places.test(words) && dealing.test(words) && !sizing.test(words);
};
