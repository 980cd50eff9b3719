import { expect, it } from 'vitest';
import { findVerdictSentence } from './findVerdictSentence';

const sentence = (source: 'builtIn' | 'model', text: string) => ({
  section: 'summary',
  origin: 'general' as const,
  source,
  text,
});

it('finds the verdict of the built-in analyst', () => {
  const own = sentence('builtIn', 'Not yet: nobody has paid.');
  expect(findVerdictSentence([sentence('builtIn', 'This report is in English.'), own])).toBe(own);
});

it('takes no sentence of a language model for the verdict', () => {
  const model = sentence('model', 'Go to bakeries first.');
  const own = sentence('builtIn', 'Not yet: nobody has paid.');
  expect(findVerdictSentence([model, own])).toBe(own);
  expect(findVerdictSentence([model])).toBeUndefined();
});
