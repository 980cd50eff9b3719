import { months } from './months';
import { lemmaOf } from '../lexicon/classIndex';
import { has, type Token } from './token';

const monthNames = new RegExp(`^(?:${months.en})$`);

const isForm = (word: string): boolean => lemmaOf(word, 'verb') !== undefined;
const subjects = new Set(['we', 'i', 'they', 'you', 'he', 'she', 'it', 'who']);
const breaks = new Set([',', ';', ':', '.', '!', '?', 'and', 'but', 'so', 'because', 'while', 'that', 'which', 'when']);

/**
 * The model takes some verbs for nouns: "our game trains memory", "they text them". In a part of a sentence without a verb,
 * the noun that stands where the verb belongs becomes one.
 */
export function repairVerbs(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) repairByPlace(token, tokens, index);
  let start = 0;
  for (let end = 0; end <= tokens.length; end++) {
    const token = tokens[end];
    if (token && !breaks.has(token.text)) continue;
    repairPart(tokens.slice(start, end));
    start = end + 1;
  }
}

/** "Add-on" is no verb; "software that hides defects" has one. */
function repairByPlace(token: Token, tokens: readonly Token[], index: number): void {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (token.pos === 'verb' && next?.text === '-' && next.start === token.end && before?.pos !== 'pron')
    token.pos = 'noun';
  if (isCompound(tokens, index)) {
    token.pos = 'noun';
    for (const concept of ['show', 'offer', 'reveal', 'outreach'] as const) token.concepts.delete(concept);
  }
  // "My crew lifts lead from the roof": the form in -s is the verb, the bare word its object.
  const isSubject = tokens[index - 2]?.pos === 'noun' && tokens[index - 2]?.text === tokens[index - 2]?.lemma;
  if (
    token.pos === 'verb' &&
    token.text === token.lemma &&
    before?.pos === 'noun' &&
    isSubject &&
    before.text.endsWith('s') &&
    isForm(before.text) &&
    lemmaOf(token.text, 'noun') === token.text &&
    next?.pos === 'adp'
  ) {
    before.pos = 'verb';
    token.pos = 'noun';
  }
  // "The farriers' register lists", "15 potters in Kent paid".
  const isOwned = before?.text === "'" || (before?.text === "'s" && next?.pos === 'noun');
  const isNumbered =
    before?.pos === 'num' &&
    !/^(?:one|1)$/.test(before.text) &&
    token.text === `${token.lemma}s` &&
    next?.pos !== 'det';
  if (token.pos === 'verb' && !/(?:ed|ing)$/.test(token.text) && (isOwned || isNumbered)) token.pos = 'noun';
  if (token.text === 'next' && before?.text === 'the' && next) {
    token.concepts.delete('plan');
    next.concepts.delete('plan');
  }
  const isPast = token.pos === 'adj' && token.text.endsWith('ed') && before?.pos === 'num' && next?.pos === 'det';
  if (isPast) token.pos = 'verb';
  const isMonth =
    token.text === 'may' &&
    (/^(?:since|in|until|till|by|from|last|this|of|early|late|mid|through|to|before|after|for)$/.test(
      before?.text ?? '',
    ) ||
      before?.pos === 'num' ||
      // "Between March and May".
      (/^(?:and|or)$/.test(before?.text ?? '') && monthNames.test(tokens[index - 2]?.text ?? '')));
  if (isMonth) {
    token.pos = 'noun';
    token.concepts.clear();
  }
  if (token.lemma === 'leave' && /^(?:me|us|him|her|them|it)$/.test(next?.text ?? ''))
    for (const concept of ['cancel', 'churn'] as const) token.concepts.delete(concept);
  // "Where the tree lies", "the boards lie in the yard" deceives nobody.
  if (token.lemma === 'lie' && !/^(?:we|i)$/.test(tokens[index - 1]?.text ?? '') && isPlace(tokens, index))
    token.concepts.delete('deceive');
  // "Declined from 31 to 7" refuses nothing.
  if (token.lemma === 'decline' && (/^(?:from|by|to)$/.test(next?.text ?? '') || next?.pos === 'num'))
    for (const concept of ['declined', 'shutOut', 'negation'] as const) token.concepts.delete(concept);
  if (/^(?:present|usual|customary|current)$/.test(token.text) && next?.pos === 'noun') token.concepts.add('today');
  if (token.lemma === 'return' || token.lemma === 'send' || token.lemma === 'give' || token.lemma === 'ask')
    markGivenBack(tokens, index);
  // "Hairdressers in Nantes waste an hour": a noun with an article right after it, where no verb stood before.
  const isTransitive =
    token.pos === 'noun' &&
    before?.pos === 'noun' &&
    /^(?:a|an|the|their|its)$/.test(next?.text ?? '') &&
    token.text === token.lemma;
  if (
    isTransitive &&
    has(token, 'trouble', 'pay', 'use', 'show', 'offer') &&
    !tokens.slice(0, index).some(({ pos }) => pos === 'verb' || pos === 'aux')
  )
    token.pos = 'verb';
  if (before?.text === 'which' && tokens[index - 2]?.text === ',' && token.text.endsWith('s') && isForm(token.text))
    token.pos = 'verb';
  const isRelative = /^(?:that|which|who)$/.test(before?.text ?? '') && tokens[index - 2]?.pos === 'noun';
  const isSingular = token.pos === 'noun' && token.text !== token.lemma && token.text.endsWith('s');
  if (isRelative && isSingular && /^(?:noun|det|adj|num|pron)$/.test(next?.pos ?? '')) token.pos = 'verb';
}

/** "Many no-shows", "for no-fuss booking", "with one-click ordering": a thing, by a word with a hyphen. */
const isCompound = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (token?.pos !== 'verb' || !/(?:ing|shows?)$/.test(token.text)) return false;
  const isNoShow = token.lemma === 'show' && tokens[index - 1]?.text === '-' && tokens[index - 2]?.text === 'no';
  const [link, opener] = [tokens[index - 2], tokens[index - 4]];
  const isJoined = link?.text === '-' && link.start === tokens[index - 3]?.end && link.end === tokens[index - 1]?.start;
  return isNoShow || (isJoined && token.text.endsWith('ing') && /^(?:adp|det)$/.test(opener?.pos ?? ''));
};

const isPlace = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(Math.max(0, index - 4), index).some(({ text }) => text === 'where') ||
  /^(?:in|on|under|between|beside|beneath|flat|idle|fallow|empty|unused|still|down|there|around|outside)$/.test(
    tokens[index + 1]?.text ?? '',
  );

/** Goods that go back are a cancellation: "returned it", "sent the grip back", "asked for their money back". */
function markGivenBack(tokens: readonly Token[], index: number): void {
  const token = tokens[index];
  const after = tokens.slice(index + 1, index + 7);
  if (!token || !(token.pos === 'verb')) return;
  const isReturned = token.lemma === 'return' && /^(?:it|them|the|their|one|all|his|her)$/.test(after[0]?.text ?? '');
  const isBack =
    token.lemma !== 'return' &&
    after.some(({ text }, at) => text === 'back' && at > 0) &&
    !/^(?:us|me)$/.test(after[0]?.text ?? '');
  if (!isReturned && !isBack) return;
  for (const concept of ['renew', 'again', 'answer', 'interview', 'reach'] as const) token.concepts.delete(concept);
  token.concepts.add('cancel');
}

function repairPart(part: readonly Token[]): void {
  const [subject, second] = part;
  if (subject && second?.pos === 'noun' && part.length > 2 && /^(?:we|i|they)$/.test(subject.text)) second.pos = 'verb';
  if (part.length < 3 || part.some((token, index) => isFinite(part, index, token))) return;
  const verb = part.find((token, index) => isMistaken(part, index, token));
  if (verb) verb.pos = 'verb';
}

/** Not "used" of "defects of used cars". */
function isFinite(part: readonly Token[], index: number, { pos, text }: Token): boolean {
  const isAttribute = /(?:ed|ing|en)$/.test(text) && part[index + 1]?.pos === 'noun' && part[index - 1]?.pos === 'adp';
  return pos === 'aux' || (pos === 'verb' && !isAttribute);
}

/** The word after a subject, of which number and ending agree as those of subject and verb do. */
function isMistaken(part: readonly Token[], index: number, token: Token): boolean {
  const [before, next] = [part[index - 1], part[index + 1]];
  if (token.pos !== 'noun' || !before || !next || has(token, 'people')) return false;
  if (subjects.has(before.text)) return true;
  const isObject =
    ['det', 'pron', 'num', 'adj', 'adp'].includes(next.pos) || (next.pos === 'noun' && next.text !== next.lemma);
  const isPlural = token.text.endsWith('s') && token.text !== token.lemma;
  if (before.pos === 'num') return !isPlural && isObject && isCounted(before, token) && !has(token, 'customer');
  if (before.pos !== 'noun' || !isObject) return false;
  const isSubjectPlural = before.text.endsWith('s') && before.text !== before.lemma;
  const opens =
    part[0]?.pos === 'det' || part[0]?.pos === 'num' || has(part[0], 'own') || isSubjectPlural || index === 1;
  return opens && isPlural !== isSubjectPlural && (isPlural ? next.pos !== 'adp' : true);
}

/** "12 wait": a number above one needs a plural, so the word is no unit. */
const isCounted = (number: Token, token: Token): boolean =>
  number.text !== '1' &&
  number.text !== 'one' &&
  !/^\d{4}$/.test(number.text) &&
  has(token, 'trouble', 'pay', 'use', 'say', 'show', 'book', 'renew', 'answer');
