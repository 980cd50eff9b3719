import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const idea = 'Cat owners in Ghent worry about the cat when they travel. We make a pet camera.';
const hotels =
  'Small hotels in Porto lose guests because nobody answers the phone at night. 12 hotels paid us €90 a month.';
const reportOf = (text: string) => {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(result.message);
  return result.report;
};

test.each([
  'My cousin’s company Waggle sold 3,000 cameras at $99 in six weeks and 80% of the buyers renewed.',
  'My former boss has 200 customers who pay $20 a month.',
  'My sister sells dog collars: 60 customers paid her $30 each, 40 of them came back.',
  'At my old employer I sold 400 cameras at $99 to pet shops, and 300 of them bought again.',
  'Petcube sold 30,000 cameras at $99, and 80% of its buyers renewed.',
])('sales of others are no evidence of ours: %s', (sentence) => {
  expect(reportOf(`${idea} ${sentence}`).score).toBeLessThanOrEqual(reportOf(idea).score + 1);
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

test.each(['11 of the 12 cancelled after two months.', 'Nine of the 12 have churned.'])(
  'most customers gone speaks against the problem: %s',
  (sentence) => {
    const report = reportOf(`${hotels} ${sentence}`);
    expect(report.score).toBeLessThan(reportOf(hotels).score);
    expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).toBe('fail');
  },
);

test('customers who cancelled something else are no loss', () => {
  const report = reportOf(`${hotels} 11 of the 12 cancelled their old contract.`);
  expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).not.toBe('fail');
});
