import { expect, test } from 'vitest';
import { forEachGrapheme, separateCharacters } from './graphemes';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmented = (text: string): { segment: string; index: number }[] =>
  [...segmenter.segment(text)].map(({ segment, index }) => ({ segment, index }));

function graphemesOf(text: string): { segment: string; index: number }[] {
  const graphemes: { segment: string; index: number }[] = [];
  forEachGrapheme(text, (segment, index) => graphemes.push({ segment, index }));
  return graphemes;
}

test('separate characters are graphemes of their own beside any others of them', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((character) =>
    separateCharacters.test(character),
  );
  expect(all.length).toBeGreaterThan(21_000);
  const orders = [all, all.toReversed(), all.map((character) => `${character}a${character}我`)];
  for (const text of orders.map((order) => order.join(''))) {
    expect(segmented(text)).toHaveLength(text.length);
    expect(graphemesOf(text)).toHaveLength(text.length);
  }
});

test.for(['é', '👩‍👩‍👧 pays', 'a\r\nb', '1️⃣ one', 'नमस्ते', '葛󠄀', 'ｶﾞ'])('%s has the graphemes of the segmenter', (text) => {
  const decomposed = text.normalize('NFD');
  expect(graphemesOf(decomposed)).toEqual(segmented(decomposed));
  expect(segmented(decomposed).length).toBeLessThan(decomposed.length);
});
