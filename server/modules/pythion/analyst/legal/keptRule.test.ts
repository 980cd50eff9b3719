import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isRuleKept } from './keptRule';

const isKept = (text: string, language: string): boolean => readText(text, language).clauses.some(isRuleKept);

test.each([
  ['en', 'Skipping the food licence is out of the question for me.'],
  ['en', 'Working with gas without the certificate is not an option.'],
  ['de', 'Ohne Zulassung zu fahren kommt nicht in Frage.'],
  ['es', 'Vender sin registro sanitario queda descartado.'],
])('%s: the rule is kept: %s', (language, text) => expect(isKept(text, language)).toBe(true));

test.each([
  ['en', 'A food licence is out of the question for me.'],
  ['de', 'Eine Zulassung kommt nicht in Frage.'],
  ['es', 'El registro sanitario queda descartado.'],
])('%s: it is not: %s', (language, text) => expect(isKept(text, language)).toBe(false));
