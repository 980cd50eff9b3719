// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './Toast';

afterEach(cleanup);

function Actions({ undo }: { undo: () => void }) {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.show('Comment deleted', { undo })}>
        Delete
      </button>
      <button type="button" onClick={() => toast.close(toast.show('Never mind'))}>
        Blink
      </button>
    </>
  );
}

it('shows a toast, the first one included, and runs Undo', async () => {
  const undo = vi.fn<() => void>();
  render(
    <ToastProvider>
      <Actions undo={undo} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Delete'));
  fireEvent.click(await screen.findByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  fireEvent.click(screen.getByText('Delete'));
  expect(await screen.findByText('Undo')).toBeTruthy();
});

it('does not show a toast that was closed before the region loaded', async () => {
  render(
    <ToastProvider>
      <Actions undo={() => {}} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('Blink'));
  fireEvent.click(screen.getByText('Delete'));
  expect((await screen.findAllByText('Comment deleted')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Never mind')).toBeNull();
});

it('shows plain toasts when the region cannot be loaded', async () => {
  vi.resetModules();
  vi.doMock('./ToastRegion', () => {
    throw new Error('Failed to fetch');
  });
  const { ToastProvider: Provider } = await import('./Toast');
  const { showToast } = await import('./toastQueue');
  render(<Provider>Page</Provider>);
  showToast('Failed to like post', { failed: true });
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to like post');
  vi.doUnmock('./ToastRegion');
});
