import type { TypePolicies } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { LiveHandlers } from '../live/handlers';
import type { Counted } from '../ui/feedback/Badge';

/** Code that arrives when it is first needed. Every part of a feature but its descriptor is loaded this way. */
export type Load<Module> = () => Promise<Module>;

export interface FeatureRoute {
  /** As the specification writes it, with `:parameters`: "/post/:postId". */
  path: string;
  /** `protected` pages stand inside the main layout and ask for sign-in first. */
  area: 'public' | 'protected';
  load: Load<{ Component: ComponentType }>;
  /** Shown in the browser's tab and on phones until the page's own `PageTitle` speaks. */
  title?: string;
  /** `wide` gives the page column and rail together (944 px): messages and finances. */
  width?: 'column' | 'wide';
}

/** A number that asks for attention, read by a hook: unread messages, waiting requests. */
export interface NavBadge {
  /** What is counted: "unread". */
  of: Counted;
  /** Also counts in the browser's tab: "(3) Home". */
  inTitle?: boolean;
  load: Load<{ useCount: () => number }>;
}

export interface NavEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Lower comes first. */
  order: number;
  /** `side`: the nav or rail beside the page. On phones: `bottom` bar, `top` bar as an icon, or the `more` sheet. */
  places: readonly ('side' | 'bottom' | 'top' | 'more')[];
  badge?: NavBadge;
  /** Keys that go there: "g h". */
  shortcut?: string;
}

/** Something that opens beside the page instead of replacing it, such as notifications. The shell draws its button. */
export interface NavPanel {
  label: string;
  icon: LucideIcon;
  order: number;
  badge?: NavBadge;
  /** Keys that open it: "g b". */
  shortcut?: string;
  load: Load<{ Component: ComponentType<{ close: () => void }> }>;
}

/** The one filled button of the shell: Post. */
export interface PrimaryAction {
  label: string;
  icon: LucideIcon;
  shortcut?: string;
  run: (navigate: NavigateFunction) => void;
}

export interface Shortcut {
  /** One key ("?"), two in a row ("g h"), or a combination ("mod+k", Ctrl or ⌘). */
  keys: string;
  /** What it does, for the help: "Write a post". */
  label: string;
  /** Heading in the help: "Go to", "Posts". */
  group: string;
  /** Left out for keys that what has focus answers by itself: the help lists them, and nobody else listens. */
  run?: () => void;
}

/**
 * A part of the settings page. Each has an address of its own, `/settings#<id>`. The page draws the heading (h2), the
 * rules between parts, and what stands there while the code loads or when the part fails; the component draws the
 * rest, from edge to edge and with its own gutters (`px-4`), so that rows of a list can be ruled all the way.
 */
export interface SettingsSection {
  /** Unique: "security". */
  id: string;
  title: string;
  /** Lower comes first: you 10–19, appearance 20–29, notifications 30–39, privacy 40–49, security 50–59, data 90–99. */
  order: number;
  load: Load<{ Component: ComponentType }>;
}

/** What a search found of one kind, all of it. */
export interface ResultsProps {
  /** As it was typed, operators and all. */
  query: string;
  /** Shown when there is nothing. */
  empty: ReactNode;
}

/** The first few that a search found of one kind, among those of other kinds. */
export interface FirstResultsProps {
  query: string;
  /** Says how many are shown, once that is known: a kind that found nothing takes no room. Stays the same function. */
  onFound: (count: number) => void;
}

/**
 * A kind of things that the search box finds, with a tab of its own, `/search?query=…&kind=<id>`, and a part among all
 * kinds. The page draws tabs and headings; the components draw the rest, waiting and failing included.
 */
export interface SearchKind {
  /** Unique: "people". */
  id: string;
  /** The tab and the heading, in the plural: "People". */
  label: string;
  /** Lower comes first: posts 10, people 20, hashtags 90. */
  order: number;
  load: Load<{ Results: ComponentType<ResultsProps>; FirstResults: ComponentType<FirstResultsProps> }>;
}

/**
 * One domain as the shell sees it. `client/features/<domain>/feature.tsx` exports one as `feature`, and nothing else
 * has to be changed. All of them are loaded before any protected page, so they hold words and icons only; the rest
 * is loaded when it is needed.
 */
export interface Feature {
  /** How its lists and things are kept in the cache. */
  cache?: TypePolicies;
  routes?: readonly FeatureRoute[];
  nav?: readonly NavEntry[];
  panel?: NavPanel;
  primaryAction?: PrimaryAction;
  shortcuts?: readonly (Omit<Shortcut, 'run'> & { run: (navigate: NavigateFunction) => void })[];
  /** Writers of this domain's live events into the cache. */
  live?: Load<{ handlers: LiveHandlers }>;
  /** Wraps the signed-in area. */
  provider?: Load<{ Provider: ComponentType<PropsWithChildren> }>;
  /** Mounted once in the signed-in area, above every page: a composer, a palette. */
  layer?: Load<{ Component: ComponentType }>;
  /** Parts of the settings page that belong to this domain. */
  settings?: readonly SettingsSection[];
  /** What of this domain the search box finds. */
  search?: SearchKind;
  /** A module of the right rail, on every page that has one. */
  rail?: { order: number; load: Load<{ Component: ComponentType }> };
}

/**
 * One line of the landing page's list of what can be done here. `client/features/<domain>/pitch.ts` exports one as
 * `pitch`; a file of its own, because the landing page loads no descriptors.
 */
export interface Pitch {
  order: number;
  title: string;
  text: string;
}
