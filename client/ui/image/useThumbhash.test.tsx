// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useThumbhash } from './useThumbhash';

afterEach(cleanup);

function Preview({ hash }: { hash: string | null }) {
  return <output>{useThumbhash(hash) ?? 'none'}</output>;
}

it('decodes a preview once, and renders it at once afterwards', async () => {
  const hash = '1QcSHQRnh493V4dIh4eXh1h4kJUI';
  const { unmount } = render(<Preview hash={hash} />);
  expect(screen.getByRole('status').textContent).toBe('none');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^data:image\/png;base64,/));
  unmount();
  render(<Preview hash={hash} />);
  expect(screen.getByRole('status').textContent).toMatch(/^data:image\/png;base64,/);
});

it.each([null, '', 'not base64!'])('has no preview for %j', async (hash) => {
  render(<Preview hash={hash} />);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('status').textContent).toBe('none');
});
