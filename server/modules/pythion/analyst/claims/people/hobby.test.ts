import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { makeClaim } from '../claim';
import { withoutHobbies } from './hobby';

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

test.for([
  ['en', 'We run a music school for adults in Bern. I played piano in the city orchestra for twelve years.'],
  ['en', 'We sell strings for instruments. Players wait two weeks for strings. I have played the violin for 20 years.'],
  ['de', 'Wir verkaufen Noten. Chöre kopieren Noten von Hand. Ich habe zwanzig Jahre Klavier im Orchester gespielt.'],
  ['de', 'Wir machen Wanderführer. Wanderer verlaufen sich. Ich zeichne seit zehn Jahren Karten.'],
  ['de', 'Ich entwickle seit neun Jahren Brettspiele und Karten für Verlage. Wir verlegen Spiele.'],
  ['de', 'Ich habe acht Jahre als Verkäufer für Tennis und Golf gearbeitet. Wir bespannen Schläger.'],
  ['zh', '我们做陪练应用。琴童练琴没人管。我弹了十五年钢琴。'],
] as const)('a trade, or an instrument beside its trade, is no hobby: %s %s', ([language, text]) => {
  const { clauses } = readText(text, language);
  const claims = clauses.map((clause) => makeClaim('teamFits', clause));
  expect(withoutHobbies(claims, clauses)).toHaveLength(claims.length);
});
