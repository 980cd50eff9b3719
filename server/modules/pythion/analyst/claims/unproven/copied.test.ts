import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { copiedSentences } from './copied';

const isCopied = (text: string, language: string): boolean =>
  copiedSentences(readText(text, language).clauses).size > 0;

test.for([
  ['en', 'Pantryly has 40,000 subscribers at 12 euros a month. We are going to make the same thing for Ireland.'],
  ['en', 'Mowbot mows 900 lawns in Utah. I want to copy the idea in Wales.'],
  ['de', 'Gartenheld hat 3.000 Kunden in Wien. Wir wollen genau das für Graz anbieten.'],
  ['es', 'Verdulia reparte 2.000 cajas por semana en Chile. Queremos hacer lo mismo en Perú.'],
] as const)('somebody whom we mean to copy: %s %s', ([language, text]) => expect(isCopied(text, language)).toBe(true));

test.for([
  ['en', 'Our app has 400 subscribers at 12 euros a month. We want to do the same for Ireland.'],
  ['en', 'Pantryly has 40,000 subscribers. We plan meals for people with kidney disease.'],
] as const)('ours, or somebody else beside whom we work: %s %s', ([language, text]) =>
  expect(isCopied(text, language)).toBe(false),
);
