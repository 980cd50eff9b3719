import { describe, expect, it } from 'vitest';
import { getScrollSpyLine } from './scrollSpyLine';

describe('getScrollSpyLine', () => {
  it('stays near the top until the last viewport height, then moves to the bottom edge', () => {
    expect([0, 500, 2_200].map((scrolled) => getScrollSpyLine(scrolled, 3_000, 800))).toEqual([96, 96, 96]);
    expect(getScrollSpyLine(2_600, 3_000, 800)).toBe(448);
    expect(getScrollSpyLine(3_000, 3_000, 800)).toBe(800);
  });

  it('starts at the top on pages shorter than two viewports and on pages that do not scroll', () => {
    expect([0, 200, 400].map((scrolled) => getScrollSpyLine(scrolled, 400, 800))).toEqual([96, 448, 800]);
    expect(getScrollSpyLine(0, 0, 800)).toBe(96);
  });
});
