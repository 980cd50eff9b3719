import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { hasAny } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

const end =
  '(?=[.,;]|$|so far |already |and |und |y |with (?:us|me) |mit (?:uns|mir) |con (?:nosotros|migo) |conmigo )';
const contract = {
  en: '(?:(?:an?|the|their|our) (?:\\S+ )?(?:contract|agreement)s?|for (?:an?|the|one|two|\\d+) (?:year|season|months?|years) )',
  de: '(?:einen|den|unseren|ihren) (?:\\S+ )?vertrag',
  es: '(?:(?:el|un|su|nuestro) (?:\\S+ )?(?:contrato|acuerdo|convenio)|contrato|por (?:un|\\d+) (?:años?|meses|temporada) )',
};
/** Who signed, counted: "11 comunidades que han firmado". */
const signed = [
  ` (?<count>\\d+) (?:(?!(?:and|or|but) )\\S+ ){0,3}?(?:(?:that|who|which|have|has|'ve|already|now) )*signed (?:${contract.en}|${end})`,
  ` (?<count>\\d+) (?:(?!(?:und|oder|aber) )\\S+ ){0,3}?(?:, )?(?:(?:die|haben|schon|bereits|bei uns|inzwischen) )*(?:${contract.de} )?unterschrieben (?:haben )?${end}`,
  ` (?<count>\\d+) (?:(?!(?:y|o|pero) )\\S+ ){0,3}?(?:(?:que|ya|nos|han|ha) )*(?:firmado|firmaron) (?:${contract.es}|${end})`,
  ` (?:han firmado|firmaron) (?:(?:ya|con nosotros|conmigo|el contrato|contrato|unas|unos) )*(?<count>\\d+) `,
].map((pattern) => new RegExp(pattern));
/** Another thing is signed, or for nothing. */
const another =
  / (?:petition|charter|pledge|treaty|manifesto|manifiesto|charta|list|open letter|guestbook|register|waiver|nda|confidentiality|attendance|petición|lista|carta abierta|hoja|asistencia|confidencialidad|unterschriftenliste|liste|petition|brief|free|gratis|kostenlos\S*|piloto|pilot|prueba|volunteers?|voluntari[oa]s|freiwillige|employees|emplead[oa]s|mitarbeiter\S*) /;

/** A promise in writing. */
const promised = 3;
const fewest = 2;

/** Customers who signed, counted: "ya tengo 11 comunidades que han firmado", "14 farms have signed a contract". Not a petition. */
export const readContractsSigned = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const { tokens, sentence, quantities, context } = clause;
    if (!sentence.isLatin || quantities.length === 0 || !isPlainFact(clause) || hasAny(context, 'rival')) return [];
    const words = wordsInFigures(tokens);
    if (!/ (?:signed|unterschrieben|firmado|firmaron) /.test(words) || another.test(words)) return [];
    const count = signed.map((pattern) => pattern.exec(words)?.groups?.['count']).find((match) => match !== undefined);
    const quantity = quantities.find(({ kind, value }) => kind === 'count' && value === Number(count));
    return quantity && quantity.value >= fewest
      ? [makeClaim('evidence', clause, { evidence: promised, quantity })]
      : [];
  });
