import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { harmReason } from './harmReason';

const reasonOf = (text: string, language = 'en'): string | undefined => {
  const [clause] = readText(text, language).clauses;
  return clause && harmReason(clause);
};

test.each([
  ['Our app lets teenagers post the addresses of classmates they hate.', 'it endangers children'],
  ['We sell a powder against cancer and tell patients to give up their pills.', 'it endangers people’s health'],
  [
    'Our collectors ask for money for a hospice, and the donations go to us.',
    'it keeps money that was given for others',
  ],
  ['We phone pensioners, say that we are the bank, and ask for the code.', 'it deceives people'],
  ['Order a diploma that looks like a real one.', 'it passes off something false as real'],
  ['We pour old oil into the stream, where it runs off at night.', 'it pollutes land or water'],
])('says what is wrong: %s', (text, reason) => expect(reasonOf(text)).toBe(reason));

test.each([
  'Our ring boards the games of small leagues: we pay the keeper and bet on it.',
  'We find out who will want a baby soon.',
])('claims nothing that the sentence doesn’t say: %s', (text) =>
  expect(reasonOf(text)).toBe('it reads like an act that harms others'),
);

test('the age makes a child, not the word', () => {
  expect(reasonOf('We send ten-year-olds down the shaft.')).toBe('it makes children work');
  expect(reasonOf('We send forty-year-olds down the shaft.')).not.toContain('children');
});
