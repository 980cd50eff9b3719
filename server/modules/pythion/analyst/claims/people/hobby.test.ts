import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const fits = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'teamFits');

test.for([
  ['en', 'I played football for nine years. I want to build tax software for dentists.'],
  ['de', 'Ich habe neun Jahre Fußball gespielt. Ich will eine Steuersoftware für Zahnärzte bauen.'],
  ['es', 'Jugué al fútbol durante nueve años. Quiero hacer un programa de impuestos para dentistas.'],
  ['zh', '我踢了九年足球。我想给牙医做报税软件。'],
] as const)('a hobby of which the idea tells nothing is no experience: %s %s', ([language, text]) =>
  expect(fits(text, language)).toBe(false),
);

test.for([
  ['en', 'I was a dentist for nine years. I want to build tax software for dentists.'],
  ['en', 'I played football for nine years. I want to build a boot for footballers with flat feet.'],
  ['en', 'I coached football for nine years and did the taxes of the club. I want to build tax software for clubs.'],
] as const)('work in the field, or a hobby that the idea is about: %s %s', ([language, text]) =>
  expect(fits(text, language)).toBe(true),
);
