import { expect, test } from 'vitest';
import { readText } from './readText';

/** Sentences of a text, one a line. */
const sentencesOf = (text: string): string[] => [
  ...new Set(readText(text).clauses.map(({ sentence }) => sentence.text)),
];

const statements = [
  'Village halls are booked through one volunteer with a paper diary',
  'I was the booking secretary of ours for four years',
  'The tool shows free slots on the village website and takes the deposit by card',
  'Eleven committees have paid the £150 and nine renewed in January',
];

const cases: Readonly<Record<string, (text: string) => string>> = {
  'as they are': (text) => text,
  'in small letters': (text) => text.toLowerCase(),
  'in capitals': (text) => text.toUpperCase(),
};

test.each(Object.keys(cases))('lines without full stops are sentences: %s', (name) => {
  const lines = statements.map((line) => cases[name]?.(line));
  expect(sentencesOf(lines.join('\n'))).toEqual(statements.map((line) => line.toLowerCase()));
});

test.each(['*', '·', '→', '✓', '>', '-', '•', '–', '+', '1)', 'a)'])('so are those after “%s”', (mark) => {
  const lines = statements.map((line) => `${mark} ${line}`);
  expect(sentencesOf(lines.join('\n'))).toEqual(statements.map((line) => line.toLowerCase()));
});

test.each(Object.keys(cases))('lines of a text that was wrapped belong together: %s', (name) => {
  const wrapped = [
    'Village halls in the north of Kent are booked through one',
    'volunteer with a paper diary. I was the secretary of ours in',
    'Kent for four years. Eleven committees have paid the £150 and',
    'nine renewed.',
  ];
  expect(sentencesOf(cases[name]?.(wrapped.join('\n')) ?? '')).toEqual([
    'village halls in the north of kent are booked through one volunteer with a paper diary.',
    'i was the secretary of ours in kent for four years.',
    'eleven committees have paid the £150 and nine renewed.',
  ]);
});

test('a line that goes on with a small letter among lines with capitals belongs to the one before', () => {
  const lines = [
    'We sell fresh bread',
    'to small cafés in Porto',
    'They pay 3 euros for a loaf of the day',
    'Nine do so today',
  ];
  expect(sentencesOf(lines.join('\n'))).toHaveLength(3);
});

test('a chain of statements with semicolons is as many sentences, and a list of nouns is one', () => {
  expect(sentencesOf(statements.join('; '))).toEqual(statements.map((line) => line.toLowerCase()));
  expect(sentencesOf('We sell bread to bakers; cafés; hotels; schools; and hospitals in Porto')).toHaveLength(1);
});
