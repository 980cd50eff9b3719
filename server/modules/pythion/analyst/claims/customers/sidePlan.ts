import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, type Claim } from '../claim';

/** What is offered beside the product: a franchise, a licence, a share in the firm. */
const side =
  / (?:franchis\w*|licen[cs]\w*|territor\w*|investors?|invest|shares|stake|equity|franchise\p{L}*|lizenz\p{L}*|beteiligung\p{L}*|investor\p{L}*|anteile?|franquicia\p{L}*|licencias?|inversor\p{L}*|participaciones|socios? inversor\p{L}*) /u;
const hanSide = /加盟|代理权|区域代理|入股|投资人|合伙人|特许/u;

/** "£54,300 of invoices", "Umsatz 2024: 41.000 Euro", 流水做到四十万. */
const takings =
  / (?:invoices|invoiced|turnover|takings|revenue|revenues|sales|took in|umsatz|umsätze|rechnungen|eingenommen|facturación|facturamos|facturé|facturado|ingresos|ventas) /;
const hanTakings = /(?:营业额|流水|营收|收入|卖了|赚了|销售额)[^，。,；]{0,4}?[\d一二三四五六七八九十百千万]/u;

/** Sentences before a refusal in which what was refused is named. */
const reach = 2;

/**
 * Without a refusal of a side plan: "two people asked about the franchise, neither has put money down" is no word against
 * a product with £54,300 of invoices.
 */
export function withoutSidePlans(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const refusals = claims.filter(({ kind }) => kind === 'nobodyPaid');
  if (refusals.length === 0 || !(clauses.some(isTakings) || claims.some(({ kind }) => kind === 'paidPrice')))
    return claims;
  const sides = new Set(refusals.filter(({ clause }) => isOfSidePlan(clause, clauses)));
  return sides.size === 0 ? claims : claims.filter((claim) => !sides.has(claim));
}

function isOfSidePlan(refusal: Clause, clauses: readonly Clause[]): boolean {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];
  const at = sentences.indexOf(refusal.sentence);
  const near = sentences.slice(Math.max(0, at - reach), at + 1);
  return near.some((sentence) => {
    const { context } = clauses.find((clause) => clause.sentence === sentence) ?? refusal;
    return sentence.isLatin ? side.test(spacedWords(context)) : hanSide.test(lettersOf(context));
  });
}

const isTakings = memoise(
  (clause: Clause): boolean =>
    isFact(clause) &&
    (clause.sentence.isLatin
      ? takings.test(spacedWords(clause.tokens)) &&
        clause.quantities.some(({ kind, value }) => kind === 'money' && value > 0)
      : hanTakings.test(lettersOf(clause.tokens))),
);
