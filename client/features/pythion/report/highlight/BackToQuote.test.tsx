// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackToQuote } from './BackToQuote';
import { HighlightProvider } from './HighlightProvider';
import { QuotedWords } from './QuotedWords';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads from the text back to the quote that was pressed, and is gone then', () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  render(
    <HighlightProvider>
      <BackToQuote />
      <QuotedWords quote="They pay" range={{ start: 0, end: 8 }} />
    </HighlightProvider>,
  );
  const quote = screen.getByRole('button', { name: '“They pay”' });
  const findBack = () => screen.queryByRole('button', { name: 'Back to the quote' });
  expect(findBack()).toBeNull();
  rect.mockReturnValue({ top: 300 } as DOMRect);
  fireEvent.click(quote);
  rect.mockReturnValue({ top: 1300 } as DOMRect);
  fireEvent.click(findBack()!);
  expect(scroll).toHaveBeenCalledWith({ top: 1000, behavior: 'smooth' });
  expect([document.activeElement, quote.getAttribute('aria-pressed'), findBack()]).toEqual([quote, 'false', null]);
});
