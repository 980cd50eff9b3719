import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';

/** "Customers: 40", "zahlende Kunden: 40", 客户：40家. */
const label =
  /^ (?:(?:paying|active|current|zahlende|aktive|aktuelle) )?(?:customers|clients|subscribers|kunden|kundinnen|abonnenten|clientes|abonados|suscriptores)(?: (?:so far|now|today|bisher|heute|derzeit|hoy|actuales|activos|de pago))?(?: :)? $/;
const labelHan = /^(?:付费|现有|目前|当前)?(?:客户|用户|会员)(?:数|数量)?[:：]?$/;

const isLabel = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? label.test(spacedWords(tokens)) : labelHan.test(lettersOf(tokens));

const priceWord = /^(?:price|fee|subscription|preis|monatspreis|gebühr|precio|cuota|tarifa)$|价格?$|收费|月费|单价/;

/** The count that is all the clause says: "40.", 40家. */
const countIn = ({ tokens, quantities }: Clause) => {
  const [count, ...others] = quantities;
  const isAll = tokens.every(({ pos, text }) => pos === 'num' || pos === 'punct' || /^[家个位名户人]$/.test(text));
  return count?.kind === 'count' && others.length === 0 && isAll ? count : undefined;
};

/** An amount of ours stands near: "Monthly price: £30. Customers: 40". */
const isNearPrice = (clauses: readonly Clause[], index: number): boolean =>
  clauses.some(
    (clause, at) =>
      Math.abs(at - index) <= reach &&
      isFact(clause) &&
      money(clause) !== undefined &&
      clause.context.some(({ text, lemma }) => priceWord.test(text) || priceWord.test(lemma)),
  );

/** How many clauses may lie between the price and the count: each label is a clause, and each of its figures. */
const reach = 4;

/** Those who pay, as a list tells them: "Price: 30 Euro im Monat. Kunden: 40". */
export const readLabelledPayers = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const next = clauses[index + 1];
    if (!next || next.sentence !== clause.sentence || !isFact(next) || !isLabel(clause)) return [];
    const quantity = countIn(next);
    return quantity && quantity.value > 1 && isNearPrice(clauses, index)
      ? [makeClaim('evidence', next, { evidence: 5, quantity }), makeClaim('payer', next)]
      : [];
  });
