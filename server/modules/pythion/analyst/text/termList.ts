import type { Concept } from '../lexicon/lexicon';
import type { Token } from './token';

/** What a business case speaks of. */
const terms: readonly Concept[] = [
  'pay',
  'book',
  'renew',
  'cancel',
  'churn',
  'interview',
  'survey',
  'letter',
  'customer',
  'revenue',
  'price',
  'cost',
  'margin',
  'acquire',
  'channel',
  'partner',
  'prototype',
  'license',
  'sizeNoun',
];

const joiners: ReadonlySet<Token['pos']> = new Set(['adp', 'det', 'aux', 'pron', 'part']);

/**
 * "Paid renewed deposit interview customers churn": half of the words are terms of a case, and next to nothing joins them. Such
 * words state nothing, with or without commas and lines.
 */
export function isTermList(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ pos }) => pos !== 'punct');
  if (words.length < 6) return false;
  const joining = words.filter(({ pos }) => joiners.has(pos)).length;
  if (joining >= words.length * 0.1) return false;
  return words.filter(({ concepts }) => concepts.hasAny(terms)).length >= words.length / 2;
}
