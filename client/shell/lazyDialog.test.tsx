// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazyDialog';
import { ToastProvider } from '../ui/toast/Toast';

const replace = vi.fn<(url: string) => void>();
const health = vi.fn<typeof fetch>();

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
  health.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', health);
  vi.stubGlobal('location', Object.assign(new URL('https://venturion.test/home'), { replace }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface NoteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Note = ({ open }: NoteProps) => open && <p>The note</p>;

function Page({ Part }: { Part: ComponentType<NoteProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastProvider>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Add a note
      </button>
      <Part open={isOpen} onOpenChange={setOpen} />
    </ToastProvider>
  );
}

const load = () =>
  vi
    .fn<() => Promise<ComponentType<NoteProps>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Note);
const button = () => screen.getByRole('button', { name: 'Add a note' });

it('shows a toast when its code fails to load, closes, and retries at the next press', async () => {
  const loadNote = load();
  render(<Page Part={lazyDialog('Note', loadNote)} />);
  expect(loadNote).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect((await screen.findAllByText(/Check your connection/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'));

  fireEvent.click(button());
  expect(await screen.findByText('The note')).toBeTruthy();
  expect(loadNote).toHaveBeenCalledTimes(2);
});

it('reloads the page once when the server has other code, without a toast', async () => {
  health.mockResolvedValue(new Response('{}'));
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const open = () =>
    render(
      <ToastProvider>
        {(() => {
          const Part = lazyDialog<NoteProps>('Note', missing);
          return <Part open onOpenChange={onOpenChange} />;
        })()}
      </ToastProvider>,
    );
  open();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
  expect(replace.mock.calls).toEqual([[expect.stringMatching(/^https:\/\/venturion\.test\/home\?v=\d+$/)]]);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  cleanup();
  open();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(2));
  expect(replace).toHaveBeenCalledTimes(1);
});

it('opens at once the next time', async () => {
  const Part = lazyDialog('Note', async () => Note);
  const { unmount } = render(<Part open onOpenChange={() => {}} />);
  await screen.findByText('The note');
  unmount();
  render(<Part open onOpenChange={() => {}} />);
  expect(screen.getByText('The note')).toBeTruthy();
});

it('fails silently when it is quiet', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const Part = lazyDialog('Note', load(), { quiet: true });
  render(
    <ToastProvider>
      <Part open onOpenChange={onOpenChange} />
    </ToastProvider>,
  );
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(screen.queryByText(/Couldn’t load/)).toBeNull();
});
