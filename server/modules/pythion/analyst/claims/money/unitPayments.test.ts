import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { readUnitPayments } from './unitPayments';

const openings: Readonly<Record<string, string>> = {
  en: 'We lend repaired mixers to bakeries in Turin and write them a letter. ',
  de: 'Wir verleihen Mixer an Bäckereien in Kassel. ',
  es: 'Alquilamos batidoras a panaderías de Lugo. ',
  zh: '我们给昆明的面包店租搅拌机。',
};
const isPaid = (language: string, text: string): boolean =>
  readUnitPayments(readText(openings[language]! + text, language).clauses).some(({ kind }) => kind === 'paidPrice');

test.for([
  ['en', 'Nine bakeries use it. They pay 89 euros per mixer per month.'],
  ['en', 'Nine bakeries rent one. They pay 20 euros a mixer and week.'],
  ['en', 'Nine bakeries use them. They now pay £14 a month for a letter each Monday.'],
  ['en', 'We supply nine bakeries. They pay us 89 euros per mixer per month.'],
  ['de', 'Neun Bäckereien nutzen es. Sie zahlen 1,20 Euro pro Wohnung und Monat.'],
  ['de', 'Neun Bäckereien mieten einen. Sie zahlen uns 20 Euro je Mixer im Monat.'],
  ['es', 'Nueve panaderías la usan. Pagan 89 euros por batidora al mes.'],
  ['es', 'Nueve panaderías las alquilan. Pagan 89 euros al mes por batidora.'],
  ['zh', '九家面包店在用。他们每台每月付89元。'],
] as const)('%s: those who use ours pay for each that they have: %s', ([language, text]) => {
  expect(isPaid(language, text)).toBe(true);
  expect(reviewedOf(openings[language]! + text, language).map(({ kind }) => kind)).toContain('paidPrice');
});

test.for([
  ['en', 'Nine bakeries use Toast. They pay 89 euros per month.'],
  ['en', 'Nine bakeries want to use it. They pay 89 euros per mixer per month.'],
  ['en', 'Nine bakeries use it. They pay 89 euros per month to an agency.'],
  ['en', 'Nine bakeries use it. They pay £120 a month for a phone service.'],
  ['en', 'Nine bakeries use it. They would pay 89 euros per mixer per month.'],
  ['en', 'Nine bakeries use it for free. They pay 89 euros per month elsewhere today.'],
  ['de', 'Neun Bäckereien nutzen es nicht. Sie zahlen 20 Euro je Mixer im Monat.'],
  ['de', 'Neun Bäckereien nutzen es. Sie zahlen bisher 20 Euro im Monat an eine Agentur.'],
  ['es', 'Nueve panaderías quieren usarla. Pagan 89 euros al mes por otra.'],
  ['zh', '九家面包店想用。他们每台每月付89元。'],
] as const)('%s: what is paid to others, or not yet, is no such payment: %s', ([language, text]) =>
  expect(isPaid(language, text)).toBe(false),
);

test('a price per unit is not multiplied by those who pay', () => {
  for (const [language, text] of [
    ['es', 'Nueve panaderías las alquilan. Pagan 89 euros al mes por batidora.'],
    ['zh', '九家面包店在用。他们每台每月付89元。'],
  ] as const) {
    const { report } = analysisOf(openings[language]! + text);
    expect(report.sentences.filter(({ text: said }) => said.includes('801'))).toEqual([]);
  }
});
