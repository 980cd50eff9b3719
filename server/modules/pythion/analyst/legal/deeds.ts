import type { ReadConcepts } from '../lexicon/concepts';
import type { Concept } from '../lexicon/lexicon';
import type { Clause } from '../text/clause';
import { conceptsOf, has, hasAny, keepConcepts, type Token } from '../text/token';
import { deeds, type Deed } from './deedList';
import { isGovernedByRemedy, isVerbLike } from './governance';
import { markUnaware } from './awareness';
import { markManners } from './manners';
import { isActive, isPutInOrder } from './agency';
import type { OwnSentence } from './ownSentence';
import { isPerson } from './person';

/** What a text says of all its acts. */
export type DeedStanding = { isConsented: boolean; isLicensed: boolean };

/** The first harmful deed of a sentence of ours. */
export function findDeed(
  sentence: OwnSentence,
  readStanding: () => DeedStanding,
): { id: string; reason: string; clause: Clause } | undefined {
  if (sentence.clauses[0]?.sentence.isLatin) {
    markUnaware(sentence.tokens);
    markManners(sentence.tokens);
    keepConcepts(sentence.clauses);
  }
  const stated = conceptsOf(sentence.tokens);
  if (![...stated].some((concept) => acts.has(concept))) return undefined;
  for (const deed of deeds) {
    if (!isPossible(deed, stated) || isAllowed(deed, readStanding)) continue;
    const clause = clauseOf(deed, sentence);
    if (clause) return { id: deed.id, reason: deed.reason, clause };
  }
  return undefined;
}

const isAllowed = ({ isConsentable, isLicensable }: Deed, readStanding: () => DeedStanding): boolean =>
  (isConsentable === true || (isLicensable === true && readStanding().isLicensed)) && readStanding().isConsented;

/** What a sentence must state one of. Most state none. */
const acts: ReadonlySet<Concept> = new Set(deeds.flatMap(({ act, parts }) => act ?? parts[0] ?? []));

/** A word for each part, wherever it stands. Most sentences lack the act of most deeds. */
const isPossible = ({ act, parts }: Deed, stated: ReadConcepts): boolean =>
  (act === undefined || act.some((concept) => stated.has(concept))) &&
  parts.every((part) => part.some((concept) => stated.has(concept)));

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
            other !== token &&
            has(other, ...part) &&
            (!has(other, 'rightful') || isClaim(tokens[index + 1])) &&
            !(has(other, 'sanctuary') && isPassedBy(tokens, index)),
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
  if (deed.craft?.test(token.lemma) && !tokens.some(({ text }) => /^(?:alive|live|living|conscious)$/.test(text)))
    return false;
  const index = tokens.indexOf(token);
  if (isPutInOrder(tokens, index)) return false;
  if (!isVerbLike(tokens, index) && !(has(token, 'shutOut') && token.text === 'unanswered')) return false;
  if (!isActive(tokens, index) && !isPurpose(tokens, index) && token.text !== 'unanswered') return false;
  if (
    deed.isAway &&
    !tokens.slice(index + 1, index + 9).some(({ text }) => /^(?:off|out|from|up|away|down)$/.test(text))
  )
    return false;
  return deed.object === undefined || hasObject(tokens, index, deed.object, deed.isDirect);
}

/** "I park outside and cut the grass", "tow the cart to the park": nothing is taken from there. */
const isPassedBy = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  const isActOfParking =
    tokens[index]?.lemma === 'park' &&
    (before === undefined || /^(?:punct|conj|pron|aux|part)$/.test(before.pos) || before.text === 'to');
  return (
    isActOfParking ||
    tokens
      .slice(Math.max(0, index - 3), index)
      .some(({ text }) => /^(?:to|near|beside|outside|opposite|by|past|towards)$/.test(text))
  );
};

/** "so that their rooms can be entered": the passive of a purpose is what our customers do. */
const isPurpose = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(0, index)
    .some(({ text }, at) => text === 'so' && /^(?:that|the|they|we)$/.test(tokens[at + 1]?.text ?? ''));

/** The head of a phrase that follows the act: not "baby" of "baby clothes". */
const hasObject = (tokens: readonly Token[], act: number, object: readonly Concept[], isDirect = false): boolean =>
  tokens.slice(act + 1, act + 9).some((token, at) => {
    const next = tokens[act + at + 2];
    if (
      isDirect &&
      tokens.slice(act + 1, act + 1 + at).some(({ pos, text }) => pos === 'adp' || /^(?:to|who)$/.test(text))
    )
      return false;
    if (!has(token, ...object) || next?.text === "'" || next?.text === "'s") return false;
    return has(token, 'rightful') ? isClaim(next) : has(token, 'exam') || next?.pos !== 'noun';
  });

const isClaim = (token: Token | undefined): boolean => token?.pos === 'noun' && !/^ones?$/.test(token.text);
