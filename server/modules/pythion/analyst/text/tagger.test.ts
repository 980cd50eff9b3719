import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { tagWords } from './tagger';

const lemmasOf = (text: string) => tagWords(text).map(({ lemma }) => lemma);

test.each(['cannot', 'cant', 'dont', 'wont', 'doesnt', 'isnt', 'havent'])('%s before a mark has its lemmas', (word) => {
  for (const mark of [',', '.', ';', ':', '!', '?', ')', '”', '…'])
    expect(lemmasOf(`they ${word}${mark}`)).toEqual([...lemmasOf(`they ${word}`), mark]);
});

test('an idea with contractions before marks is read like one that spells them out', () => {
  const read = (text: string) => {
    const result = analyseIdea(`${text} A shared diary for the fathers of three towns, 9 euros a month.`);
    return result.ok && result.report.score;
  };
  const score = read('Lawyers dont, judges cannot, and theyre, well, busy.');
  expect(score).toBeGreaterThan(0);
  expect(score).toBe(read("Lawyers don't, judges can not, and they're, well, busy."));
});

test('a word is split the same whatever was read before', () => {
  const text = "Type in a plumber's name and you know the plumber's rates.";
  const before = tagWords(text);
  tagWords("Our page is nicer than the plumber's, and above it. He asked (plumber's) for jet-washing's price.");
  expect(tagWords(text)).toEqual(before);
});
