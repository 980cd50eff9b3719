import type { Clause } from './clause';
import { isVerb, type Token } from './token';

const supplying =
  /^(?:find|send|match|introduce|place|provide|supply|recruit|train|offer|bring|vermitteln|schicken|stellen|finden|suchen|bieten|buscamos|busco|enviamos|envío|mandamos|mando|ofrecemos|ofrezco|ponemos|pongo|conectamos)$/;
const toWhom = /^(?:for|to|in|from|at|near|für|an|in|aus|bei|para|a|en|por)$/;

/** The word without the endings of number and sex: "tutors", "Lehrerin", "profesora". */
const stemOf = ({ lemma }: Token): string => lemma.replace(/(?:innen|in|es|as|s|n|a)$/, '');

/** "We find tutors in Hull", "I match pupils with tutors", "our tutors": up to where or to whom. */
function suppliedIn({ tokens, speaker }: Clause): string[] {
  if (speaker !== 'own') return [];
  return tokens.flatMap((token, index) => {
    const isOurs = /^(?:our|my|unsere?|meine?|nuestr[oa]s|mis)$/.test(token.text);
    if (!isOurs && !(supplying.test(token.lemma) && (isVerb(token) || token.pos !== 'noun'))) return [];
    const after = tokens.slice(index + 1, index + (isOurs ? 3 : 8));
    const end = after.findIndex(({ text, pos }) => pos === 'punct' || toWhom.test(text));
    return (end < 0 ? after : after.slice(0, end)).filter(({ pos }) => pos === 'noun').map(stemOf);
  });
}

const withWhom = /^(?:with|bei|con)$/;
const article = /^(?:the|their|his|her|dem|der|ihrem|ihrer|el|la|su)$/;

/** After "we find tutors", the tutor is ours in "eight of ten pupils stay with the tutor". */
export function markSupplied(clauses: readonly Clause[]): void {
  const names = new Set(clauses.flatMap(suppliedIn));
  if (names.size === 0) return;
  for (const { tokens, speaker } of clauses)
    for (const [index, token] of speaker === 'own' ? [] : tokens.entries()) {
      const before = tokens[index - 1]?.text ?? '';
      const isWith = before === 'beim' || (article.test(before) && withWhom.test(tokens[index - 2]?.text ?? ''));
      if (isWith && names.has(stemOf(token))) token.concepts.add('own');
    }
}
