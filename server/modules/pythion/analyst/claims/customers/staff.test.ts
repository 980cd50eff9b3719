import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isStaff } from './staff';

const staffIn = (text: string, language: 'en' | 'de' | 'es' | 'zh'): number[] =>
  readText(text, language).clauses.flatMap(({ tokens, quantities }) =>
    quantities.flatMap((quantity) => (isStaff(tokens, quantity) ? [quantity.value] : [])),
  );

test.each([
  ['I started a home care round with four carers in Stafford.', 'en', 4],
  ['I walk dogs with three helpers.', 'en', 3],
  ['Ich habe mit vier Pflegerinnen einen Pflegedienst gegründet.', 'de', 4],
  ['Empecé un servicio de cuidados con cuatro cuidadoras.', 'es', 4],
  ['我和四个护工在合肥做上门护理。', 'zh', 4],
] as const)('who works beside us is counted as staff: %s', (text, language, count) =>
  expect(staffIn(text, language)).toEqual([count]),
);

test.each([
  ['I run a gym with 40 members.', 'en'],
  ['We work with 40 carers.', 'en'],
  ['40 carers pay us.', 'en'],
  ['Wir arbeiten mit 40 Pflegerinnen.', 'de'],
  ['Trabajamos con 40 cuidadoras.', 'es'],
  ['40个护工付了钱。', 'zh'],
] as const)('and nobody else is: %s', (text, language) => expect(staffIn(text, language)).toEqual([]));

const churnOf = (text: string, language: 'en' | 'de' | 'es' | 'zh'): number | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.facts.churn?.rate : undefined;
};

test.each([
  ['I started a home care round with four carers. We look after 19 families, and two left last year.', 'en', 2 / 19],
  ['I run a gym with 40 members in Derby. We lend kit and train beginners. Two left last month.', 'en', 2 / 40],
] as const)('who left is of the customers, and not of the staff: %s', (text, language, rate) =>
  expect(churnOf(text, language)).toBeCloseTo(rate),
);
