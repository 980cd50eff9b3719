import { expect, test } from 'vitest';
import type { Language } from '../text/language';
import { readText } from '../text/readText';
import { isFewDefaults } from './repayment';

const isFew = (text: string, language: string): boolean =>
  readText(text, language as Language).clauses.some(isFewDefaults);

test.each([
  ['en', 'Two percent did not pay back.', true],
  ['en', 'Only 3% have not repaid.', true],
  ['de', '3 % zahlten das Darlehen nicht zurück.', true],
  ['es', 'El 2 % no devolvió el préstamo.', true],
  ['en', '80 percent did not pay back.', false],
  ['en', 'Two percent did not pay.', false],
  ['en', 'They did not pay back.', false],
])('few who borrowed owe it: %s %s', (language, text, isIt) => expect(isFew(text, language)).toBe(isIt));
