import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isApplicationPlanned } from './plannedApplication';

const isPlanned = (text: string, language: string): boolean =>
  readText(text, language).clauses.some(isApplicationPlanned);

test.each([
  ['en', "A farm needs permission for more than 28 nights, we're going to apply for one as a test."],
  ['en', 'A campsite needs a permit from the council, we will apply for it this spring.'],
  ['de', 'Eine Hütte braucht eine Genehmigung ab 20 Betten, die beantragen wir im Frühjahr.'],
  ['es', 'Hace falta una licencia para vender queso, la vamos a pedir en mayo.'],
  ['zh', '卖熟食要许可证，我们准备五月去申请。'],
])('%s: the permit will be asked for: %s', (language, text) => {
  expect(isPlanned(text, language)).toBe(true);
  const kinds = readClaims(readText(text, language).clauses).map(({ kind }) => kind);
  expect(kinds).toContain('regulationAddressed');
  expect(kinds).not.toContain('permission');
});

test.each([
  ['en', "A driver needs a licence from the council, and we're not sure about applying for one."],
  ['en', 'Stalls need a permit, and our customers will apply for it.'],
  ['en', 'A stall needs a permit, perhaps we will apply for one.'],
  ['de', 'Dafür braucht man eine Genehmigung, die beantragen wir nicht.'],
  ['es', 'Hace falta una licencia, pero no la vamos a pedir.'],
])('%s: no plan of ours: %s', (language, text) => expect(isPlanned(text, language)).toBe(false));
