// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { HighlightProvider } from './HighlightProvider';
import { TextPanel } from './TextPanel';

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  cleanup();
  frames.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @returns how often the panel was measured */
function show(isWide: boolean): () => number {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const analysis = { text: 'Bakeries.', language: 'en', dealBreakers: [], sentences: [], canvas: [], scores: [] };
  render(
    <HighlightProvider>
      <TextPanel analysis={analysis as unknown as Report_AnalysisFragment} />
    </HighlightProvider>,
  );
  return () => measured.mock.calls.length;
}

it('measures once for the scroll events of a frame', () => {
  const measured = show(true);
  frames.splice(0).forEach((run) => run(0));
  const before = measured();
  for (let count = 0; count < 5; count++) fireEvent.scroll(window);
  expect(measured()).toBe(before);
  frames.splice(0).forEach((run) => run(0));
  expect(measured()).toBe(before + 1);
  fireEvent.scroll(window);
  expect(frames).toHaveLength(1);
});

it('measures nothing where the text is above the report', () => {
  const measured = show(false);
  fireEvent.scroll(window);
  expect([frames.length, measured()]).toEqual([0, 0]);
});
