import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { statementFeatures, writtenFeatures } from './features';

const gramsOf = (text: string): string[] => {
  const { clauses } = readText(text, 'en');
  return writtenFeatures(clauses, [], 'en').grams.filter((gram) => gram.startsWith('#'));
};

test('says what most and few of those counted did', () => {
  expect(gramsOf('33 of the 36 practices had stopped paying.')).toContain('#most stop');
  const pools = gramsOf('Of the 20 pools, 17 came back and two quit.');
  expect(pools).toEqual(expect.arrayContaining(['#most come', '#few quit']));
});

test('says what rose and fell, in the order in which it came true', () => {
  expect(gramsOf('The number of errors went from 9 to 3 a week.')).toContain('#falls error');
  expect(gramsOf('Now 13 errors a week instead of 48.')).toContain('#falls error');
  expect(gramsOf('Errors climbed from 3 to 9 a week.')).toContain('#rises error');
});

test('a heading is left out, a statement before a colon isn’t', () => {
  const wordsOf = (text: string) =>
    statementFeatures(readText(text, 'en').clauses, [], 'en').words.map(({ text: word }) => word);
  expect(wordsOf('What: we clean stoves in summer.')).toEqual(wordsOf('We clean stoves in summer.'));
  expect(wordsOf('Nobody renewed: the price was too high.')).toContain('nobody');
});
