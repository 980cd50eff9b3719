import type { TypePolicies } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { AnalysisFacts } from '../../shared/contracts/analysis';
import type { LiveHandlers } from '../live/handlers';
import type { Counted } from '../ui/feedback/Badge';
import type { AnyAttachmentKind } from './attachments/attachment';

/** Lazily loaded code. All parts of a feature except its descriptor are loaded this way. */
export type Load<Module> = () => Promise<Module>;

export interface FeatureRoute {
  /** Path with `:parameters`, as in the specification: "/post/:postId". The last one can be optional: "/jobs/:jobId?". */
  path: string;
  load: Load<{ Component: ComponentType }>;
  /** Title in the browser's tab and on phones until the page renders its own `PageTitle`. */
  title?: string;
  /** `wide` gives the page column and rail together (944 px): messages and finances. */
  width?: 'column' | 'wide';
  /** One item that other pages link to: on phones the top bar has a Back button. */
  isDetail?: boolean;
}

/** A count on a navigation entry, read by a hook: unread messages, waiting requests. */
export interface NavBadge {
  /** What is counted: "unread". */
  of: Counted;
  /** Added to the count in the browser's tab: "(3) Home". */
  inTitle?: boolean;
  load: Load<{ useCount: () => number }>;
}

export interface NavEntry {
  to: string;
  /** Other paths whose pages belong to it, as those below `to` do: the entry is current on them, too. */
  section?: readonly string[];
  label: string;
  icon: LucideIcon;
  /** Lower comes first. */
  order: number;
  /** `side`: the nav or rail beside the page. On phones: `bottom` bar, `top` bar as an icon, or the `more` sheet. */
  places: readonly ('side' | 'bottom' | 'top' | 'more')[];
  badge?: NavBadge;
  /** Shortcut that opens it: "g h". */
  shortcut?: string;
}

/** A panel that opens beside the page, such as notifications. The shell renders its button. */
export interface NavPanel {
  label: string;
  icon: LucideIcon;
  order: number;
  badge?: NavBadge;
  /** Shortcut that opens it: "g b". */
  shortcut?: string;
  load: Load<{ Component: ComponentType<{ close: () => void }> }>;
}

/** The shell's primary button: Post. */
export interface PrimaryAction {
  label: string;
  icon: LucideIcon;
  shortcut?: string;
  run: (navigate: NavigateFunction) => void;
}

export interface Shortcut {
  /** One key ("?"), two in a row ("g h"), or a combination ("mod+k", Ctrl or ⌘). */
  keys: string;
  /** Description in the help: "Write a post". */
  label: string;
  /** Heading in the help: "Go to", "Posts". */
  group: string;
  /** Omitted for keys that the focused element handles itself: the help lists them only. */
  run?: () => void;
}

/**
 * A section of the settings page at `/settings#<id>`. The page renders the heading (h2), the rules between sections,
 * and the loading and error states. The component renders the rest from edge to edge with its own gutters (`px-4`), so
 * that list rows can be ruled all the way.
 */
export interface SettingsSection {
  /** Unique: "security". */
  id: string;
  title: string;
  /** Lower comes first: you 10–19, appearance 20–29, notifications 30–39, privacy 40–49, security 50–59, data 90–99. */
  order: number;
  load: Load<{ Component: ComponentType }>;
}

/** Props of the full results of one search kind. */
export interface ResultsProps {
  /** The typed query with its operators. */
  query: string;
  /** Rendered when there are no results. */
  empty: ReactNode;
}

/** Props of the first results of one kind, shown among those of other kinds. */
export interface FirstResultsProps {
  query: string;
  /** Called with the number of results once known: a kind without results is hidden. Stable between renders. */
  onFound: (count: number) => void;
}

/**
 * A kind of search results, with its own tab, `/search?query=…&kind=<id>`, and a section among all kinds. The page
 * renders tabs and headings; the components render the rest, loading and error states included.
 */
export interface SearchKind {
  /** Unique: "people". */
  id: string;
  /** Label of tab and heading, in the plural: "People". */
  label: string;
  /** Lower comes first: posts 10, people 20, hashtags 90. */
  order: number;
  /** What parameters of the URL narrow the results by, which then need no query: "skill, location or stage". */
  filters?: string;
  load: Load<{ Results: ComponentType<ResultsProps>; FirstResults: ComponentType<FirstResultsProps> }>;
}

/** What a domain takes over from an analysis. */
export interface AnalysisHandover {
  analysisId: string;
  title: string;
  facts: AnalysisFacts;
}

/** Continues with an analysis in another domain: a projection of its numbers, a role that is missing. */
export interface AnalysisAction {
  /** Label of the button: "Model this". */
  label: string;
  icon: LucideIcon;
  /** Lower comes first. */
  order: number;
  /** Whether the facts call for it. Without this, it is always offered. */
  isOffered?: (facts: AnalysisFacts) => boolean;
  /** `start` usually stores a draft and navigates to its form. */
  load: Load<{ start: (analysis: AnalysisHandover, navigate: NavigateFunction) => void }>;
}

/**
 * One domain as the shell sees it. `client/features/<domain>/feature.tsx` exports one as `feature`; no other file
 * registers it. All descriptors are loaded before any protected page, so they contain only text and icons; the rest is
 * loaded lazily.
 */
export interface Feature {
  /** Apollo type policies of its types and lists. */
  cache?: TypePolicies;
  /** Pages in the main layout that require sign-in. Those for anonymous visitors are in `publicRoutes.ts`. */
  routes?: readonly FeatureRoute[];
  nav?: readonly NavEntry[];
  panel?: NavPanel;
  primaryAction?: PrimaryAction;
  shortcuts?: readonly (Omit<Shortcut, 'run'> & { run: (navigate: NavigateFunction) => void })[];
  /** Handlers of this domain's live events. */
  live?: Load<{ handlers: LiveHandlers }>;
  /** Wraps the signed-in area. */
  provider?: Load<{ Provider: ComponentType<PropsWithChildren> }>;
  /** Mounted once in the signed-in area, above every page: a composer, a palette. */
  layer?: Load<{ Component: ComponentType }>;
  /** Sections of the settings page. */
  settings?: readonly SettingsSection[];
  /** Search results of this domain. */
  search?: SearchKind;
  /** Cards of this domain's objects inside posts and messages. */
  attachments?: readonly AnyAttachmentKind[];
  /** Buttons on the owner's report of an analysis. */
  analysisActions?: readonly AnalysisAction[];
  /** A module of the right rail, on every page that has one. */
  rail?: { order: number; load: Load<{ Component: ComponentType }> };
}

/**
 * One line of the landing page's feature list. `client/features/<domain>/pitch.ts` exports one as `pitch`; it is a
 * separate file because the landing page loads no descriptors.
 */
export interface Pitch {
  order: number;
  title: string;
  text: string;
}
