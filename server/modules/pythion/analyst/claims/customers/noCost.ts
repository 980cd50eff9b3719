import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const noCost =
  /^ (?:and |but |und |aber |y |pero )?(?:no|zero|keine?n?|kein|ningún|ninguna|sin) (?:\S+ )?(?:rent|lease|wages?|salary|salaries|fees?|miete|pacht|löhne?|gehälter|gehalt|zinsen|gebühr(?:en)?|alquiler|renta|sueldos?|salarios?|comisiones?) /;
const noCostHan = /^(?:也|又|还)?(?:没有?|不用付|不交)(?:房租|租金|店租|工资|利息)/;

/** "And no rent, because we sew at home": what we need not pay, and nobody who pays us. */
export const isNoCost = ({ tokens, sentence, isNobody }: Clause): boolean =>
  isNobody &&
  !hasAny(tokens, 'customer') &&
  (sentence.isLatin ? noCost.test(spacedWords(tokens)) : noCostHan.test(lettersOf(tokens)));
