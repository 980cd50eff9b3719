import { expect, test } from 'vitest';
import { analysisOf } from './testing/analysisOf';

const base =
  'Bakeries in Ghent throw away 14 percent of their bread; 12 of them showed us the bills, 900 euros a month. Our oven sensor warns before bread burns. In 12 bakeries waste fell from 14 to 5 percent. 30 bakers pay 40 euros a month, it costs us 15, and 28 renewed after a year. The bakers’ guild recommends us. I was a baker for nine years.';
const scoreOf = (text: string): number => analysisOf(text).report.score;
const full = scoreOf(base);

test.each([
  'Bakers are not told when flour prices rise; our sensor records data on that.',
  'Two bakers asked for their deposit back.',
  'In Lyon we want to do the same.',
  'It is not certified for gas ovens, and gas is not what we do.',
  'We have never lost our licence.',
  'The permit is granted and we will not apply the paint before May.',
  'Cleaning rose from 10 to 12 minutes a day.',
  'All 12 bakers declined the discount and paid the full price of 40 euros.',
  'Some people can steal parcels from porches.',
  'For two years I have never used an agency.',
  'There is one firm that does the weighing by hand.',
  'Our lamp has not gone out in nine months.',
])('a true or neutral sentence lowers nothing: %s', (sentence) => {
  expect(scoreOf(`${base} ${sentence}`)).toBeGreaterThanOrEqual(full - 1);
});

const weak = 'Bakeries in Ghent throw away bread. Our oven sensor warns before bread burns.';

test.each([
  'Perhaps the fine is 900 euros.',
  'If the fridge breaks, a bakery would be 900 euros poorer.',
  'The rent would be 900 euros.',
  'Room R101 costs us time.',
  'The market is maybe selling well.',
])('what is no price raises nothing: %s', (sentence) => {
  expect(scoreOf(`${weak} ${sentence}`)).toBeLessThanOrEqual(scoreOf(weak) + 1);
});

test.each([
  'We put sedatives in the tea of old people so that they sign. Their heirs have all agreed.',
  'We let pensioners sign blank forms and fill in a loan later. Twelve pensioners a week come to us. All pensioners agreed.',
])('consent of others excuses no harm: %s', (text) => {
  expect(analysisOf(text).report.dealBreakers.find(({ key }) => key === 'legal')?.state).toBe('fail');
});
