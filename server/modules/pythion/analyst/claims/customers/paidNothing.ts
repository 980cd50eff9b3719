import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';

const latin =
  / (?:haben|hat|hatten) (?:uns |mir |dafür |bisher |noch )*(?:nichts|keinen (?:cent|euro)) (?:dafür )?(?:bezahlt|gezahlt) [.,;]| (?:paid|have paid|has paid) (?:us |me )?(?:nothing|not a (?:penny|cent)) (?:for it |yet )?[.,;]| (?:did n't|have n't|has n't) (?:pay|paid) (?:us |me )?(?:anything|a (?:penny|cent)) (?:for it |yet )?[.,;]| no (?:(?:nos|me) )?(?:pagaron|pagó|han pagado|ha pagado) (?:nada|ni un \S+) [.,;]/;
const han = /(?:都|也)?(?:没|没有)付(?:过)?(?:我们)?(?:一分)?钱[，。,.]?$/;

/** "Die Betriebe haben nichts bezahlt": what we did was free for them, and no trouble of theirs. */
export const isPaidNothing = ({ tokens, sentence, negated, modality }: Clause): boolean =>
  negated.size > 0 &&
  modality === 'fact' &&
  (sentence.isLatin ? latin.test(spacedWords(tokens)) : han.test(lettersOf(tokens)));
