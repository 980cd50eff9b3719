import { has, type Token } from './token';

const subjects = new Set(['we', 'i', 'they', 'you', 'he', 'she', 'it', 'who']);
const breaks = new Set([',', ';', ':', '.', '!', '?', 'and', 'but', 'so', 'because', 'while', 'that', 'which', 'when']);

/**
 * The model takes some verbs for nouns: "our game trains memory", "they text them". In a part of a sentence without a verb,
 * the noun that stands where the verb belongs becomes one.
 */
export function repairVerbs(tokens: readonly Token[]): void {
  let start = 0;
  for (let end = 0; end <= tokens.length; end++) {
    const token = tokens[end];
    if (token && !breaks.has(token.text)) continue;
    repairPart(tokens.slice(start, end));
    start = end + 1;
  }
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
