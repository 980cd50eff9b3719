import { House, Search, SquarePen } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import type { Feature, Shortcut } from '../../../shell/feature';
import { findCommands } from './commands';

const load = () => Promise.reject(new Error('not loaded'));
const features: Feature[] = [
  {
    nav: [{ to: '/search', label: 'Search', icon: Search, order: 30, places: ['top'] }],
    search: { id: 'posts', label: 'Posts', order: 10, load },
    settings: [{ id: 'sessions', title: 'Where you’re logged in', order: 50, load }],
  },
  {
    nav: [
      { to: '/home', label: 'Home', icon: House, order: 10, places: ['side'], shortcut: 'g h' },
      { to: '/home', label: 'Home', icon: House, order: 11, places: ['bottom'] },
    ],
    primaryAction: { label: 'Post', icon: SquarePen, shortcut: 'n', run: vi.fn() },
  },
];
const run = vi.fn();
const shortcuts: Shortcut[] = [
  { keys: 'n', label: 'Post', group: 'General', run },
  { keys: 'g h', label: 'Home', group: 'Go to', run },
  { keys: 'g b', label: 'Notifications', group: 'Go to', run },
  { keys: 'mod+k', label: 'Open the command palette', group: 'General', run },
  { keys: 'Esc', label: 'Close dialog or menu', group: 'General' },
  { keys: 'l', label: 'Like', group: 'Posts', run },
];
const contains = (label: string, text: string) => label.toLowerCase().includes(text.toLowerCase());
const labels = (text: string) =>
  findCommands(features, shortcuts, text, contains).map(({ value, items }) => [value, items.map(({ label }) => label)]);

describe('commands of the palette', () => {
  it('are all pages once, in the order of the navigation, and the actions of the whole product', () => {
    expect(labels(' ')).toEqual([
      ['Go to', ['Home', 'Search']],
      ['Actions', ['Post', 'Notifications']],
    ]);
  });

  it('contain the typed text, and search for it', () => {
    expect(labels('log')).toEqual([
      ['Settings', ['Where you’re logged in']],
      ['Search', ['Search for “log”', 'Search posts for “log”']],
    ]);
    expect(labels('HO')[0]).toEqual(['Go to', ['Home']]);
  });

  it('open their pages or run their actions', () => {
    const [pages, actions, , search] = findCommands(features, shortcuts, 'o', contains);
    expect(pages!.items[0]).toMatchObject({ to: '/home', keys: 'g h' });
    actions!.items[0]!.run!();
    expect(run).toHaveBeenCalledOnce();
    expect(search!.items[1]!.to).toBe('/search?query=o&kind=posts');
  });
});
