import { isCommonplace } from './commonplace';
import { isUnknown } from './unknown';
import type { Clause } from '../text/clause';
import { isSpanishFuture } from '../text/future';
import type { Quantity } from '../text/quantities';
import { has, hasAny, spacedWords, type Token } from '../text/token';
import { betterDirection } from '../lexicon/measures';
import type { Concept } from '../lexicon/lexicon';
import { isAgentive } from './people/agentive';
import { isPaidBack } from './money/paidBack';
import { isUnpaidByWords } from './money/unpaid';
import { isNoneHad } from './customers/noneHad';
import { isNoneGone } from './customers/retention';
import type { Signal } from '../../../../../shared/analysisRubric';
import { memoise } from '../text/memoise';

/** Only these subtract. */
export type NegativeKind = 'nobodyStayed' | 'nobodyPaid' | 'unreachable' | 'negativeMargin';

/** What a clause states. Claims are a set: their order and repetition change nothing. */
export type Claim = {
  kind:
    | Signal
    | NegativeKind
    | 'evidence'
    | 'marketWord'
    | 'unitCost'
    /** What is left of a price: "bleiben 150". */
    | 'kept'
    /** What all customers pay together in a day or a month. */
    | 'takings'
    /** A price that is only supposed: "maybe 25 euros a year". */
    | 'supposedPrice'
    | 'churn'
    | 'orders'
    | 'commission'
    | 'cash'
    | 'fixedCost'
    | 'people'
    | 'missingRole'
    | 'payingCustomers'
    | 'customerSize'
    | 'order';
  clause: Clause;
  /** Level of evidence, 0 to 5, with up to `maxRefinement` within the level. */
  evidence: number;
  quantity?: Quantity;
  /** A noun that the claim is about, as a lemma. */
  subject?: string;
  /** Stated by the sentence, and none of its clauses has words that tell it apart: the whole of it is quoted. */
  isOfSentence?: boolean;
};

/** All claims have the same properties in one order: V8 reads those of one shape faster. */
export const makeClaim = (
  kind: Claim['kind'],
  clause: Clause,
  { evidence = 0, quantity, subject, isOfSentence }: Partial<Omit<Claim, 'kind' | 'clause'>> = {},
): Claim => ({ kind, clause, evidence, quantity, subject, isOfSentence });

/** Identifies a claim by what it states, not by where it stands. */
export const claimKey = ({ kind, clause, evidence, quantity, subject }: Claim): string =>
  [
    kind,
    spacedWords(clause.tokens).trim(),
    evidence === 0 ? '0.000' : evidence.toFixed(3),
    quantity?.value ?? '',
    subject ?? '',
  ].join('|');

/**
 * Each claim once, stronger ones first; ties by their words, so that the order of the text does not matter. Of those that state
 * the same, the last one.
 */
export const uniqueClaims = (claims: readonly Claim[]): Claim[] =>
  [...new Map(claims.map((claim) => [claimKey(claim), claim]))]
    .toSorted(([key, { evidence }], [otherKey, other]) => other.evidence - evidence || (key < otherKey ? -1 : 1))
    .map(([, claim]) => claim);

/** Spoken by the founder or about the customers, and not a question, a quotation or an order. */
export const isOwnStatement = ({ speaker, modality }: Clause): boolean =>
  (speaker === 'own' || speaker === 'people' || speaker === 'other') && modality !== 'question';

export const isFact = (clause: Clause): boolean => isOwnStatement(clause) && clause.modality === 'fact';

/**
 * Words of evidence without the fact: planned, hedged, negated, or of somebody else. Such a clause supports nothing, not even
 * a group or a price.
 */
export const isVoid = memoise((clause: Clause): boolean => {
  if (!isOwnStatement(clause) || isUnknown(clause) || isNoneHad(clause) || isCommonplace(clause)) return true;
  const isEvidence =
    hasAny(clause.tokens, 'interview', 'survey', 'renew', 'cancel') ||
    (hasAny(clause.tokens, 'pay', 'use', 'sell', 'book', 'customer', 'letter', 'prototype') &&
      clause.quantities.some(({ kind, value }) => kind === 'count' && value > 1));
  if (clause.modality !== 'fact')
    return (
      isEvidence ||
      ((hasAny(clause.tokens, 'pay', 'use', 'book') || clause.tokens.some(isSpanishFuture)) && countsPeople(clause))
    );
  if (isNoneGone(clause)) return false;
  return (
    isEvidence && (clause.isNobody || isDenied(clause) || hasAny(clause.tokens, 'declined') || isPaymentOver(clause))
  );
});

/** "Six cafés stopped buying from us at 11 euros a kilo", "nine paid and got their money back": not even the price is paid now. */
const isPaymentOver = (clause: Clause): boolean => isUnpaidByWords(clause) || isPaidBack(clause);

/** "All 30 managers refused to pay": each word of evidence is negated. */
function isDenied({ tokens, negated }: Clause): boolean {
  const words = tokens.filter((token) =>
    ['pay', 'use', 'sell', 'book', 'renew', 'interview'].some((concept) => token.concepts.has(concept as Concept)),
  );
  return words.length > 0 && words.every((token) => negated.has(token));
}

/**
 * "I have never repaired a lift", "the prototype failed to sort anything": what is denied shows nothing. Who denies a trouble
 * or a loss says something good.
 */
export const isDeniedAct = memoise((clause: Clause): boolean => {
  const { tokens, negated } = clause;
  if (isNoneGone(clause)) return false;
  const at = tokens.findIndex(({ pos }) => pos === 'verb');
  const verb = tokens[at];
  if (isBreakdown(tokens, at) && verb && !negated.has(verb)) return true;
  // "Declined to buy": the phrase ends with its "to".
  const denies = [verb, tokens[at + 1]].some((token) => has(token, 'negation') && !has(token, 'notNegation'));
  if (!verb || !(negated.has(verb) || (denies && tokens[at + 1]?.text === 'to'))) return false;
  const after = tokens.slice(at, at + 6).filter((token) => negated.has(token));
  const object = after.findIndex(({ pos }) => pos === 'noun');
  return !after.slice(0, object < 0 ? after.length : object + 1).some(isUnwanted);
});

const breakdowns: ReadonlySet<string> = new Set(['crash', 'collapse', 'jam', 'malfunction']);

/** "The machine broke down", "it failed": ours, and not a part of what others have. */
const isBreakdown = (tokens: readonly Token[], at: number): boolean =>
  (breakdowns.has(tokens[at]?.lemma ?? '') || (tokens[at]?.lemma === 'break' && tokens[at + 1]?.text === 'down')) &&
  !tokens.slice(0, Math.max(0, at)).some(({ text }) => /^(?:their|his|her|old)$/.test(text)) &&
  tokens.slice(0, Math.max(0, at)).some((token) => token.text === 'it' || has(token, 'own', 'product'));

const isUnwanted = (token: Token): boolean =>
  has(token, 'trouble', 'cancel', 'churn', 'declined') ||
  (token.pos === 'noun' && has(token, 'worse') && !/^(?:time|hour|minute|day|week)$/.test(token.lemma)) ||
  betterDirection(token) === 'low' ||
  /^(?:need|require|have_to|stop|change|only|just|single|drop|return|crash|freeze|stall|jam|out)$/.test(token.lemma);

/** "We hope 300 florists sign up and pay": the count stands in the clause before. */
const countsPeople = ({ context }: Clause): boolean =>
  context.some(
    (token, index) =>
      token.pos === 'num' &&
      context
        .slice(index + 1, index + 4)
        .some((other) => other.concepts.has('people') || other.concepts.has('customer') || isAgentive(other.lemma)),
  );

/** Whether a token of the concept is stated and not negated. */
export const states = (clause: Clause, ...concepts: Parameters<typeof hasAny>[1][]): boolean =>
  hasAny(clause.tokens, ...concepts) && (clause.negated.size === 0 || statesBesideNegation(clause, concepts));

const statesBesideNegation = ({ tokens, negated }: Clause, concepts: Parameters<typeof states>[1][]): boolean =>
  tokens.some((token) => has(token, ...concepts) && !negated.has(token));

/** The quantities of all clauses of the sentence. */
export const money = (clause: Clause): Quantity | undefined => clause.quantities.find(({ kind }) => kind === 'money');

/** A verb of these concepts, not a noun such as "a visit". */
export const does = (clause: Clause, ...concepts: Parameters<typeof hasAny>[1][]): boolean =>
  hasAny(clause.tokens, ...concepts) && clause.tokens.some((token) => token.pos === 'verb' && has(token, ...concepts));
