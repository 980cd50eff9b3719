import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { lettersOf } from '../../text/token';
import { money, makeClaim, type Claim } from '../claim';

const sum = '(?:[£$€¥] ?)?\\d[\\d.,]*(?: (?:€|euros?|pounds?|dollars?|francs?|franken|pesos|soles))?';
/** "For £9,000 when a £600 repair would do", "für 9.000 Euro, obwohl eine Reparatur für 600 reicht". */
const forms = [
  ` (?:for|at|costs?|pay|pays|paid|charges?) (?:about |around )?${sum} (?:, )?(?:when|where|although|though|even though|while) (?:\\S+ ){0,3}?${sum} (?:\\S+ ){0,5}?(?:would (?:do|be enough|be fine|suffice|have done|have been enough)|is enough|does the (?:job|trick)) `,
  ` ${sum} (?:, )?(?:obwohl|wo|während|wenn|dabei) (?:\\S+ ){0,4}?${sum} (?:\\S+ ){0,3}?(?:reichen würde[n]?|reicht|genügt|genügen würde|gereicht hätte|reichen) `,
  ` ${sum} (?:, )?cuando (?:\\S+ ){0,2}?(?:bastaría|basta|bastaba|sería suficiente|es suficiente) (?:con )?(?:\\S+ ){0,5}?${sum} `,
].map((form) => new RegExp(form));
const formHan =
  /\d[\d,.]{0,12}万?(?:元|块)?[^。]{0,14}(?:其实|明明|而|本来)[^。]{0,10}\d[\d,.]{0,12}(?:元|块)?[^。]{0,8}(?:就够|够了|就行|就能|就可以)/u;

const isContrast = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? forms.some((form) => form.test(wordsInFigures(context))) : formHan.test(lettersOf(context));

/** What others sell to those who have the trouble costs far more than what would do: its cost, and where today's way fails. */
export function readDearerThanNeeded(clauses: readonly Clause[]): Claim[] {
  const told = new Set<Clause['sentence']>();
  return clauses.flatMap((clause) => {
    const { sentence, speaker } = clause;
    if (told.has(sentence) || speaker === 'own' || speaker === 'quoted' || !money(clause) || !isContrast(clause))
      return [];
    told.add(sentence);
    return (['trouble', 'frequencyOrCost', 'alternative', 'alternativeFails'] as const).map((kind) =>
      makeClaim(kind, clause),
    );
  });
}
