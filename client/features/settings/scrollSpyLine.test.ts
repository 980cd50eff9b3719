import { describe, expect, it } from 'vitest';
import { readingLine } from './scrollSpyLine';

describe('readingLine', () => {
  it('stays near the top until the last screenful, then sinks to the bottom edge', () => {
    expect([0, 500, 2_200].map((scrolled) => readingLine(scrolled, 3_000, 800))).toEqual([96, 96, 96]);
    expect(readingLine(2_600, 3_000, 800)).toBe(448);
    expect(readingLine(3_000, 3_000, 800)).toBe(800);
  });

  it('starts at the top on a page shorter than two screens, and where nothing scrolls', () => {
    expect([0, 200, 400].map((scrolled) => readingLine(scrolled, 400, 800))).toEqual([96, 448, 800]);
    expect(readingLine(0, 0, 800)).toBe(96);
  });
});
