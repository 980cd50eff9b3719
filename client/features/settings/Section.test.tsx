// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingsSection } from '../../shell/feature';
import { Section } from './Section';

// React and the boundary report what is caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sectionOf = (id: string, load: SettingsSection['load']): SettingsSection => ({
  id,
  title: `About ${id}`,
  order: 1,
  load,
});
const says = (text: string) => ({ Component: () => <p>{text}</p> });
const part = (id: string) => within(document.getElementById(id)!);

it('shows its heading at once, and its contents when they are there', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof says>>();
  render(<Section section={sectionOf('tea', () => promise)} />);
  expect(part('tea').getByRole('heading', { level: 2 }).textContent).toBe('About tea');
  expect(part('tea').getByRole('status', { name: 'Loading About tea' })).toBeTruthy();
  resolve(says('Green or black'));
  await part('tea').findByText('Green or black');
  expect(part('tea').queryByRole('status')).toBeNull();
});

it.each([
  ['code', () => Promise.reject(new Error('offline'))],
  [
    'contents',
    () =>
      Promise.resolve({
        Component: (): never => {
          throw new Error('broken');
        },
      }),
  ],
])('fails alone when its %s cannot be had, and can be tried again', async (name, fail) => {
  const load = vi.fn<SettingsSection['load']>().mockImplementationOnce(fail).mockResolvedValue(says('Back again'));
  const id = `milk-${name}`;
  render(
    <>
      <Section section={sectionOf(id, load)} />
      <Section section={sectionOf(`sugar-${name}`, async () => says('One lump'))} />
    </>,
  );
  expect((await part(id).findByRole('alert')).textContent).toContain('This part did not load.');
  await part(`sugar-${name}`).findByText('One lump');
  fireEvent.click(part(id).getByRole('button', { name: 'Retry' }));
  await part(id).findByText('Back again');
  expect(part(id).queryByRole('alert')).toBeNull();
});

it('that failed is asked for again on the next visit', async () => {
  const load = vi
    .fn<SettingsSection['load']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(says('Back again'));
  const section = sectionOf('honey', load);
  render(<Section section={section} />);
  await part('honey').findByRole('alert');
  cleanup();
  render(<Section section={section} />);
  await part('honey').findByText('Back again');
});
