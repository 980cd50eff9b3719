import { has, hasAny, isVerb, type Token } from '../text/token';
import type { Clause } from '../text/clause';
import type { Concept } from '../lexicon/lexicon';
import { isActive, isEnabled } from './agency';
import { findUnconsented } from './consent';
import { findDeed } from './deeds';
import { criminalClients, frames, type Frame } from './frames';
import type { Harm } from './harm';
import type { OwnSentence } from './ownSentence';
import { findRegulated, isRefusal, type Regulated } from './regulation';
import { isRemedied } from './remedy';
import { findHarmfulWording, isWordedHarmless } from './wording';

export type LegalReading = {
  harm: Harm | undefined;
  refusal: Clause | undefined;
  regulated: Regulated | undefined;
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
  const doubtful = ours.filter((clause) => !isWordedHarmless(clause) && agreement.isDescribed(clause));
  return {
    harm:
      findHarm(doubtful, clauses) ??
      findDeeds(doubtful, clauses) ??
      findUnconsented(clauses, agreement.isUnconsented) ??
      findHarmfulWording(ours.filter(agreement.isWorded)),
    refusal: ours.find((clause) => isRefusal(clause) && agreement.isRefused(clause)),
    regulated: findRegulated(ours, agreement.isUnpermitted),
  };
}

/** Done by us, by the product, or by a customer whom the product enables. A clause without a subject goes on. */
function isOurs(clause: Clause, isOursBefore: boolean | undefined): boolean {
  if (['rival', 'report', 'friends', 'order', 'quoted'].includes(clause.speaker)) return false;
  const verb = firstVerb(clause.tokens);
  const subject = verb < 0 ? clause.tokens : clause.tokens.slice(0, verb);
  if (hasAny(subject, 'own')) return true;
  const words = subject.filter(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num');
  if (words.length === 0) return isOursBefore ?? true;
  if (verb >= 0 && hasAny(subject, 'criminal')) return false;
  const [first] = clause.tokens;
  const isProduct =
    hasAny(words, 'product') && (first?.pos === 'det' || (has(first, 'product') && headOf(subject) === first));
  const isUser = words.every(({ text }) =>
    /^(?:you|it|members?|users?|customers?|players?|subscribers?|buyers?)$/.test(text),
  );
  // "Waiters drop our powder into drinks": with what is ours.
  const isWithOurs =
    verb >= 0 &&
    clause.tokens
      .slice(verb)
      .some(({ text }, index, after) => text === 'our' || (text === 'us' && after[index - 1]?.lemma === 'lend')) &&
    clause.speaker !== 'other';
  return isProduct || isUser || verb < 0 || isWithOurs || isBareName(words, clause) || isFragmentHead(clause, verb);
}

/** The last noun before an adposition or the end: "couriers" of "bike couriers of the city". */
function headOf(phrase: readonly Token[]): Token | undefined {
  const start = phrase.findIndex(({ pos }) => pos === 'noun');
  const end = phrase.findIndex(({ pos }, index) => index > start && pos !== 'noun');
  return phrase.slice(0, end < 0 ? phrase.length : end).findLast(({ pos }) => pos === 'noun');
}

/** "Teenagers get a loan", "Essays written to order": an offer that names nobody who makes it. */
function isOffered({ tokens, speaker }: Clause): boolean {
  if (['rival', 'report', 'friends', 'order', 'quoted'].includes(speaker)) return false;
  const verb = tokens.findIndex(isVerb);
  const [first, act, object] = [tokens[0], tokens[verb], tokens[verb + 1]];
  const isGiven =
    verb > 0 &&
    /^(?:get|receive|obtain)$/.test(act?.lemma ?? '') &&
    /^(?:an?|our)$/.test(object?.text ?? '') &&
    hasAny(tokens.slice(0, verb), 'people') &&
    hasAny(tokens.slice(verb + 2, verb + 5), 'thing', 'product');
  const isMade =
    verb === 1 && first?.pos === 'noun' && first.text !== first.lemma && /(?:ed|en)$/.test(act?.text ?? '');
  return isGiven || isMade;
}

/** A name of one word that no list contains and that acts: the product, unless the text treats it as a stranger. */
const isBareName = (words: readonly Token[], { tokens }: Clause): boolean =>
  words.length === 1 && words[0] === tokens[0] && words[0]?.concepts.size === 0 && !words[0].text.endsWith('s');

/** The finite verb. "Betting" of "Betting sites let in …" is none. */
function firstVerb(tokens: readonly Token[]): number {
  const first = tokens.findIndex((token, index) => isVerb(token) && !isParticiple(tokens, index));
  if (first !== 0 || !/(?:ing|ed)$/.test(tokens[0]?.text ?? '') || tokens[1]?.pos !== 'noun') return first;
  const second = tokens.findIndex((token, index) => index > 0 && isVerb(token) && !token.text.endsWith('ing'));
  return second < 0 ? -1 : second;
}

/** "…, delivered to the school": describes the noun before it. */
const isParticiple = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.text === ',' && /(?:ed|en|ing)$/.test(tokens[index]?.text ?? '');

/** A noun phrase with relative clauses only: "Hidden cameras for bosses who want to watch …". */
function isFragmentHead({ tokens }: Clause, verb: number): boolean {
  const relative = tokens.findIndex(
    ({ text, concepts }) => concepts.has('relative') || /^(?:who|that|which|where|to)$/.test(text),
  );
  const isPhrase =
    tokens.slice(0, relative).some(({ pos }) => pos === 'adp') ||
    hasAny(tokens.slice(0, Math.max(0, relative)), 'product');
  const head = tokens[relative - (/^(?:with|in|by|on)$/.test(tokens[relative - 1]?.text ?? '') ? 2 : 1)];
  const isThing = /^an?$/.test(tokens[0]?.text ?? '') && !has(head, 'people', 'target');
  return relative > 0 && relative < verb && (isPhrase || isThing);
}

function findHarm(ours: readonly Clause[], all: readonly Clause[]): Harm | undefined {
  const isConsented = all.some(
    (clause) =>
      clause.tokens.some((token) => has(token, 'consent') && !has(token, 'covert') && !clause.negated.has(token)) &&
      !hasAny(clause.tokens, 'covert'),
  );
  const isLicensed = all.some((clause) =>
    clause.tokens.some((token) => has(token, 'license') && !clause.negated.has(token)),
  );
  const negated = new Set(all.flatMap((clause) => [...clause.negated]));
  for (const clause of ours) {
    if (servesCriminals(clause)) return { clause, reason: 'it helps criminals', id: 'criminals' };
    for (const frame of frames) {
      if ((frame.isConsentable || (frame.isLicensable && isLicensed)) && isConsented) continue;
      if (fits(frame, clause, all, negated)) return { clause, reason: frame.reason, id: frame.id };
    }
  }
  return undefined;
}

/** Deeds of sentences whose first statement is ours: what follows in the sentence is their manner, purpose or result. */
function findDeeds(ours: readonly Clause[], all: readonly Clause[]): Harm | undefined {
  const states = (concept: 'consent' | 'license'): boolean =>
    all.some(
      (clause) =>
        !hasAny(clause.tokens, 'fake') &&
        clause.tokens.some((token) => has(token, concept) && !clause.negated.has(token)),
    );
  const standing = { isConsented: states('consent'), isLicensed: states('license') };
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
    const deed = findDeed(sentence, standing);
    if (deed) return deed;
  }
  return undefined;
}

/** "Keys for thieves": made for them, not against them. */
const servesCriminals = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma, text }, index) =>
      (criminalClients.test(lemma) || criminalClients.test(text)) &&
      /^(?:for|help|let|enable|allow|für|para)$/.test(tokens[index - 1]?.lemma ?? '') &&
      !hasAny(tokens.slice(0, index), 'remedy', 'negation'),
  );

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
    if (frame.isAttribute && !isAttribute(nearby, index)) return false;
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
  return following && following.sentence.start - clause.sentence.end < 3 ? following.context : [];
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

/** "stolen cards", not "cards were stolen". */
function isAttribute(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
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
