import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { wordsInFigures } from '../../text/figures';
import { parseNumber } from '../../text/numbers';
import { readQuantities } from '../../text/quantities';
import { spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';

/** "After gas and wages I was left with $1,400", "nach Miete blieben mir 900 Euro", "me quedaron 900 euros". */
const left =
  / (?:(?:i|we) (?:was|were|am|are|had) left with|(?:leaves|left) (?:me|us)(?: with)?|blieben (?:mir|uns)|(?:mir|uns) blieben|(?:me|nos) quedaron|(?:me|nos) quedan) (?:about |around |some |roughly |something like |only |just |noch |rund |etwa |unos )*[£€$]? ?\d/;
const costs =
  / (?:costs?|wages?|gas|fuel|petrol|diesel|rent|insurance|materials?|parts|ingredients|expenses|fees|tax|kosten|miete|lohn|löhne|material|sprit|gastos|alquiler|sueldos?|materiales|gasolina) /;

/** What is left of all that came in after costs of ours: it is no cost, and no price. */
export const isLeftOver = memoise(
  (clause: Clause): boolean =>
    clause.sentence.isLatin &&
    /^(?:own|other)$/.test(clause.speaker) &&
    (clause.modality === 'fact' || / something like /.test(spacedWords(clause.tokens))) &&
    clause.quantities.some(({ kind, value }) => kind === 'money' && value > 0) &&
    left.test(spacedWords(clause.tokens)) &&
    costs.test(spacedWords(clause.context)),
);

const ofSeveral =
  / (?:con|mit|bei|with|from) (?<many>\d+) \S+ (?:nos |me |uns |mir |we |i |there )*(?:quedan|queda|bleiben|keep|are left with|remain) (?:(?:unos|unas|como|rund|etwa|about|around|noch|uns|mir) )*[£$€]? ?(?<left>\d[\d.,]*) /u;

/** "Nos pagan 34 euros por cabeza, con dos alumnos quedan unos 53": less than what several pay together. */
export const isLeftOfSeveral = ({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return false;
  const { many, left: rest } = ofSeveral.exec(wordsInFigures(context))?.groups ?? {};
  const price = readQuantities(context).find(({ kind }) => kind === 'money')?.value ?? 0;
  return rest !== undefined && (parseNumber(rest) ?? Infinity) < Number(many) * price;
};

/** Something is left: the price is above the cost. */
export const readLeftOver = (clause: Clause): Claim[] =>
  isLeftOver(clause) ? [makeClaim('positiveMargin', clause)] : [];
