import type { Claim } from '../claim';
import { has, type Token } from '../../text/token';

/** Where the words that name a group stand in its clause. `end` is exclusive. */
export type Phrase = { at: number; end: number; head: string };

/** One form for one and many: "trader" and "traders", "cabinet" and "cabinets". */
export const stemOf = ({ lemma }: Token): string =>
  lemma.endsWith('s') || lemma.endsWith('n') ? lemma.replace(/(?<=[^s]{3})(?:s|nen|n)$/, '') : lemma;

/** The words of a group claim, with what belongs to its name: "bike couriers" of "freelance", "tuk-tuk drivers" of "tuk drivers". */
export function phraseAt({ clause: { tokens }, subject }: Claim): Phrase | undefined {
  const words = subject?.split(' ') ?? [];
  const first = tokens.findIndex((_, index) => words.every((word, offset) => tokens[index + offset]?.text === word));
  if (words.length === 0 || first < 0) return undefined;
  let [at, end] = [first, first + words.length];
  if (/^[ld]'$/.test(tokens[at]?.text ?? '') && end - at > 1) at++;
  // "Las peluqueras de barrio", "dueños de perros": the noun before.
  if (isOf(tokens[at - 1]) && isNoun(tokens[at - 2]) && /[^s]s$/.test(tokens[at - 2]?.text ?? '')) at -= 2;
  // "Las clínicas dentales de barrio": who they are stands before the adjective.
  if (at < first && has(tokens[at - 1], 'people') && /[^s]s$/.test(tokens[at - 1]?.text ?? '')) at--;
  while (tokens[at - 1]?.text === '-' && isNoun(tokens[at - 2])) at -= 2;
  if (isAttribute(tokens[end - 1]) && isMany(tokens[end])) end++;
  else if (isAttribute(tokens[end - 1]) && isNoun(tokens[end]) && isMany(tokens[end + 1])) end += 2;
  const head = at < first ? tokens[at] : tokens[end - 1];
  return head && { at, end, head: stemOf(head) };
}

const isNoun = (token: Token | undefined): boolean => token?.pos === 'noun';
const isOf = (token: Token | undefined): boolean => /^(?:de|del|do|da|dos|das|di)$/.test(token?.text ?? '');

/** "Freelance couriers", "school kitchens": one before many. */
const isAttribute = (token: Token | undefined): boolean =>
  token !== undefined && token.text === token.lemma && /^[a-z]+$/.test(token.text);
const isMany = (token: Token | undefined): boolean =>
  token !== undefined && isNoun(token) && token.text !== token.lemma && token.text.endsWith('s');
