import { spacedWords } from '../../text/token';
import { wordsInFigures } from '../../text/figures';
import { isSameWord, type Counted } from './comparable';

/** Behind the amount: "with eight people", "mit acht Leuten", "con ocho alumnos". */
const among =
  / (?:with|for|mit|für|bei|con|para) (?:about |around |rund |etwa |unos |unas )?(?<count>\d+) (?:people|persons|guests|pupils|students|women|men|children|kids|adults|participants|places|leuten?|personen|gästen?|frauen|männern?|kindern?|schülern?|schülerinnen|teilnehmern?|teilnehmerinnen|teilnehmenden|erwachsenen|plätzen?|personas|alumn[oa]s|niñ[oa]s|mujeres|hombres|participantes|plazas|huéspedes) /;
const ofAll = / (?:group|class|team|gruppe|klasse|verein|firma|grupo|clase|equipo|empresa) /;

/**
 * How many pay for what a cost is for: "610 je Kurs mit acht Leuten" beside "Kurs 240" is shared by eight. One, where the price is
 * for all of them: "480 pro Gruppe".
 */
export function payersOf({ claim: { clause }, quantity }: Counted, price: Counted): number {
  if (quantity.per === undefined || !clause.sentence.isLatin) return 1;
  const count = among.exec(wordsInFigures(clause.tokens.slice(quantity.end)))?.groups?.['count'];
  if (count === undefined) return 1;
  const isForAll =
    (price.quantity.per !== undefined && isSameWord(price.quantity.per, quantity.per)) ||
    ofAll.test(spacedWords(price.claim.clause.tokens));
  return isForAll ? 1 : Number(count);
}
