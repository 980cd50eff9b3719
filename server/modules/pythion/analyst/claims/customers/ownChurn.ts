import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isSameWord } from '../money/comparable';
import { isClients } from './leavers';
import { readLeavingShare } from './leavingShare';

const shareOf =
  /(?:%|percent|prozent) (?:of|der|de (?:los|las)) (?:(?:all|the|paying) )?(?<who>(?!our |my |them |these |those |us )\p{L}+) (?!(?:that|who|which|que|, die) )/u;
/** "Their churn is 12%", "bei ihnen kündigen 12 %", 他们的月流失率. */
const theirs =
  / (?:their|theirs|ihre[rnms]?|deren|bei ihnen|sus?) (?:\S+ )?(?:churn|\S*quote|\S*rate|abwanderung|tasa|abandono|bajas) /;
const theirsInChinese = /他们|她们|人家|别人/u;

const ofPayment = new Set<Claim['kind']>(['paidPrice', 'payingCustomers', 'repeat']);
const ofTrouble = new Set<Claim['kind']>(['trouble', 'frequencyOrCost']);

/** Whom the text says to pay us, by the words of the clauses that say it. */
const paysUs = (claims: readonly Claim[], who: string): boolean =>
  claims.some(
    ({ kind, clause }) =>
      (kind === 'payer' || kind === 'payingCustomers') && clause.tokens.some(({ text }) => isSameWord(text, who)),
  );

function isOthers(claims: readonly Claim[], { clause }: Claim): boolean {
  if (!clause.sentence.isLatin) return theirsInChinese.test(lettersOf(clause.tokens));
  const words = spacedWords(clause.tokens);
  const who = shareOf.exec(words)?.groups?.['who'];
  if (who !== undefined) return !isClients(who) && !paysUs(claims, who);
  if (theirs.test(words)) return true;
  // "Gyms have a problem: 40% leave within a year": the trouble that they tell us of.
  return (
    clause.speaker !== 'own' &&
    !claims.some(({ kind }) => ofPayment.has(kind)) &&
    claims.some((other) => ofTrouble.has(other.kind) && other.clause.sentence === clause.sentence)
  );
}

/**
 * A share that leaves is one of our customers: "12% of nurses quit each year" is what hospitals suffer from, and "12 % der Praxen
 * kündigen im Jahr" is our churn where practices pay us.
 */
export function withOwnChurn(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const shares = claims.filter(({ kind, quantity }) => kind === 'churn' && quantity?.kind === 'percent');
  const others = new Set(shares.filter((claim) => isOthers(claims, claim)));
  const known = new Set(shares.map(({ clause }) => clause));
  const named = clauses.flatMap((clause) => {
    const told = known.has(clause) ? undefined : readLeavingShare(clause);
    const percent = clause.quantities.find(({ kind }) => kind === 'percent');
    return told?.who !== undefined && percent && paysUs(claims, told.who)
      ? [makeClaim('churn', clause, { quantity: { ...percent, period: percent.period ?? told.period } })]
      : [];
  });
  return others.size + named.length === 0 ? claims : [...claims.filter((claim) => !others.has(claim)), ...named];
}
