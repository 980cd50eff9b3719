import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isLeafletResponse } from './leafletResponse';

const isSpread = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return clauses.some((clause, index) => isLeafletResponse(clause, clauses, index));
};

test.each([
  ['en', 'In the first month 61 tenants came. We had pushed 2,000 flyers under doors.'],
  ['de', 'Im ersten Monat kamen 61 Mieter. Wir hatten 2.000 Flyer in die Briefkästen verteilt.'],
  ['es', 'El primer mes vinieron 61 inquilinos. Habíamos repartido 2.000 folletos.'],
  ['zh', '第一个月来了六十一个租客。我们发了两千张传单。'],
])('what was spread, and how many came: %s: %s', (language, text) => expect(isSpread(text, language)).toBe(true));

test.each([
  ['en', 'We had pushed 2,000 flyers under doors. Nobody came.'],
  ['en', 'We will push 2,000 flyers under doors. 61 tenants came to the party.'],
  ['de', 'Wir hatten 2.000 Flyer verteilt. Niemand kam.'],
  ['es', 'Repartimos 2.000 folletos. No vino nadie.'],
  ['zh', '我们发了两千张传单，没有人来。'],
])('nobody came of it: %s: %s', (language, text) => expect(isSpread(text, language)).toBe(false));
