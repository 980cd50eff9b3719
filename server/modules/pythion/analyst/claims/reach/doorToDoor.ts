import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { isFact } from '../claim';

const went =
  / (?:walked in(?:to)?(?: to)?|walk in(?:to)?|knocked(?: (?:on|at))?|knock(?: (?:on|at))?|rang the bells?|went (?:in(?:to)? (?!production|business|debt|detail|labour|hospital|partnership|beta|trial)|round to|from door to door|door to door)|go (?:door to door|from door to door)|called in (?:at|on)|popped in(?:to)?) /;
const answered =
  / (?:one|\d+) (?:(?:door|house|shop|pub|home|place|owner)s? )?(?:in|of|out of) (?:the )?\d+ (?:\S+ )?(?:said|says|say|bought|buys|buy|took|takes|signed|signs|ordered|orders|paid|pays)(?: |$)/;
const others = / (?:they|he|she|rivals?|competitors?|would|will|could|if|nobody|none) /;

/** "Walked in to 131, so one in three said yes", "we just knock, and one door in nine says yes": a way that was tried, and what came of it. */
export const isDoorToDoor = (clause: Clause): boolean => {
  if (!clause.sentence.isLatin || !isFact(clause)) return false;
  if (!went.test(wordsInFigures(clause.tokens))) return false;
  const words = wordsInFigures(clause.context);
  return answered.test(words) && !others.test(words);
};
