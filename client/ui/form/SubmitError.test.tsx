// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SubmitError } from './SubmitError';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  [true, 'Couldn’t post.Your text is still here.Retry'],
  [false, 'Couldn’t post.You’re offline. Your text is still here.Retry'],
])('with a connection: %s, the reason and the state of the text appear once', (isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<SubmitError error={{ message: 'Couldn’t post.' }} retrying={false} onRetry={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});
