import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isNamedCharge, isOthersCharge, ownChargeFrom } from '../../text/namedCharge';
import { kin } from '../../text/relatives';
import { ofPrice } from './generalPrices';
import { makeClaim, type Claim } from '../claim';

const charging =
  / (?:charges?|costs?|asks?|takes?|sells?|bills?|wants?|offers?|starts? at|verlang(?:t|en)|kostet|kosten|nimmt|nehmen|berechnet|verkauf(?:t|en)|bietet|bieten|cobran?|cuestan?|piden?|venden?|ofrecen?) /;
const hanCharging = /[收要卖]|收费|售价|价格/u;
const ofKin = new RegExp(` (?:my|our|meine[nrms]?|unser\\S*|mis?|nuestr\\S+) \\S*${kin}(?= )`);

/**
 * "A competitor, Winnow, has 3,000 customers and charges 200 euros a month": what customers use today, with its price, which is never
 * ours. What a rival plans, or raised, is no price.
 */
export function withRivalPrices(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const priced = clauses.filter(isRivalPriced);
  const ours = claims.filter((claim) => !isTheirPrice(claim));
  if (priced.length === 0) return ours;
  const known = new Set(claims.flatMap(({ kind, clause }) => (kind === 'alternative' ? [clause] : [])));
  return [
    ...ours,
    ...priced
      .filter((clause) => !known.has(clause))
      .flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ];
}

/** "The firm next door charges £40. We charge £25": the former, whoever read it as a price. */
const isTheirPrice = ({ kind, clause, quantity }: Claim): boolean =>
  ofPrice.has(kind) &&
  (isOthersCharge(clause) || (quantity !== undefined && quantity.start < (ownChargeFrom(clause) ?? 0)));

function isRivalPriced(clause: Clause): boolean {
  const { speaker, modality, quantities, tokens, sentence } = clause;
  if (isNamedCharge(clause)) return modality === 'fact';
  if (speaker !== 'rival' || modality !== 'fact' || quantities.length === 0 || !hasAny(tokens, 'rival')) return false;
  const isPriced = quantities.some(
    ({ kind, period, per }) => kind === 'money' && (period !== undefined || per !== undefined),
  );
  if (!isPriced) return false;
  if (!sentence.isLatin) return hanCharging.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return charging.test(words) && !ofKin.test(words);
}
