import { isExempted, isRuleInapplicable } from '../claims/permit/exemption';
import type { SentenceOdds } from '../network/sentenceOdds';
import { clausesBySentence, type Clause } from '../text/clause';
import type { Sentence } from '../text/sentences';
import { hasAny } from '../text/token';
import { findLicensedArms } from './arms';
import { isBorne } from './borne';
import { isComplaint } from './complaint';
import { isConsentGiven, isRecording } from './consent';
import { findDrills } from './drill';
import { isLawfulWork } from './lawfulWork';
import { hasOwnTrade, isByTrade, isDoneByOthers } from './othersActs';
import { isLicensedTradeOnly } from './licensableGoods';
import { isRefrained } from './refrained';
import { isBlinding, isWithoutDevice } from './remedy';
import { withoutSideFacts } from './sideFacts';
import { isTermsOnly } from './terms';

type SentenceClauses = readonly [Sentence, readonly Clause[]];

/** The sentences of a text by what they can tell of harm. */
export type Candidates = {
  /** Without side facts. */
  acts: SentenceOdds;
  opening: Sentence | undefined;
  /** What people agreed to be recorded for. */
  agreed: ReadonlySet<Sentence>;
  licensed: ReadonlySet<Sentence>;
  /** Terms of business, what others do, what is allowed, what we don't do: no act of ours that could be harmful. */
  terms: ReadonlySet<Sentence>;
  /** What may be a harmful act, the highest odds of harm first. */
  candidates: readonly SentenceClauses[];
};

export function findCandidates(clauses: readonly Clause[], oddsOf: SentenceOdds): Candidates {
  const acts = withoutSideFacts(clauses, oddsOf);
  const [opening] = acts.keys();
  const bySentence = [...clausesBySentence(clauses)];
  const agreed = new Set(
    clauses.some(isConsentGiven) ? clauses.filter(isRecording).map(({ sentence }) => sentence) : [],
  );
  const isOwnTrade = hasOwnTrade(clauses);
  const licensed = findLicensedArms(clauses);
  const isTerms = ([sentence, own]: SentenceClauses): boolean =>
    licensed.has(sentence) ||
    (!isOwnTrade && sentence.isLatin && sentence !== opening && isByTrade(own[0]!.context)) ||
    isTermsOnly(own) ||
    isLicensedTradeOnly(own) ||
    isBorne(own) ||
    isRefrained(own) ||
    isComplaint(own) ||
    isLawful(own) ||
    isAllowed(own);
  const terms = new Set(bySentence.filter(isTerms).map(([sentence]) => sentence));
  const drills = findDrills(clauses);
  const harmOf = ([sentence]: SentenceClauses): number => oddsOf.get(sentence)?.harm ?? 0;
  const candidates = bySentence
    .filter(
      ([sentence, own]) =>
        !drills.has(sentence) &&
        !terms.has(sentence) &&
        !own.some((clause) => isAgreedInWriting(clause) || isBlinding(clause) || isWithoutDevice(clause)),
    )
    .toSorted((left, right) => harmOf(right) - harmOf(left));
  return { acts, opening, agreed, licensed, terms, candidates };
}

/** What the candidates state: a text is judged by them as a whole. */
export function oddsOfCandidates(candidates: Candidates['candidates'], oddsOf: SentenceOdds): SentenceOdds {
  const considered = new Set(candidates.map(([sentence]) => sentence));
  return new Map([...oddsOf].filter(([sentence]) => considered.has(sentence)));
}

/** What others do to customers, and a trade with the words of harm. */
const isLawful = (sentence: readonly Clause[]): boolean => isDoneByOthers(sentence) || sentence.some(isLawfulWork);

/** "We have our exemption", "the rule does not apply to couriers": nothing is refused. */
const isAllowed = (sentence: readonly Clause[]): boolean =>
  sentence.some((clause) => isExempted(clause) || isRuleInapplicable(clause)) && !sentence.some(isDefiant);

/**
 * "No licence is needed, they say, but the council wants one, and we will operate without it", "…, nobody checks"; not "we will
 * run a boat taxi, and we need no licence".
 */
export const isDefiant = ({ modality, tokens, isNobody }: Clause): boolean =>
  (modality === 'plan' &&
    tokens.some(({ lemma }) => /^(?:without|anyway|regardless|ignore|ohne|trotzdem|sin)$/.test(lemma))) ||
  (isNobody && tokens.some(({ lemma }) => /^(?:check|notice|control|inspect|ask|know|catch|care)$/.test(lemma)));

/** "After she and her family agree in writing": who is concerned knows and wants it. */
const isAgreedInWriting = ({ context, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  context.some(
    ({ lemma }, index) =>
      (lemma === 'agree' || lemma === 'consent') &&
      context[index + 1]?.text === 'in' &&
      context[index + 2]?.text === 'writing',
  ) &&
  !hasAny(context, 'negation', 'covert', 'fake');
