import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLawfulWork } from './lawfulWork';

const isLawful = (text: string, language: string): boolean => readText(text, language).clauses.some(isLawfulWork);

test.each([
  ['en', 'I sell alcohol-free beer to teenagers.'],
  ['en', 'I sell horse meat to kebab shops, and the label says horse.'],
  ['en', 'We let flats that are not ours on behalf of the owners.'],
  ['de', 'Wir verkaufen alkoholfreies Bier an Schüler.'],
  ['de', 'Wir vermieten Wohnungen für ihre Eigentümer.'],
  ['es', 'Vendo cerveza sin alcohol a adolescentes.'],
  ['zh', '我们做活动策划，保证不办低俗活动。'],
])('%s: those concerned know and agree: %s', (language, text) => expect(isLawful(text, language)).toBe(true));

test.each([
  ['en', 'I sell beer to teenagers.'],
  ['en', 'I sell horse meat to kebab shops, and the label says beef.'],
  ['en', 'We let flats for their owners and disappear with the rent.'],
  ['zh', '我们办低俗活动。'],
])('%s: they do not: %s', (language, text) => expect(isLawful(text, language)).toBe(false));
