// @vitest-environment happy-dom
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingsSection } from '../../shell/feature';
import { Section } from './Section';

// React and the error boundary log caught errors.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const buildSection = (id: string, load: SettingsSection['load']): SettingsSection => ({
  id,
  title: `About ${id}`,
  order: 1,
  load,
});
const buildModule = (text: string) => ({ Component: () => <p>{text}</p> });
const sectionQueries = (id: string) => within(document.getElementById(id)!);

it('shows its heading at once and its contents when loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof buildModule>>();
  render(<Section section={buildSection('tea', () => promise)} />);
  expect(sectionQueries('tea').getByRole('heading', { level: 2 }).textContent).toBe('About tea');
  expect(sectionQueries('tea').getByRole('status', { name: 'Loading About tea' })).toBeTruthy();
  resolve(buildModule('Green or black'));
  await sectionQueries('tea').findByText('Green or black');
  expect(sectionQueries('tea').queryByRole('status')).toBeNull();
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
])('fails alone when its %s fails, and retries', async (name, fail) => {
  const load = vi
    .fn<SettingsSection['load']>()
    .mockImplementationOnce(fail)
    .mockResolvedValue(buildModule('Back again'));
  const id = `milk-${name}`;
  render(
    <>
      <Section section={buildSection(id, load)} />
      <Section section={buildSection(`sugar-${name}`, async () => buildModule('One lump'))} />
    </>,
  );
  expect((await sectionQueries(id).findByRole('alert')).textContent).toContain('This section didn’t load.');
  await sectionQueries(`sugar-${name}`).findByText('One lump');
  fireEvent.click(sectionQueries(id).getByRole('button', { name: 'Retry' }));
  await sectionQueries(id).findByText('Back again');
  expect(sectionQueries(id).queryByRole('alert')).toBeNull();
});

it('loads again on the next visit after a failure', async () => {
  const load = vi
    .fn<SettingsSection['load']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(buildModule('Back again'));
  const section = buildSection('honey', load);
  render(<Section section={section} />);
  await sectionQueries('honey').findByRole('alert');
  cleanup();
  render(<Section section={section} />);
  await sectionQueries('honey').findByText('Back again');
});
