import { classesOf, lemmaOf } from '../lexicon/classIndex';
import type { Token } from './token';

const classParts = { noun: 'noun', verb: 'verb', adj: 'adj' } as const;

/** Adds the classes that the dictionary gives to a word of this part of speech, and to a verb with its particle. */
export function addClasses(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const part = classParts[token.pos as keyof typeof classParts];
    if (!part) continue;
    for (const concept of classesOf(token.lemma, part) ?? []) token.concepts.add(concept);
    if (part !== 'verb') continue;
    const particle = tokens.slice(index + 1, index + 4).find(({ text }) => particles.has(text));
    for (const concept of (particle && classesOf(`${token.lemma}_${particle.text}`, 'verb')) ?? [])
      token.concepts.add(concept);
  }
}

const particles = new Set('up out over in off down away back on through around aside together'.split(' '));

/** "Coded" is a form of "code": one of "cod" would double its last letter. */
const isSilentE = (text: string, lemma: string): boolean =>
  (text === `${lemma}ed` || text === `${lemma}ing`) &&
  /[^aeiou][aeiou][^aeiouwxy]$/.test(lemma) &&
  classesOf(`${lemma}e`, 'verb') !== undefined &&
  lemma.length < 5;

/** The dictionary knows lemmas and parts of speech that the model does not: "swiped" is a verb. */
export function repairByDictionary(token: Token): void {
  if (token.pos !== 'noun' && token.pos !== 'verb') return;
  const other = token.pos === 'noun' ? 'verb' : 'noun';
  const lemma = lemmaOf(token.lemma, token.pos);
  if (lemma !== undefined) {
    token.lemma = isSilentE(token.text, lemma) ? `${lemma}e` : lemma;
    return;
  }
  // "Repackaged": a regular form of a word that the dictionary lacks.
  if (token.pos === 'verb' && token.lemma === token.text && /[^e]ed$/.test(token.text))
    token.lemma = token.text.slice(0, -1);
  const otherLemma = lemmaOf(token.text, other);
  if (otherLemma === undefined) return;
  token.pos = other;
  token.lemma = otherLemma;
}
