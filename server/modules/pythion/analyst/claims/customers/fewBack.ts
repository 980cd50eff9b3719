import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';

const adverb = '(?:solo|sólo|solamente|apenas|únicamente|only|just|nur|bloß|lediglich)';
const noun = {
  en: '(?:(?:of (?:them|those|these)|\\S+) ){0,2}?',
  de: '(?:(?:davon|stück|\\S+) ){0,2}?',
  es: '(?:(?:de ell[oa]s|\\S+) ){0,2}?',
};
const came = {
  en: '(?:came back|come back|were (?:returned|sent back|brought back)|was (?:returned|sent back|brought back)|got sent back)',
  de: '(?:kamen|kam|gingen|ging|sind|ist|wurden|wurde|mussten)',
  es: '(?:(?:me |nos )?(?:volvieron|volvió|vuelven|regresaron|regresó|regresan|fueron devuelt[oa]s|entraron|(?:han|ha) (?:vuelto|regresado)))',
};
const fault = {
  en: '(?:under|on|for|with|because of) (?:(?:the|a|our|warranty|same) ){0,3}?(?:warranty|guarantee|repair|refund|fault|faults|defect|defects|complaints?)',
  de: '(?:\\S+ ){0,4}?(?:\\S*garantie\\S*|\\S*gewährleistung\\S*|\\S*reklamation\\S*|reklamiert|zurückgeschickt|zurückgegeben|retourniert|nachgebessert|nachgebessert werden)',
  es: '(?:\\S+ ){0,2}?(?:con|por|en|bajo|a|de) (?:la |el |un |una |algún |alguna |misma? )*(?:garantía|devolución|reclamación|reclamo|fallos?|fallas?|avería|averías|defectos?|rotura|reparación)',
};
/** Counted goods that came back for a fault. */
const backForFault = (['en', 'de', 'es'] as const).map(
  (language) => new RegExp(` (?<few>${adverb} )?(?<count>\\d+) ${noun[language]}${came[language]} ${fault[language]} `),
);
/** "Nos devolvieron 12", "12 were returned": goods, whatever the reason. */
const givenBack = [
  new RegExp(` (?:me|nos) devolvieron (?:ya )?(?<few>${adverb} )?(?<count>\\d+) (?!(?:euros|pesos|dólares|veces) )`),
  new RegExp(` (?<few>${adverb} )?(?<count>\\d+) ${noun.en}were (?:returned|sent back) (?=[.,;]|$|and |by |to us )`),
  new RegExp(
    ` (?<few>${adverb} )?(?<count>\\d+) ${noun.de}(?:kamen (?:als \\S+ )?zurück|wurden (?:zurückgeschickt|zurückgegeben|reklamiert|retourniert)) (?=[.,;]|$|und )`,
  ),
];
const backHan =
  /(?<few>只有?|仅有?|就)?(?<count>\d+)[块台件个只辆双条把张部套](?:[^,，。\d]{0,3})(?:返修|返厂|退货|退回|退换|保修|退了)/u;
const repairHan = /返修|返厂|退货|退回|退换|保修|退了/u;

/** "We sold 500", "reparamos 310 baterías": what went out, before what came back. */
const wentOut =
  / (?:sold|delivered|shipped|repaired|mended|fixed|made|built|rented|installed|vendimos|vendí|vendido|vendidos|vendidas|entregamos|entregué|reparamos|reparé|arreglamos|arreglé|hicimos|fabricamos|enviamos|instalamos|alquilamos|verkauft|verkauften|ausgeliefert|geliefert|repariert|reparierten|gebaut|verschickt|versandt|hergestellt|eingebaut|vermietet) /;
const wentOutHan = /卖|修|发|送|装|做|租|出货|交付/u;

/** As many came back as would be a loss. */
const mostBack = 0.2;

/** "Solo 6 volvieron con garantía", "12 kamen zurück" of 500 that we sold: goods that came back, and few of them. */
export const isFewBack = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, quantities, modality } = clause;
  if (modality !== 'fact' || quantities.length === 0) return false;
  const groups = sentence.isLatin ? backIn(wordsInFigures(tokens), wordsInFigures(context)) : backInHan(clause);
  if (!groups) return false;
  const count = Number(groups['count']);
  const most = Math.max(0, ...readQuantities(context).filter(isCount).map(sizeOf));
  return groups['few'] !== undefined || count <= most * mostBack;
});

/** The clause of the sentence that counts what went out; the same, where all is told in one. */
export const saleBefore = (clause: Clause, clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(
    ({ sentence, tokens, quantities, modality }) =>
      sentence === clause.sentence &&
      modality === 'fact' &&
      quantities.some(isCount) &&
      (sentence.isLatin ? wentOut.test(wordsInFigures(tokens)) : wentOutHan.test(lettersOf(tokens))),
  );

const isCount = ({ kind }: Quantity): boolean => kind === 'count';
const sizeOf = ({ value, of }: Quantity): number => Math.max(value, of ?? 0);

function backIn(words: string, all: string): Record<string, string | undefined> | undefined {
  const patterns = wentOut.test(all) ? [...backForFault, ...givenBack] : backForFault;
  return patterns.map((pattern) => pattern.exec(words)?.groups).find((match) => match !== undefined);
}

function backInHan({ tokens, context }: Clause): Record<string, string | undefined> | undefined {
  const letters = lettersOf(tokens);
  return repairHan.test(letters) && wentOutHan.test(lettersOf(context)) ? backHan.exec(letters)?.groups : undefined;
}
