import { has, hasAny, isVerb, type Token } from '../text/token';
import type { Clause } from '../text/clause';
import type { Concept } from '../lexicon/lexicon';
import { criminalClients, frames, regulatedActs, type Frame } from './frames';

export type Harm = { clause: Clause; reason: string; id: string };
export type LegalReading = {
  harm: Harm | undefined;
  refusal: Clause | undefined;
  regulated: { clause: Clause; field: string } | undefined;
};

/** Judges act, target and consent. A remedy before the harmful words governs them, unless it is negated. */
export function judgeActs(clauses: readonly Clause[]): LegalReading {
  const ours: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const isContinued = before !== undefined && before.sentence === clause.sentence;
    if (isOurs(clause, isContinued ? ours.at(-1) === before : undefined)) ours.push(clause);
  }
  return { harm: findHarm(ours, clauses), refusal: ours.find(isRefusal), regulated: findRegulated(ours) };
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
  const isProduct = hasAny(words, 'product') && first?.pos === 'det';
  const isUser = words.every(({ text }) =>
    /^(?:you|it|members?|users?|customers?|players?|subscribers?|buyers?)$/.test(text),
  );
  return isProduct || isUser || verb < 0 || isFragmentHead(clause, verb);
}

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
  const isThing =
    /^an?$/.test(tokens[0]?.text ?? '') && !hasAny(tokens.slice(0, Math.max(0, relative)), 'people', 'target');
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
      !((isVerb(token) || has(nearby[index + 1], ...first)) && !has(token, 'remedy') && isActive(nearby, index))
    )
      return false;
    if (frame.isAttribute && !isAttribute(nearby, index)) return false;
    if (frame.isObject && !isGoverned(nearby, index, clause)) return false;
    if (isRemedied(clause, token)) return false;
    return others.every(
      (part) =>
        nearby.some((other) => other !== token && has(other, ...part) && !isOthers(other, nearby)) ||
        (part.includes('minor') && isMinorByAge(nearby)),
    );
  });
}

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

/** Whether we do it: no third party is its subject, and it is not passive. */
function isActive(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index);
  const isPassive =
    before.some(({ lemma, text }) => lemma === 'be' || /^(?:wurde\w*|werden|fue|fueron)$/.test(text)) &&
    /(?:ed|en|ung|ollen|ost|do|da)$/.test(tokens[index]?.text ?? '');
  const criminal = before.find((token) => has(token, 'criminal') && token.pos !== 'det');
  const lead = criminal ? tokens[tokens.indexOf(criminal) - 1] : undefined;
  const isEnabled = /^(?:let|help|allow|enable|for)$/.test(lead?.lemma ?? '');
  const isTheirs = (criminal !== undefined && !isEnabled) || isTheirRelative(tokens, index);
  return !isPassive && !isTheirs;
}

/** "callers who pretend", "from employers who hold": a third party. "For bosses who want to …" is our customer. */
function isTheirRelative(tokens: readonly Token[], index: number): boolean {
  const relative = tokens.findLastIndex(
    ({ text }, at) => at < index && index - at < 6 && /^(?:who|that|which)$/.test(text),
  );
  const head = tokens[relative - 1];
  if (relative <= 0 || !head) return false;
  const lead = tokens.slice(Math.max(0, relative - 4), relative - 1).findLast(({ pos }) => pos === 'adp');
  return has(head, 'criminal', 'rival') || (has(head, 'people', 'target') && lead?.text !== 'for');
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

/** A remedy in the sentence before the harmful words: "detects fake reviews", "keeps minors out". */
function isRemedied(clause: Clause, harm: Token): boolean {
  const at = clause.context.indexOf(harm);
  if (at < 0) return false;
  const before = clause.context.slice(0, at);
  const isRemedy = before.some(
    (token) => has(token, 'remedy') && !has(token, 'covert', 'evade') && !clause.negated.has(token),
  );
  const keeps = clause.context.findIndex(({ lemma }) => lemma === 'keep');
  const isKeptOut =
    keeps >= 0 && clause.context.slice(keeps, keeps + 5).some(({ text }) => /^(?:out|away|off)$/.test(text));
  const isAgainst =
    clause.context[at - 1]?.text === 'against' ||
    clause.context[at + 1]?.text === 'victim' ||
    (clause.context[at - 1]?.text === '-' && clause.context[at - 2]?.text === 'anti');
  return isRemedy || isKeptOut || isAgainst || isReported(before);
}

/** "We show companies where their hiring filters out women": what others do, in a clause that depends on a verb of showing. */
function isReported(before: readonly Token[]): boolean {
  const verb = before.findIndex((token) => has(token, 'reveal') && isVerb(token));
  const rest = verb < 0 ? [] : before.slice(verb + 1);
  const link = rest.findIndex(({ text }) => /^(?:where|whether|which|if|when|how|what|ob|wo|si|dónde|que)$/.test(text));
  const isOurAct = /^(?:we|i|us|wir|ich)$/.test(rest[link + 1]?.text ?? '');
  return link >= 0 && !isOurAct;
}

/** A needed license is refused: "we will operate without one". */
function isRefusal(clause: Clause): boolean {
  const isAboutRule = clause.context.some((token) => has(token, 'license', 'rule') && !has(token, 'notNegation'));
  const isRefused = clause.context.some(
    (token) => has(token, 'evade') && (isVerb(token) || /^(?:without|takes|too|no|need|ohne|sin)$/.test(token.text)),
  );
  const isWithout = clause.context.some(
    (token, index) =>
      token.text === 'without' &&
      clause.context.slice(index + 1, index + 5).some((other) => has(other, 'license') || other.text === 'one'),
  );
  const isUnlicensed =
    (hasAny(clause.context, 'license') && isWithout) ||
    clause.tokens.some((token) => has(token, 'unlicensed') && !clause.negated.has(token));
  const refuses =
    isAboutRule &&
    isRefused &&
    clause.context.some(
      (token) =>
        has(token, 'license', 'rule') &&
        clause.context.some(
          (other) => has(other, 'negation', 'evade') && other !== token && isNear(clause.context, other, token),
        ),
    );
  const isRemedy = clause.context.some(
    (token) => has(token, 'remedy') && !clause.negated.has(token) && !has(token, 'evade'),
  );
  return !isRemedy && (isUnlicensed || refuses) && clause.speaker !== 'people';
}

const isNear = (tokens: readonly Token[], left: Token, right: Token): boolean => {
  const distance = tokens.indexOf(right) - tokens.indexOf(left);
  return distance > 0 && distance <= 6;
};

function findRegulated(ours: readonly Clause[]): LegalReading['regulated'] {
  for (const clause of ours)
    for (const { field, words, objects } of regulatedActs) {
      const isAct = clause.tokens.some(
        (token) =>
          (words.test(token.lemma) || words.test(token.text)) &&
          !clause.negated.has(token) &&
          !isRemedied(clause, token),
      );
      const isObject = objects === undefined || clause.tokens.some(({ lemma }) => objects.test(lemma));
      const isPhrase =
        field === 'medical devices' &&
        clause.tokens.some(({ text }, index) => text === 'medical' && clause.tokens[index + 1]?.lemma === 'device');
      if ((isAct && isObject) || isPhrase) return { clause, field };
    }
  return undefined;
}
