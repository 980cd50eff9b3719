import { isOwnStatement } from '../claims/claim';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import { longestClause, writtenWords, type Clause } from '../text/clause';
import type { Language } from '../text/language';
import type { Sentence } from '../text/sentences';
import { has } from '../text/token';
import { isToldOfBefore, isToldUnneeded } from '../claims/permit/advice';
import { isExempted } from '../claims/permit/exemption';
import { isFoundWanting } from '../claims/permit/inspected';
import { isNeedUnknown, isNoneNeeded, isNotYetHeld } from '../claims/permit/permission';
import { isForSideThing } from '../claims/permit/open';
import { isObtainedAbroad } from '../claims/permit/permissionInOtherLanguages';
import { isConsentOnPaper } from './consent';
import { isAgainstHarm } from './againstHarm';
import { isCountermeasure, isPrevented } from './countermeasure';
import { findDenial } from './denial';
import { withoutEndedHarm } from './endedHarm';
import { judgeActs, type LegalReading } from './judge';
import { isBenign, isNotYetDone } from './benign';
import { findCandidates, isDefiant, oddsOfCandidates } from './candidates';
import { findBehindBacks } from './behindBacks';
import { findChildData } from './childData';
import { findChildHarm } from './childHarm';
import { findCrime } from './crimes';
import { harmOfText } from './harmOfText/harmOfText';
import { isRuleKept } from './keptRule';
import { isLawfulWork } from './lawfulWork';
import { isBlinding, isRemedial } from './remedy';
import { findPlainAct } from './plainActs';
import { isPutOff } from './refusedForNow';
import { isOutsideField } from './regulation';
import { findScheme } from './schemes/findScheme';
import { isUsedGoodsTrade } from './usedGoods';
import { describeWording } from './wording';

/**
 * From these odds on a sentence is harmful: described by a frame or a deed, its verb one of robbery, by weights of words, by the network alone in a
 * text of one or two sentences, and where it says what we find and stop.
 */
const harmfulFrom = {
  described: 0.25,
  robbing: 0.12,
  worded: 0.72,
  alone: 0.72,
  wordedSingle: 0.45,
  single: 0.5,
  amongOthers: 0.84,
  alongside: 0.8,
  remedial: 0.9,
  unconsented: 0.12,
} as const;

/** Below these odds a sentence has no trace of harm, such as a price or a place: it makes no other one more doubtful. */
const harmlessBelow = 0.05;

/** From these odds on a sentence is about a regulated field, where the rules know none. */
const regulatedFrom = 0.6;

/** From these odds on a sentence that would show a regulated field tells the permit itself: of each label, and on average. */
const [heldFrom, heldTogether] = [0.45, 0.5];

/** From these odds on a sentence that isn't about us tells of today's way. */
const todaysFrom = 0.8;

/** From these odds on a missing permission shows that a field is regulated. */
const unpermittedFrom = 0.3;

/** From these odds on a refusal that the rules read is one, one that they miss, and one that a harmful sentence states. */
const refusedFrom = { judged: 0.05, alone: 0.9, harmful: 0.6 } as const;

/**
 * The judge's reading with the network's second opinion. What frames, deeds, weights of words and rules find needs its
 * consent, because ordinary things share words with harmful ones ("our box watches the humidity"); and what they miss is found
 * by it, in three sentences or more as a whole. Without odds, in a language that it hasn't learned, the judge decides alone.
 */
export function reviewActs(all: readonly Clause[], oddsOf: SentenceOdds, language: Language): LegalReading {
  const clauses = withoutEndedHarm(all);
  const plain =
    findPlainAct(clauses) ??
    findCrime(clauses) ??
    findChildHarm(clauses) ??
    findChildData(clauses) ??
    findBehindBacks(clauses) ??
    findScheme(clauses);
  if (oddsOf.size === 0 || language === 'und') {
    const judged = judgeActs(clauses);
    return withDenial({ ...judged, harm: plain ?? judged.harm }, clauses);
  }
  const next = nextSentences(clauses);
  const read = (sentence: Sentence | undefined, label: keyof Odds): number =>
    (sentence && oddsOf.get(sentence)?.[label]) ?? 0;
  const { acts, opening: openingSentence, agreed, licensed, terms, ...found } = findCandidates(clauses, oddsOf);
  const isOpening = (sentence: Sentence): boolean => sentence === openingSentence;
  const [opening, later] = [thresholdsOf(acts, true), thresholdsOf(acts, false)];
  const thresholds = (sentence: Sentence): typeof later => (isOpening(sentence) ? opening : later);
  // What is bought or taken with the consent of those concerned, whatever the sentence that says so.
  const isOnPaper = clauses.some(isConsentOnPaper);
  const unneededSentences = new Set(clauses.filter(isNoneNeeded).map(({ sentence }) => sentence));
  const defiantSentences = new Set(clauses.filter(isDefiant).map(({ sentence }) => sentence));
  const firstClauses = new Map<Sentence | undefined, Clause>(
    clauses.toReversed().map((clause) => [clause.sentence, clause]),
  );
  // "We won't apply until June, when the kitchen is ready": for now, and no refusal.
  const isOnlyPutOff = (clause: Clause): boolean => {
    const after = firstClauses.get(next.get(clause.sentence));
    return isPutOff(writtenWords(clause), after ? writtenWords(after) : '');
  };
  const doubtedSentences = new Set(
    [...clauses.filter(isNeedUnknown), ...[...firstClauses.values()].filter(isOnlyPutOff)].map(
      ({ sentence }) => sentence,
    ),
  );
  const told = new Set(clauses.filter(isToldOfBefore).map(({ sentence }) => sentence));
  const isToldAfter = ({ sentence }: Clause): boolean => {
    const after = next.get(sentence);
    return after !== undefined && told.has(after);
  };
  const isUnneeded = (sentence: Sentence): boolean =>
    unneededSentences.has(sentence) && !defiantSentences.has(sentence);
  // "They pawned their phones, and the shop keeps them": what is done to them today isn't our act.
  const isTodays = ({ sentence, speaker }: Clause): boolean =>
    speaker !== 'own' && read(sentence, 'alternative') >= todaysFrom;
  const candidates = found.candidates.filter(([, own]) => !own.some(isAgainstHarm));
  const whole = acts.size > 2 ? harmOfText(clauses, oddsOfCandidates(candidates, oddsOf), language) : undefined;
  const judged = judgeActs(clauses, {
    // A frame may read on in the next sentence.
    isDescribed: (clause) => {
      const odds = Math.max(read(clause.sentence, 'harm'), read(next.get(clause.sentence), 'harm'));
      const isDoubtful = (): boolean => needsHighOdds(clause) || (isNoneNeeded(clause) && isUnneeded(clause.sentence));
      return (
        !whole?.isHarmless &&
        odds >= (isRobbing(clause) ? harmfulFrom.robbing : harmfulFrom.described) &&
        !isTodays(clause) &&
        !licensed.has(clause.sentence) &&
        !isLawfulWork(clause) &&
        !isBlinding(clause) &&
        !isAgainstHarm(clause) &&
        (odds >= harmfulFrom.remedial || !isDoubtful())
      );
    },
    isWorded: (clause) =>
      !whole?.isHarmless &&
      read(clause.sentence, 'harm') >= thresholds(clause.sentence).worded &&
      !isBlinding(clause) &&
      !isAgainstHarm(clause) &&
      !terms.has(clause.sentence) &&
      (read(clause.sentence, 'harm') >= harmfulFrom.remedial ||
        !(isOnPaper || agreed.has(clause.sentence) || needsHighOdds(clause))),
    isRefused: (clause) =>
      !doubtedSentences.has(clause.sentence) &&
      !isToldUnneeded(clause) &&
      !isRuleKept(clause) &&
      read(clause.sentence, 'refusal') >= (isUnneeded(clause.sentence) ? refusedFrom.alone : refusedFrom.judged),
    isUnconsented: (clause) =>
      read(clause.sentence, 'harm') >= harmfulFrom.unconsented && !isTodays(clause) && !isAgainstHarm(clause),
    isUnpermitted: (clause) => read(clause.sentence, 'regulated') >= unpermittedFrom && !isToldAfter(clause),
  });
  const refused = clauses.find(
    (clause) =>
      isOwnStatement(clause) &&
      !terms.has(clause.sentence) &&
      !doubtedSentences.has(clause.sentence) &&
      !isToldUnneeded(clause) &&
      !isRuleKept(clause) &&
      read(clause.sentence, 'refusal') >= refusedFrom.alone,
  );
  // "No permission is needed. The food authority confirmed that": the next sentence has the words of a regulated field, too.
  const regulated =
    unneededSentences.size > 0
      ? undefined
      : clauses.find(
          (clause) =>
            isOwnStatement(clause) &&
            read(clause.sentence, 'regulated') >= regulatedFrom &&
            !isTellingPermit(clause, oddsOf.get(clause.sentence)) &&
            !isExempted(clause) &&
            !isForSideThing(clause) &&
            !isOutsideField(clause) &&
            !isToldAfter(clause),
        );
  const hasOwnAct = clauses.some(({ speaker, sentence }) => speaker === 'own' && !isOpening(sentence));
  /** Of one or two sentences, the odds of one are enough. A trouble that opens the text is no act, where one of ours follows. */
  const isHarmfulAlone = ([sentence, own]: readonly [Sentence, readonly Clause[]]): boolean => {
    const odds = read(sentence, 'harm');
    if (odds < thresholds(sentence).alone) return false;
    if (isOnPaper || own.some(needsHighOdds) || agreed.has(sentence)) return odds >= harmfulFrom.remedial;
    if (isUnneeded(sentence) && odds < harmfulFrom.amongOthers) return false;
    // What others do is told behind an offer: "I wash cars. The council makes you pay for the skip".
    const isTrouble = hasOwnAct && !own.some(({ speaker }) => speaker === 'own');
    return own.some(isOwnAct) || (isOpening(sentence) && !isTrouble) || odds >= harmfulFrom.amongOthers;
  };
  const worstAct = candidates.find(([, own]) => own.some(isOwnAct)) ?? candidates[0];
  const worst = whole ? (whole.isHarmful ? worstAct : undefined) : candidates.find(isHarmfulAlone);
  const harm = plain ?? judged.harm ?? (worst && describeWording(longestClause(worst[1])));
  const refusal =
    judged.refusal ??
    refused ??
    // Harm by its words alone, in a sentence that refuses a license: the refusal is what is wrong.
    (harm?.id === 'wording' && read(harm.clause.sentence, 'refusal') >= refusedFrom.harmful ? harm.clause : undefined);
  // A law that is avoided is the one whose license is refused.
  const isRefusalOnly =
    refusal !== undefined &&
    ((harm?.id === 'wording' && harm.clause.sentence === refusal.sentence) ||
      /^(?:evasion|bypass)$/.test(harm?.id ?? ''));
  const reading = {
    ...judged,
    harm: isRefusalOnly ? undefined : harm,
    refusal,
    regulated: judged.regulated ?? (regulated && { clause: regulated }),
  };
  return withDenial(reading, clauses);
}

/**
 * From which odds on a sentence is harmful by weights of words, and alone in a text of one or two sentences. Of more sentences, one
 * misleads more easily; but the offer that opens the text is as harmful with a price or a place behind it.
 */
function thresholdsOf(oddsOf: SentenceOdds, isOpening: boolean): { worded: number; alone: number } {
  const { single, wordedSingle, worded, alone, alongside, amongOthers } = harmfulFrom;
  const isOnly =
    oddsOf.size === 1 || (isOpening && [...oddsOf.values()].filter(({ harm }) => harm >= harmlessBelow).length < 2);
  if (oddsOf.size > 2) return { worded: isOnly ? alongside : amongOthers, alone: Infinity };
  return isOnly ? { worded: wordedSingle, alone: single } : { worded, alone };
}

/** "The council gave my kitchen a rating of 5", "das Bio-Siegel haben wir seit 2023": what is held is no field without a permit. */
const isTellingPermit = (clause: Clause, odds: Odds | undefined): boolean =>
  odds !== undefined &&
  clause.modality === 'fact' &&
  Math.min(odds.permission, odds.regulationAddressed) >= heldFrom &&
  odds.permission + odds.regulationAddressed >= 2 * heldTogether &&
  !isFoundWanting(clause) &&
  !isNotYetHeld(clause) &&
  !isNeedUnknown(clause);

/** What an office or the law refuses stops the business as well as what the text refuses. */
function withDenial(reading: LegalReading, clauses: readonly Clause[]): LegalReading {
  if (reading.harm || reading.refusal) return reading;
  const denial = findDenial(clauses);
  return denial ? { ...reading, refusal: denial, isDenied: true } : reading;
}

/** "The certification isn't done yet", "they have no permit, and we get it": words of a refusal, and none. */
const needsHighOdds = (clause: Clause): boolean =>
  isRemedial(clause) ||
  isCountermeasure(clause) ||
  isPrevented(clause) ||
  isBenign(clause) ||
  isUsedGoodsTrade(clause) ||
  isNotYetDone(clause) ||
  isNotYetHeld(clause) ||
  isObtainedAbroad(clause);

function nextSentences(clauses: readonly Clause[]): ReadonlyMap<Sentence, Sentence> {
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];
  return new Map(sentences.slice(1).map((sentence, index) => [sentences[index] ?? sentence, sentence]));
}

/** "Wir klauen Fahrräder", "die App hackt das Handy": what is done is the harm. */
const isRobbing = ({ tokens, speaker, modality, negated }: Clause): boolean => {
  const verb = tokens.find(({ pos }) => pos === 'verb');
  return (
    verb !== undefined &&
    has(verb, 'rob') &&
    !negated.has(verb) &&
    modality !== 'condition' &&
    (speaker === 'own' || tokens.some((token) => has(token, 'product')))
  );
};

/** Beside another sentence, what others do and what would happen is no act of ours: "if we raise the price, they freeze water". */
const isOwnAct = ({ speaker, modality, tokens }: Clause): boolean =>
  speaker === 'own' && modality !== 'condition' && modality !== 'question' && tokens.some(({ pos }) => pos === 'verb');
