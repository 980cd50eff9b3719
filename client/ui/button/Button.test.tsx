// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './Button';

afterEach(cleanup);

it('keeps label and focus while loading, and ignores presses', () => {
  const handleSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={handleSubmit}>
      <Button type="submit" loading={loading}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  rerender(form(true));
  fireEvent.click(button);
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  expect([button.textContent, button.getAttribute('aria-busy'), document.activeElement]).toEqual([
    'Save',
    'true',
    button,
  ]);
});
