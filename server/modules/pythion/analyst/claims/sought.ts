import type { Clause } from '../text/clause';
import { spacedWords } from '../text/token';

const sought =
  / (?:(?:wir|ich) suchen?|suchen? (?:wir|ich)|buscamos|busco|(?:we|i) (?:are |'re |am |'m )(?:still |now )?(?:looking|searching|seeking)(?: for)?) (?:\S+ ){1,4}?(?:die|der|das|que|who|that|to) /;

/** "Wir suchen 20 Salons, die 40 Euro im Monat zahlen": customers who are looked for pay nothing yet. */
export const isSought = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && sought.test(spacedWords(context));
