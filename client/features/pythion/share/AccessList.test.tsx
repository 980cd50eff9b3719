// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccessList } from './AccessList';
import type { Shares } from './useShares';

afterEach(cleanup);

const person = { id: 'u1', username: 'ben', displayName: 'Ben', headline: null, avatarUrl: null };
const named = { id: 's1', person, path: '/shared-analysis/a1', createdAt: '2026-11-29T12:00:00Z' };
const link = { ...named, id: 's2', person: null, path: '/shared-analysis/s2' };

function show(isRevoked = true) {
  const revoke = vi.fn(async () => isRevoked);
  const shares = { people: [named], link, pending: null, revoke } as unknown as Shares;
  render(<AccessList shares={shares} onAdd={() => undefined} />);
  return revoke;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const confirm = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name })));

it.each([
  ['Remove access of Ben', 'Remove Ben’s access?', 'Remove access', named],
  ['Revoke link', 'Revoke the link?', 'Revoke link', link],
])('"%s" asks before access ends', async (button, question, confirmLabel, share) => {
  const revoke = show();
  await press(button);
  expect(screen.getByRole('alertdialog', { name: question })).toBeTruthy();
  await confirm('Cancel');
  expect(revoke).not.toHaveBeenCalled();
  await press(button);
  await confirm(confirmLabel);
  expect(revoke.mock.calls).toEqual([[share]]);
});

it('the question stays when access could not be ended', async () => {
  show(false);
  await press('Revoke link');
  await confirm('Revoke link');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});
