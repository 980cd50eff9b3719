import { conceptsOf, has, hasAny, isVerb, type Token } from '../text/token';
import type { Clause } from '../text/clause';
import type { ReadConcepts } from '../lexicon/concepts';
import type { Concept } from '../lexicon/lexicon';
import { isOwnStatement, states } from '../claims/claim';
import { isPermitOpen } from '../claims/permit/open';
import { isActive, isEnabled, isFigurativeTheft } from './agency';
import { isToolOrStore } from './arms';
import { findUnconsented } from './consent';
import { isCountermeasure } from './countermeasure';
import { findDeed, type DeedStanding } from './deeds';
import { findDrills } from './drill';
import { isLookAlike } from './frameLookAlikes';
import { criminalClients, frames, type Frame } from './frames';
import type { Harm } from './harm';
import { isLicensableGood } from './licensableGoods';
import { findLicensedTrade } from './licensedTrade';
import { isOffered, isOurs } from './ours';
import { isByTrade } from './othersActs';
import type { OwnSentence } from './ownSentence';
import { isRefusal } from './refusal';
import { findRefusedPermit } from './refusedPermit';
import { findNotYetHeld, findRegulated, type Regulated } from './regulation';
import { findPlainHarm } from './plainHarm';
import { isRemedied } from './remedy';
import { findUnguarded } from './safeguard';
import { findHarmfulWording, isWordedHarmless } from './wording';

export type LegalReading = {
  harm: Harm | undefined;
  refusal: Clause | undefined;
  /** The refusal is an office's or the law's, and not ours. */
  isDenied?: boolean;
  regulated: Regulated | undefined;
  /** A permit that is in doubt, unanswered or not asked for. */
  open: Clause | undefined;
};

/** Where a second opinion lets the judge find something. */
export type Agreement = {
  /** Harm that a frame or a deed describes. */
  isDescribed: (clause: Clause) => boolean;
  /** Harm by weights of words. */
  isWorded: (clause: Clause) => boolean;
  isRefused: (clause: Clause) => boolean;
  /** People who are recorded without their consent. */
  isUnconsented: (clause: Clause) => boolean;
  /** A permission that is missing in a field that no list names. */
  isUnpermitted: (clause: Clause) => boolean;
};

const always: Agreement = {
  isDescribed: () => true,
  isWorded: () => true,
  isRefused: () => true,
  isUnconsented: () => true,
  isUnpermitted: () => true,
};

/** Judges act, target and consent. A remedy before the harmful words governs them, unless it is negated. */
export function judgeActs(clauses: readonly Clause[], agreement: Agreement = always): LegalReading {
  const ours: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const isContinued = before !== undefined && before.sentence === clause.sentence;
    if (isOurs(clause, isContinued ? ours.at(-1) === before : undefined) || isEnabled(clause, ours)) ours.push(clause);
  }
  // Nothing is said to be ours: what people get, or what is made to order, is the offer.
  if (ours.length === 0) ours.push(...clauses.filter(isOffered));
  const drills = findDrills(clauses);
  const countered = new Set(clauses.filter(isCountermeasure).map(({ sentence }) => sentence));
  const real = ours.filter(({ sentence }) => !drills.has(sentence) && !countered.has(sentence));
  const doubtful = real.filter((clause) => agreement.isDescribed(clause) && !isWordedHarmless(clause));
  return {
    harm:
      findHarm(doubtful, clauses) ??
      findDeeds(doubtful, clauses) ??
      findUnconsented(clauses, agreement.isUnconsented) ??
      findUnguarded(ours, clauses) ??
      findPlainHarm(real) ??
      findHarmfulWording(real.filter(agreement.isWorded)),
    refusal:
      findRefusedPermit(clauses) ?? ours.find((clause) => agreement.isRefused(clause) && isRefusal(clause, clauses)),
    regulated: findRegulated(ours, agreement.isUnpermitted) ?? findLicensedTrade(clauses) ?? findNotYetHeld(clauses),
    open: clauses.find((clause) => isOwnStatement(clause) && isPermitOpen(clause)),
  };
}

function findHarm(ours: readonly Clause[], all: readonly Clause[]): Harm | undefined {
  // Most texts have no clause that asks for it.
  let standing: Standing | undefined;
  for (const clause of ours) {
    if (servesCriminals(clause)) return { clause, reason: 'it helps criminals', id: 'criminals' };
    const stated = conceptsOf(clause.tokens);
    if (!stated.hasAny(anchors)) continue;
    standing ??= standingOf(all);
    const { isConsented, isLicensed, negated } = standing;
    for (const frame of frames) {
      if ((frame.isConsentable || (frame.isLicensable && isLicensed)) && isConsented) continue;
      if (isPossible(frame, stated) && fits(frame, clause, all, negated))
        return { clause, reason: frame.reason, id: frame.id };
    }
  }
  return undefined;
}

/** What a text says of all its acts: consent, a licence, and the words that it denies. */
type Standing = { isConsented: boolean; isLicensed: boolean; negated: ReadonlySet<Token> };

const standingOf = (all: readonly Clause[]): Standing => ({
  isConsented: all.some((clause) => states(clause, 'consent') && !hasAny(clause.tokens, 'covert')),
  isLicensed: all.some((clause) => states(clause, 'license')),
  negated: new Set(all.flatMap((clause) => [...clause.negated])),
});

/** Deeds of sentences whose first statement is ours: what follows in the sentence is their manner, purpose or result. */
function findDeeds(ours: readonly Clause[], all: readonly Clause[]): Harm | undefined {
  if (ours.length === 0) return undefined;
  const isStated = (concept: 'consent' | 'license'): boolean =>
    all.some((clause) => states(clause, concept) && !hasAny(clause.tokens, 'fake'));
  // Most sentences state no deed that asks for it.
  let standing: DeedStanding | undefined;
  const readStanding = (): DeedStanding =>
    (standing ??= { isConsented: isStated('consent'), isLicensed: isStated('license') });
  const own = new Set(ours);
  const sentences = new Map<Clause['sentence'], Clause[]>();
  for (const clause of all) {
    const clauses = sentences.get(clause.sentence);
    if (clauses) clauses.push(clause);
    else if (own.has(clause) || !clause.hasVerb) sentences.set(clause.sentence, [clause]);
  }
  for (const clauses of sentences.values()) {
    if (!clauses.some((clause) => own.has(clause))) continue;
    const sentence: OwnSentence = { clauses, tokens: clauses.flatMap(({ tokens }) => tokens) };
    const deed = findDeed(sentence, readStanding);
    if (deed) return deed;
  }
  return undefined;
}

const serving = new Set(['for', 'help', 'let', 'enable', 'allow', 'für', 'para']);

/** "Keys for thieves": made for them, not against them. */
const servesCriminals = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  tokens.some(
    ({ lemma, text }, index) =>
      serving.has(tokens[index - 1]?.lemma ?? '') &&
      (criminalClients.test(lemma) || criminalClients.test(text)) &&
      !hasAny(tokens.slice(0, index), 'remedy', 'negation') &&
      // "Useless for thieves".
      !tokens
        .slice(Math.max(0, index - 4), index)
        .some((word) =>
          /^(?:useless|worthless|hard|harder|difficult|impossible|unattractive|heavy|inútil|difícil)$/.test(word.text),
        ),
  );

/** What the clause itself must have a word for: the act, or any part of a frame that reaches further. */
const isPossible = (frame: Frame, stated: ReadConcepts): boolean =>
  anchorsOf(frame).some((part) => part.some((concept) => stated.has(concept)));

const anchorsOf = ({ parts, reach }: Frame): readonly (readonly Concept[])[] =>
  reach === undefined ? parts.slice(0, 1) : parts;

/** Most clauses have a word for no frame. */
const anchors: readonly Concept[] = [...new Set(frames.flatMap((frame) => anchorsOf(frame).flat()))];

function fits(frame: Frame, clause: Clause, all: readonly Clause[], negated: ReadonlySet<Token>): boolean {
  const [first = [], ...others] = frame.parts;
  const nearby = nearbyTokens(frame, clause, all);
  // A wide frame needs one of its parts in the clause itself.
  const isAnchored =
    frame.reach === undefined ||
    frame.parts.some((part) => clause.tokens.some((token) => has(token, ...part) && !has(token, 'remedy')));
  if (!isAnchored) return false;
  return nearby.some((token, index) => {
    if (!has(token, ...first) || (negated.has(token) && !isAbsence(token, first))) return false;
    if (
      frame.isVerb &&
      !(
        (isVerb(token) || has(nearby[index + 1], ...first)) &&
        !has(token, 'remedy') &&
        !isHiddenThing(nearby, index) &&
        isActive(nearby, index)
      )
    )
      return false;
    if (has(token, 'covert') && has(nearby[index + 1], 'defect', 'trouble', 'worse')) return false;
    if (isFigurativeTheft(nearby, index) || isLookAlike(frame.id, nearby, index)) return false;
    if (frame.isAttribute && !isAttribute(nearby, index)) return false;
    // "Lay" is a floor layer's word, whatever the tagger makes its lemma.
    if (frame.not?.test(token.lemma) || /^la(?:ys?|id|ying)$/.test(token.text)) return false;
    if (frame.isHead && !isHead(nearby, index)) return false;
    if (frame.id === 'intimate' && isStrippedOut(nearby, index)) return false;
    if (frame.id === 'contraband' && (isToolOrStore(nearby, index) || isLicensableGood(nearby, index))) return false;
    if (frame.id === 'bondage' && isHeldByOwner(nearby, index)) return false;
    if (frame.isObject && !isGoverned(nearby, index, clause)) return false;
    if (isRemedied(clause, token)) return false;
    return others.every(
      (part) =>
        nearby.some(
          (other) =>
            other !== token &&
            has(other, ...(isFaint(token) ? part.filter((concept) => concept !== 'makeAct') : part)) &&
            !isOthers(other, nearby),
        ) ||
        (part.includes('minor') && isMinorByAge(nearby)),
    );
  });
}

/** "Hidden defects": describes the thing, not what we do with it. */
const isHiddenThing = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text.endsWith('en') === true &&
  tokens[index]?.text !== tokens[index]?.lemma &&
  tokens[index + 1]?.pos === 'noun';

/** Not "home" of "home brewed beer", "phone" of "phone covers". */
const isHead = (tokens: readonly Token[], index: number): boolean => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.pos === 'adv') return false;
  const isThing = next?.pos === 'noun' || (isVerb(next) && next?.text.endsWith('s') === true);
  const isCompound = isThing && !has(next, 'private', 'unreal', 'people', 'target');
  return !isCompound && !(next?.text !== next?.lemma && isVerb(next) && tokens[index + 2]?.pos === 'noun');
};

/** "Copper that we strip out of houses". */
const isStrippedOut = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'strip' &&
  tokens.slice(index + 1, index + 5).some(({ text }) => /^(?:out|from|off|down)$/.test(text));

/** "They keep their passports", "can keep none of it". */
const isHeldByOwner = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index - 1]?.text === 'they' && tokens[index + 1]?.text === 'their') ||
  /^(?:none|nothing|neither)$/.test(tokens[index + 1]?.text ?? '');

/** A thing may run quietly. Only what is taken or watched quietly is done behind somebody's back. */
const isFaint = ({ text }: Token): boolean => /^(?:quietly|invisibly|invisible|discreetly|silently)$/.test(text);

function nearbyTokens(frame: Frame, clause: Clause, all: readonly Clause[]): readonly Token[] {
  if (frame.reach === undefined) return clause.tokens;
  return frame.reach === 'sentence' ? clause.context : [...clause.context, ...nextSentence(clause, all)];
}

/** Words such as "without their knowledge" are negations themselves. */
const isAbsence = (token: Token, concepts: readonly Concept[]): boolean =>
  concepts.includes('covert') && has(token, 'covert');

const isOthers = (token: Token, tokens: readonly Token[]): boolean => {
  const before = tokens[tokens.indexOf(token) - 1];
  return before !== undefined && has(before, 'criminal');
};

/** The sentence after the clause's own. */
function nextSentence(clause: Clause, all: readonly Clause[]): readonly Token[] {
  const following = all.slice(clause.index + 1, clause.index + 40).find(({ sentence }) => sentence !== clause.sentence);
  const isNext = following !== undefined && following.sentence.start - clause.sentence.end < 3;
  return isNext && !isByTrade(following.context) ? following.context : [];
}

/** "for 14-year-olds", "a 12 year old". */
function isMinorByAge(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, index) => {
    const age = Number(text);
    const after = tokens
      .slice(index + 1, index + 5)
      .map((token) => token.text)
      .join(' ');
    return age >= 3 && age < 18 && /^(?:- )?years?(?: -)? olds?/.test(after);
  });
}

/** "stolen cards", not "cards were stolen" or "our shop was last winter robbed by two men". */
function isAttribute(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (after?.text === 'by' && tokens.slice(0, index).some(({ lemma }) => lemma === 'be')) return false;
  const isPredicate = before !== undefined && (before.pos === 'aux' || before.lemma === 'be' || before.pos === 'part');
  return (
    !isPredicate && (tokens.slice(index, index + 5).some(({ pos }) => pos === 'noun') || has(tokens[index], 'unreal'))
  );
}

/** An act of making, trading or taking stands before it. */
const isGoverned = (tokens: readonly Token[], index: number, { speaker }: Clause): boolean => {
  const isAct = tokens.slice(0, index).some((token) => has(token, 'makeAct', 'sell', 'pay'));
  const isPhrase =
    speaker !== 'own' && tokens.slice(0, index).every((token) => !isVerb(token) || token.text.endsWith('ing'));
  return isAct || isPhrase;
};
