// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from '../button/IconButton';
import { ConfirmDialog } from './ConfirmDialog';
import { Menu, MenuItem } from './Menu';

afterEach(cleanup);

const trigger = () => screen.getByRole('button', { name: 'More' });

it('is announced as a menu, opens on the first press, acts and closes', async () => {
  const handleEdit = vi.fn<() => void>();
  render(
    <Menu trigger={<IconButton label="More" icon={Ellipsis} />}>
      <MenuItem onSelect={handleEdit}>Edit post</MenuItem>
    </Menu>,
  );
  expect([trigger().getAttribute('aria-haspopup'), trigger().getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
  fireEvent.click(trigger());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
  expect(handleEdit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('false'));
});

it('opens by arrow keys', async () => {
  render(
    <Menu trigger={<IconButton label="More" icon={Ellipsis} />}>
      <MenuItem onSelect={() => {}}>Edit post</MenuItem>
    </Menu>,
  );
  fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
  expect(await screen.findByRole('menuitem', { name: 'Edit post' })).toBeTruthy();
});

function MenuWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton label="More" icon={Ellipsis} />}>
        <MenuItem onSelect={() => setOpen(true)}>Delete post</MenuItem>
      </Menu>
      <ConfirmDialog open={isOpen} onOpenChange={setOpen} title="Delete?" confirmLabel="Delete" onConfirm={() => {}}>
        It’s gone then.
      </ConfirmDialog>
    </>
  );
}

it('a dialog that is opened from it returns the focus to its button, also after the first opening', async () => {
  render(<MenuWithDialog />);
  trigger().focus();
  fireEvent.click(trigger());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  fireEvent.click(cancel);
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});
