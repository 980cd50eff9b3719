import type { Claim } from '../claims/claim';
import { peopleCount } from '../claims/counts';
import { isPaidAhead } from '../claims/money/payment';
import { hasAny } from '../text/token';
import type { StatedFact } from './questionBank';

const showsFact: Readonly<Record<StatedFact, (claim: Claim) => boolean>> = {
  // "They lose 1,100 dollars a day", "it takes them 5 hours a week".
  troubleCost: ({ kind, clause }) =>
    (kind === 'frequencyOrCost' || kind === 'trouble') &&
    clause.quantities.some((quantity) => quantity.kind === 'money' || (quantity.kind === 'time' && quantity.period)),
  unitCost: ({ kind }) => kind === 'unitCost',
};

/** Whether the text states already what a question asks for. */
export const isFactStated = (fact: StatedFact, claims: readonly Claim[]): boolean => claims.some(showsFact[fact]);

/** "31 installers use us": people who are counted, and no trial. */
const isCountedUse = ({ kind, clause }: Claim): boolean =>
  kind === 'realUse' && hasAny(clause.tokens, 'use') && peopleCount(clause) !== undefined;

/** Somebody uses it or paid for what is delivered: who left a deposit is no customer yet. */
export const hasCustomers = (claims: readonly Claim[]): boolean =>
  claims.some(
    (claim) =>
      ['repeat', 'churn', 'nobodyStayed'].includes(claim.kind) ||
      (claim.kind === 'paidPrice' && !isPaidAhead(claim.clause)) ||
      isCountedUse(claim),
  );

const trial = /^(?:free|test|trial|pilot|kostenlos|gratis|免费)$/;

/** "For a flat 180 euro per application. 31 installers use us": a price in the present, and users who are counted. */
export const isUsedAtPrice = (claims: readonly Claim[]): boolean =>
  claims.some(({ kind, clause }) => kind === 'priceUnit' && clause.modality === 'fact') &&
  claims.some((claim) => isCountedUse(claim) && !claim.clause.context.some(({ lemma }) => trial.test(lemma)));
