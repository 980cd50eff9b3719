import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas = {
  en: 'I want to water plants while people are away.',
  de: 'Ich möchte für Leute im Urlaub die Pflanzen gießen.',
  es: 'Quiero regar plantas cuando la gente se va de vacaciones.',
  zh: '我想帮出门的人浇花。',
};

test.for([
  ['en', 'I talked to ten families and six of them paid somebody to do it last year, around £30.'],
  ['en', 'Of eight neighbours, five paid a gardener £300 last year.'],
  [
    'de',
    'Ich habe mit sechs Frauen geredet, vier davon haben voriges Jahr jemanden dafür bezahlt, zwischen 200 und 400 Euro.',
  ],
  ['de', 'Von acht Nachbarn haben fünf letztes Jahr einem Gärtner 300 Euro gezahlt.'],
  ['de', 'Ich habe zehn Familien gefragt, sechs haben heuer schon jemand anderen fürs Gießen bezahlt.'],
  ['es', 'Hablé con diez familias y seis pagaron el año pasado a un jardinero 30 euros.'],
  ['es', 'De ocho vecinos, cinco pagaron a alguien 300 euros el año pasado.'],
  ['zh', '我问了十户人家，六户去年请人浇花，付了300元。'],
] as const)('who was asked and paid somebody else paid nothing to us: %s, %s', ([language, sentence]) => {
  const claims = reviewedOf(`${ideas[language]} ${sentence}`, language);
  const kinds = claims.map(({ kind }) => kind);
  const levels = claims.flatMap(({ kind, evidence }) => (kind === 'evidence' ? [Math.floor(evidence)] : []));
  expect(Math.max(...levels)).toBe(3);
  expect(kinds).toContain('alternative');
  for (const kind of ['paidPrice', 'payingCustomers', 'priceNumber', 'realUse'] as const)
    expect(kinds).not.toContain(kind);
});

test.for([
  ['en', 'Six families have paid me £30 for it this year.'],
  ['de', 'Fünf Familien haben mir letzten Sommer 300 Euro gezahlt.'],
  ['de', 'Fünf Familien haben nach einer Woche 30 Euro gezahlt.'],
  ['es', 'Seis familias me pagaron 30 euros este verano.'],
  ['zh', '今年六户人家付给我300元。'],
] as const)('who paid us is a customer: %s, %s', ([language, sentence]) => {
  expect(reviewedOf(`${ideas[language]} ${sentence}`, language).map(({ kind }) => kind)).toContain('paidPrice');
});
