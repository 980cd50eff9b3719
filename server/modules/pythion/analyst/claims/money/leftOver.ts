import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
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

/** Something is left: the price is above the cost. */
export const readLeftOver = (clause: Clause): Claim[] =>
  isLeftOver(clause) ? [makeClaim('positiveMargin', clause)] : [];
