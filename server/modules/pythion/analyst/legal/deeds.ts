import type { Concept } from '../lexicon/lexicon';
import type { Clause } from '../text/clause';
import { has, hasAny, type Token } from '../text/token';
import { isGovernedByRemedy, isVerbLike } from './governance';
import { markUnaware } from './awareness';
import { isActive } from './agency';
import type { OwnSentence } from './ownSentence';
import { isPerson } from './person';

/**
 * A harmful deed: an act, what or whom it is done to, and the manner that makes it harmful. All parts stand in one sentence
 * of ours. The act comes first; `object` must follow it closely.
 */
type Deed = {
  id: string;
  reason: string;
  act?: readonly Concept[];
  object?: readonly Concept[];
  parts: readonly (readonly Concept[])[];
  /** Somebody must be named. */
  needsPerson?: boolean;
  isConsentable?: boolean;
  /** A license together with consent makes it harmless. */
  isLicensable?: boolean;
  /** The act separates a thing from its place: "off", "from", "out of". */
  isAway?: boolean;
};

const deeds: readonly Deed[] = [
  {
    id: 'unaware',
    reason: 'it acts on people without their knowledge or consent',
    parts: [['unaware']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'night theft',
    reason: 'it takes what belongs to others',
    act: ['detach'],
    parts: [['stealth']],
    isConsentable: true,
    isAway: true,
  },
  {
    id: 'intrusion',
    reason: 'it gets at what is not open to it',
    act: ['getAt'],
    parts: [['stealth'], ['credential', 'private', 'exam', 'belonging']],
    isConsentable: true,
  },
  {
    id: 'unpaid use',
    reason: 'it takes what others pay for',
    parts: [['utility'], ['unpaid']],
  },
  { id: 'bypass', reason: 'it avoids a law or a check', parts: [['bypass']] },
  {
    id: 'lent credential',
    reason: 'it lets people without the skill pass for those who have it',
    act: ['lendAct'],
    parts: [['credential', 'license'], ['unqualified']],
  },
  {
    id: 'stand-in',
    reason: 'it passes off one person as another',
    act: ['sitAct'],
    object: ['exam', 'cheat'],
    parts: [['standIn']],
  },
  {
    id: 'trafficking',
    reason: 'it trades in human beings',
    act: ['tradeAct', 'pay'],
    object: ['humanGood'],
    parts: [],
    isLicensable: true,
  },
  { id: 'cruelty', reason: 'it makes animals suffer', act: ['cruelty'], object: ['animal'], parts: [] },
  {
    id: 'drugging',
    reason: 'it endangers people',
    act: ['putIn'],
    object: ['drug', 'mealNoun'],
    parts: [['drug'], ['mealNoun']],
    needsPerson: true,
    isConsentable: true,
  },
  {
    id: 'lost evidence',
    reason: 'it takes from people what proves their right',
    act: ['destroy'],
    object: ['record'],
    parts: [['shutOut', 'rightful']],
  },
  {
    id: 'disabled safety',
    reason: 'it endangers people',
    act: ['disable'],
    object: ['safeguard'],
    parts: [],
    isConsentable: true,
  },
  {
    id: 'erased mark',
    reason: 'it hides whose a thing is',
    act: ['destroy', 'detach'],
    object: ['idMark'],
    parts: [],
  },
  {
    id: 'false origin',
    reason: 'it passes off something false as real',
    act: ['sell', 'makeAct'],
    parts: [['soldAs']],
  },
  {
    id: 'denied right',
    reason: 'it denies people what is theirs',
    act: ['shutOut'],
    object: ['rightful'],
    parts: [],
  },
  {
    id: 'exclusion',
    reason: 'it treats people differently for what they are',
    act: ['shutOut'],
    parts: [['trait']],
    needsPerson: true,
  },
];

/** The first harmful deed of a sentence of ours. */
export function findDeed(
  sentence: OwnSentence,
  { isConsented, isLicensed }: { isConsented: boolean; isLicensed: boolean },
): { id: string; reason: string; clause: Clause } | undefined {
  markUnaware(sentence.tokens);
  markUnpaid(sentence.tokens);
  for (const deed of deeds) {
    if (isConsented && (deed.isConsentable || (deed.isLicensable && isLicensed))) continue;
    const clause = clauseOf(deed, sentence);
    if (clause) return { id: deed.id, reason: deed.reason, clause };
  }
  return undefined;
}

function clauseOf(deed: Deed, sentence: OwnSentence): Clause | undefined {
  const { clauses, tokens } = sentence;
  if (deed.needsPerson && !tokens.some((token) => isPerson(token) || has(token, 'private', 'unaware')))
    return undefined;
  for (const clause of clauses)
    for (const token of clause.tokens) {
      if (!isCore(deed, token, clause, sentence) || isGovernedByRemedy(sentence, clause, token)) continue;
      const isWhole = deed.parts.every((part) =>
        tokens.some(
          (other, index) =>
            other !== token && has(other, ...part) && (!has(other, 'rightful') || isClaim(tokens[index + 1])),
        ),
      );
      const first = deed.act === undefined ? deed.parts.slice(1) : deed.parts;
      if (deed.act === undefined ? first.every((part) => hasAny(tokens, ...part)) : isWhole) return clause;
    }
  return undefined;
}

/** The act of a deed, or the first part of one without an act: stated, active and not negated. */
function isCore(deed: Deed, token: Token, clause: Clause, { tokens }: OwnSentence): boolean {
  if (!deed.act) return has(token, ...(deed.parts[0] ?? []));
  if (!has(token, ...deed.act) || clause.negated.has(token)) return false;
  const index = tokens.indexOf(token);
  if (!isVerbLike(tokens, index) && !(has(token, 'shutOut') && token.text === 'unanswered')) return false;
  if (!isActive(tokens, index) && !isPurpose(tokens, index) && token.text !== 'unanswered') return false;
  if (
    deed.isAway &&
    !tokens.slice(index + 1, index + 9).some(({ text }) => /^(?:off|out|from|up|away|down)$/.test(text))
  )
    return false;
  return deed.object === undefined || hasObject(tokens, index, deed.object);
}

/** "so that their rooms can be entered": the passive of a purpose is what our customers do. */
const isPurpose = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(0, index)
    .some(({ text }, at) => text === 'so' && /^(?:that|the|they|we)$/.test(tokens[at + 1]?.text ?? ''));

/** The head of a phrase that follows the act: not "baby" of "baby clothes". */
const hasObject = (tokens: readonly Token[], act: number, object: readonly Concept[]): boolean =>
  tokens.slice(act + 1, act + 9).some((token, at) => {
    const next = tokens[act + at + 2];
    if (!has(token, ...object) || next?.text === "'" || next?.text === "'s") return false;
    return has(token, 'rightful') ? isClaim(next) : has(token, 'exam') || next?.pos !== 'noun';
  });

const isClaim = (token: Token | undefined): boolean => token?.pos === 'noun' && !/^ones?$/.test(token.text);

/** "without paying for it", "past the meter". */
function markUnpaid(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const after = tokens.slice(index + 1, index + 5);
    if (token.text === 'without' && after.slice(0, 2).some(({ lemma }) => lemma === 'pay' || lemma === 'ticket'))
      token.concepts.add('unpaid');
    const isClaimed = token.text === 'as' && /^(?:it|them)$/.test(tokens[index - 1]?.text ?? '');
    if (isClaimed && after.slice(0, 2).some(({ text }) => genuine.test(text))) token.concepts.add('soldAs');
    const isLed =
      token.text === 'past' ||
      (/^(?:around|round)$/.test(token.text) &&
        tokens.slice(Math.max(0, index - 4), index).some(({ lemma }) => leading.test(lemma)));
    if (isLed && hasAny(after.slice(0, 3), 'barrier')) token.concepts.add('bypass');
  }
}

const leading = /^(?:lead|route|draw|bring|carry|sneak|smuggle|divert|get|slip|pass|channel|pipe)$/;

const genuine =
  /^(?:pure|genuine|original|authentic|real|organic|holy|antique|handmade|brand-new|certified|native|wild)$/;
