import { Search, Settings, Zap, type LucideIcon } from 'lucide-react';
import type { Feature, Shortcut } from '../../../shell/feature';
import { searchPath } from '../query/searchPath';

/** A row of the command palette. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Its shortcut outside the palette: "g h". */
  keys?: string;
  /** Path of the page that it opens. */
  to?: string;
  run?: () => void;
}

export interface CommandGroup<Row = Command> {
  value: string;
  items: Row[];
}

const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();

/** Pages that the navigation links to. */
const pages = (features: readonly Feature[]): Command[] => {
  const entries = features.flatMap(({ nav = [] }) => nav).toSorted((a, b) => a.order - b.order);
  return uniqueBy(entries, ({ to }) => to).map(({ to, label, icon, shortcut }) => ({
    id: to,
    label,
    icon,
    keys: shortcut,
    to,
  }));
};

const settings = (features: readonly Feature[]): Command[] =>
  features
    .flatMap(({ settings: sections = [] }) => sections)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, title }) => ({ id: `/settings#${id}`, label: title, icon: Settings, to: `/settings#${id}` }));

const actionGroups = ['General', 'Go to'];

/**
 * Shortcuts that act on the whole product, but for those of pages and of the palette itself. Shortcuts of one page act on the
 * row that has the focus, which the palette takes.
 */
const actions = (features: readonly Feature[], shortcuts: readonly Shortcut[]): Command[] => {
  const primary = features.find((feature) => feature.primaryAction)?.primaryAction;
  const listed = new Set(['/', 'mod+k', ...pages(features).map(({ keys }) => keys)]);
  return uniqueBy(shortcuts, ({ keys }) => keys).flatMap(({ keys, label, group, run }) =>
    run && actionGroups.includes(group) && !listed.has(keys)
      ? [{ id: `keys ${keys}`, label, keys, run, icon: keys === primary?.shortcut ? primary.icon : Zap }]
      : [],
  );
};

const searches = (features: readonly Feature[], query: string): Command[] => [
  { id: 'search', label: `Search for “${query}”`, icon: Search, to: searchPath(query) },
  ...features
    .flatMap(({ search }) => search ?? [])
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, label }) => ({
      id: `search ${id}`,
      label: `Search ${label.toLowerCase()} for “${query}”`,
      icon: Search,
      to: searchPath(query, id),
    })),
];

/**
 * Commands for the typed text: pages and actions that contain it, then searches for it. Without text, all pages and actions.
 * @param contains whether a label contains a text, in the viewer's language
 */
export function findCommands(
  features: readonly Feature[],
  shortcuts: readonly Shortcut[],
  text: string,
  contains: (label: string, text: string) => boolean,
): CommandGroup[] {
  const query = text.trim();
  const matching = (commands: Command[]) => commands.filter(({ label }) => contains(label, query));
  return [
    { value: 'Go to', items: matching(pages(features)) },
    { value: 'Actions', items: matching(actions(features, shortcuts)) },
    { value: 'Settings', items: query ? matching(settings(features)) : [] },
    { value: 'Search', items: query ? searches(features, query) : [] },
  ].filter(({ items }) => items.length > 0);
}
