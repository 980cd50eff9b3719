import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readRecordsShown } from './recordsShown';

const isCounted = (text: string, language: Language): boolean =>
  readRecordsShown(readText(text, language).clauses).length > 0;

test.each([
  ['Painters pay £120 a month in parking fines. 23 firms told us so, and 9 of them showed us their bills.', 'en'],
  [
    'Malermeister zahlen 120 Euro im Monat für Strafzettel. Das haben uns 23 Betriebe erzählt, 9 davon haben uns ihre Belege gezeigt.',
    'de',
  ],
  ['Los talleres pagan 120 euros al mes en multas. Nos lo contaron 23, y 9 nos enseñaron sus facturas.', 'es'],
  ['油漆店每月交120元罚款。23家店这样告诉我们，其中9家给我们看了账单。', 'zh'],
] as const)('a cost is counted by those who show their papers: %s', (text, language) =>
  expect(isCounted(text, language)).toBe(true),
);

test.each([
  ['Painters hate parking fines. 9 of them showed us their bills.', 'en'],
  ['Painters pay £120 a month in parking fines. 9 of them showed us their vans.', 'en'],
  ['Painters pay £120 a month in parking fines. Nobody of the 9 showed us bills.', 'en'],
  ['We pay £120 a month for the app. 9 of them showed us their bills.', 'en'],
  ['Malermeister zahlen 120 Euro im Monat. 9 davon haben uns keine Belege gezeigt.', 'de'],
  ['Los talleres pagan 120 euros al mes. 9 nos enseñaron sus coches.', 'es'],
  ['油漆店每月交120元罚款。其中9家没给我们看账单。', 'zh'],
] as const)('and by nobody else: %s', (text, language) => expect(isCounted(text, language)).toBe(false));
