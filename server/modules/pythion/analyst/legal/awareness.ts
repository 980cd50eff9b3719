import { has, hasAny, isVerb, type Token } from '../text/token';
import { isPerson } from './person';

/** Verbs and nouns of knowing and agreeing. */
const knowing =
  /^(?:know|knowledge|notice|realize|realise|awareness|see|suspect|learn|understand|hear|find|consent|permission|agreement|approval|leave|agree|allow|approve|authorization)$/;
/** Verbs of letting somebody know. */
const telling = /^(?:tell|ask|inform|warn|notify|mention|disclose|explain|admit|announce|reveal|say|consult)$/;

/**
 * Marks the words that state that those concerned do not know or did not agree, however it is put: "without telling the
 * waiter", "without their parents knowing", "nobody asks the residents", "behind his back", "and they never hear about it".
 */
export function markUnaware(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.text === 'without') markWithout(tokens, index);
    else if (token.text === 'behind') markBehind(tokens, index);
    else if (token.text === 'while' && isAbsent(tokens, index)) token.concepts.add('stealth');
    else if (has(token, 'negation')) {
      markNegation(tokens, index);
      markUnexamined(tokens, index);
      const skill = tokens
        .slice(index + 1, index + 5)
        .find(({ lemma, text }) => skilled.test(lemma) || skilled.test(text));
      if (skill && tokens.slice(Math.max(0, index - 4), index).some(({ text }) => text === 'who'))
        skill.concepts.add('unqualified');
    }
  }
}

/** "Reviews for cottages where I have never slept", "cards for puppies that never saw a vet": nothing was seen. */
function markUnexamined(tokens: readonly Token[], index: number): void {
  const token = tokens[index];
  const isRelative = tokens
    .slice(Math.max(0, index - 5), index)
    .some(({ text }) => /^(?:that|where|who|which|whom)$/.test(text));
  const isPast = tokens.slice(index + 1, index + 4).some((word) => isVerb(word) && word.text !== word.lemma);
  const isDescribing = tokens[index - 1]?.pos === 'noun' && /(?:ed|en)$/.test(tokens[index + 1]?.text ?? '');
  const isAble = tokens[index - 1] !== undefined && /^(?:can|could|will|do|be)$/.test(tokens[index - 1]?.lemma ?? '');
  if (token && (isRelative || isDescribing) && isPast && !isAble && /^(?:never|not)$/.test(token.text))
    token.concepts.add('unexamined');
}

/** Verbs of gaining a skill. */
const skilled =
  /^(?:train|learn|qualify|study|pass|graduate|attend|take|sit|complete|qualified|trained|attended|vaccinated?|examined?|tested|certified|licensed|inspected)$/;

/** "While they sleep", "while everyone is at breakfast"; not "while they wait", "while you watch" or "while they carry on washing". */
function isAbsent(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 5);
  const subject = after.some((token) => /^(?:they|he|she|everyone|everybody)$/.test(token.text) || isPerson(token));
  return (
    subject &&
    !after.some(({ lemma }) => /^(?:wait|watch|look|keep|stand|agree|pay|carry|continue|we|i|you)$/.test(lemma))
  );
}

function markWithout(tokens: readonly Token[], index: number): void {
  const after = tokens.slice(index + 1, index + 7);
  const verb = after.findIndex(({ lemma }) => knowing.test(lemma) || telling.test(lemma));
  const word = after[verb];
  if (!word || after.slice(0, verb).some(({ text }) => /^(?:,|having|need|to|and|but)$/.test(text))) return;
  const [next, second] = [after[verb + 1], after[verb + 2]];
  const isOfOthers = verb > 0 || !isVerb(word);
  const isNotification =
    telling.test(word.lemma) &&
    (isWho(next) || isWho(second) || isWho(after[verb + 3]) || /^(?:permission|first|to)$/.test(next?.text ?? '')) &&
    next?.text !== 'for';
  if (isNotification || (knowing.test(word.lemma) && isOfOthers)) word.concepts.add('unaware');
}

function markBehind(tokens: readonly Token[], index: number): void {
  const back = tokens.slice(index + 1, index + 6).find(({ lemma, text }) => lemma === 'back' || text === 'backs');
  if (back && index + 2 < tokens.length && tokens[index + 1] !== back) back.concepts.add('unaware');
}

/** "Nobody asks the residents", "do not tell the buyer", "the parents never hear about it". */
function markNegation(tokens: readonly Token[], index: number): void {
  // "Has nothing to find": there is none.
  if (tokens[index]?.text === 'nothing' && tokens[index + 1]?.text === 'to') return;
  const after = tokens.slice(index + 1, index + 5);
  const at = after.findIndex((token) => knowing.test(token.lemma) || telling.test(token.lemma));
  const word = after[at];
  if (!word || after.slice(0, at).some((token) => isVerb(token) && token.pos !== 'aux')) return;
  if (isOfStranger(tokens, tokens.indexOf(word)) || isUnsurveyed(tokens, word)) return;
  const [next, second] = [after[at + 1] ?? tokens[index + 2 + at], tokens[index + 3 + at]];
  const isPassive = after.slice(0, at).some(({ lemma }) => lemma === 'be');
  const isTelling = telling.test(word.lemma) && (isPassive || isWho(next) || isWho(second));
  const isEnd = !next || /^(?:\.|,|;|it|this|about|of|anything|out|until|\))$/.test(next.text);
  // What follows an act in the same sentence: "and they never notice". Alone it is a trouble: "they do not know".
  const act = tokens.slice(0, index).findIndex(({ pos }) => pos === 'verb');
  const isAfterAct = act >= 0 && !isOfRule(tokens, act);
  const isOwn = hasAny(tokens.slice(Math.max(0, index - 3), index), 'own', 'criminal');
  // "So that they need not leave" is about going, "without leave" about consent.
  const isGoing = word.lemma === 'leave' && isVerb(word);
  if (isTelling ? next?.text !== 'for' : knowing.test(word.lemma) && isEnd && isAfterAct && !isOwn && !isGoing)
    word.concepts.add('unaware');
}

/** "Insurance won't pay without a certificate and half the parish doesn't know it": what doesn't happen to people is no act on them. */
const isOfRule = (tokens: readonly Token[], verb: number): boolean =>
  tokens.slice(Math.max(0, verb - 2), verb).some((token) => has(token, 'negation')) &&
  !hasAny(tokens.slice(0, verb), 'own', 'criminal');

/** "We did not ask any nurses": whom we didn't interview, and no act on them. */
export const isUnsurveyed = (tokens: readonly Token[], word: Token): boolean => {
  const at = tokens.indexOf(word);
  return (
    word.lemma === 'ask' &&
    /^(?:any|many|enough|more)$/.test(tokens[at + 1]?.text ?? '') &&
    tokens.slice(0, at).every((token) => !isVerb(token) || token.pos === 'aux') &&
    tokens.slice(0, at).some(({ text }) => /^(?:we|i)$/.test(text))
  );
};

/** "People you've never heard of", "a firm they know nothing about": who is unknown to them, and nobody who doesn't know of an act. */
const isOfStranger = (tokens: readonly Token[], at: number): boolean => {
  const link = tokens.slice(at + 1, at + 3).findIndex(({ text }) => /^(?:of|about)$/.test(text));
  const after = tokens[at + 2 + link];
  const isStranded = link >= 0 && (after === undefined || after.pos === 'punct' || after.pos === 'conj');
  const from = tokens.slice(0, at).findLastIndex(({ text }) => /^(?:you|we|they|he|she|i|nobody|anyone)$/.test(text));
  const head = tokens[from - (/^(?:who|whom|that)$/.test(tokens[from - 1]?.text ?? '') ? 2 : 1)];
  return (
    /^(?:hear|know)$/.test(tokens[at]?.lemma ?? '') &&
    isStranded &&
    at - from <= 4 &&
    head !== undefined &&
    (isPerson(head) || has(head, 'venue', 'partner', 'rival') || /^(?:somebody|someone|firm|company)$/.test(head.lemma))
  );
};

const isWho = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isPerson(token) || /^(?:them|her|him|anyone|anybody|the|a|their|his|it|whoever|those|you)$/.test(token.text));
