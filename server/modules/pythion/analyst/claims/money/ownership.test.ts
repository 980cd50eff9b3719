import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const idea = 'Cat owners in Ghent worry about the cat when they travel. We make a pet camera.';
const hotels =
  'Small hotels in Porto lose guests because nobody answers the phone at night. 12 hotels paid us €90 a month.';
const reportOf = (text: string) => analysisOf(text).report;

test.each([
  'My cousin’s company Waggle sold 3,000 cameras at $99 in six weeks and 80% of the buyers renewed.',
  'My former boss has 200 customers who pay $20 a month.',
  'My sister sells dog collars: 60 customers paid her $30 each, 40 of them came back.',
  'At my old employer I sold 400 cameras at $99 to pet shops, and 300 of them bought again.',
  'Petcube sold 30,000 cameras at $99, and 80% of its buyers renewed.',
  'Petcube has 30,000 paying customers at $9 a month, of whom 80% renewed, according to its annual report.',
])('sales of others are no evidence of ours: %s', (sentence) => {
  expect(reportOf(`${idea} ${sentence}`).score).toBeLessThanOrEqual(reportOf(idea).score + 1);
});

test('what a rival is paid is today’s way, and no payment to us', () => {
  const rivals = reportOf(`${idea} 60 cat owners pay a competitor $9 a month and have renewed with them twice.`);
  const own = reportOf(`${idea} 60 cat owners pay us $9 a month and have renewed with us twice.`);
  const revenueOf = ({ scores }: typeof own) => scores.find(({ key }) => key === 'revenue')?.score ?? 0;
  expect(revenueOf(rivals)).toBeLessThan(revenueOf(own) - 2);
  expect(rivals.dealBreakers.find(({ key }) => key === 'problem')?.state).toBe('unknown');
});

test('sales to relatives of others and to us stay ours', () => {
  const own = reportOf(`${idea} 60 cat owners paid us $30 each, 40 of them came back.`).score;
  expect(own).toBeGreaterThan(reportOf(idea).score + 10);
});

test.each([
  '1 of the 12 cancelled after two months.',
  'We refunded 10 of them.',
  'Ten of them left in the first quarter.',
])('customers who are gone raise nothing: %s', (sentence) => {
  expect(reportOf(`${hotels} ${sentence}`).score).toBeLessThanOrEqual(reportOf(hotels).score);
});

test.each([
  '11 of the 12 cancelled after two months.',
  'Nine of the 12 have churned.',
  '1 of them has stayed and 11 left.',
  'Of the 12 that paid, 2 are left, the others stopped.',
  '2 of the 12 still use it.',
])('most customers gone speaks against the problem: %s', (sentence) => {
  const report = reportOf(`${hotels} ${sentence}`);
  expect(report.score).toBeLessThan(reportOf(hotels).score);
  expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).toBe('fail');
});

test.each([
  '11 of them have stayed and 1 left.',
  '10 of the 12 still use it.',
  'Two rooms are left in each of the 12.',
])('customers who are there do not speak against the problem: %s', (sentence) => {
  const report = reportOf(`${hotels} ${sentence}`);
  expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).not.toBe('fail');
});

test('customers who cancelled something else are no loss', () => {
  const report = reportOf(`${hotels} 11 of the 12 cancelled their old contract.`);
  expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).not.toBe('fail');
});

test.each([
  '310 cat owners pay our competitor $9 a month, and 280 of them renewed there.',
  '310 cat owners bought from another company at $99, and 280 of them renewed there.',
])('a rival is named as the payee: %s', (sentence) => {
  const revenue = reportOf(`${idea} ${sentence}`).scores.find(({ key }) => key === 'revenue')?.score ?? 0;
  expect(revenue).toBeLessThan(3);
});
