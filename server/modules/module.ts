import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { App, Context } from '../context';
import type { WriteTransaction } from '../database/write';
import type { TopicPolicy } from '../live/topics';
import type { Jobs } from '../queue/job';
import type { SelectList } from './list';

/** One domain. Its folder exports one of these from `<domain>.module.ts`, and nothing else needs to know. */
export type Module = {
  name: string;
  entities?: EntityClass<object>[];
  /** TypeGraphQL resolver classes. */
  resolvers?: Function[];
  /** Root query fields that are lists, each with the function that parses its arguments. */
  lists?: Record<string, SelectList>;
  /** REST routes, below /api. */
  routes?: (rest: FastifyInstance) => void;
  /** Channels of this domain by topic: private-{topic}-{id}, or presence-{topic}-{id}. */
  topics?: Record<string, TopicPolicy>;
  /** Types that node(id) can find, each with its reader; a reader throws NOT_FOUND. */
  nodes?: Record<string, (ctx: Context, id: string) => Promise<unknown>>;
  /** Work that is done after the commit, or by the clock. */
  jobs?: Jobs<App>;
  /** Columns that refer to `media`, as `table.column`: a picture that none refers to is thrown away. */
  pictures?: readonly string[];
  /**
   * What belongs to a person, for the download of their data: file name → the SELECT of its rows, with the person's id
   * as $1.
   */
  personalData?: Record<string, string>;
  /**
   * Removes what people did in this domain, where others keep counts of it; all else goes with their accounts.
   * Called again until nothing is left.
   * @param limit the most rows to remove in one call
   * @returns how many rows it removed
   */
  erase?: (tx: WriteTransaction, accountIds: readonly string[], limit: number) => Promise<number>;
  /** What follows here when two people become connected, in the same transaction; the caller has locked both. */
  onConnected?: (tx: WriteTransaction, one: string, other: string) => Promise<void>;
  /** Kinds of notifications that this domain sends, each of which a person can switch off. */
  notifications?: Record<string, NotificationKind>;
};

/** One kind of notification. SQL parts are given the alias of the notification's row: subject_id is what it is about. */
export type NotificationKind = {
  /** Heading that it stands under, with kinds of other domains: "Your posts". */
  group: string;
  /** What it is called in the settings: "Likes". */
  label: string;
  /** When it comes: "Somebody likes your post." */
  description: string;
  /** What the people did, after their names: "liked your post". */
  verb: string;
  /** SQL condition: the recipient ($1) may see what it is about. The same rule as everywhere else. */
  visible: (notification: string) => string;
  /** SQL text: where a click leads. */
  path: (notification: string) => string;
  /** SQL text: the first words of what it is about. */
  about?: (notification: string) => string;
  /** Another number on the page counts what it is about: the number of unread notifications leaves it out. */
  isCountedElsewhere?: true;
};

let registered: readonly Module[] = [];

/** Called once by the registry, before anything reads the modules. */
export function registerModules(modules: readonly Module[]): void {
  registered = modules;
}

/** Every registered domain, for domains that combine what all of them declare. Empty while files are still loading. */
export const registeredModules = (): readonly Module[] => registered;

/** Declarations of one kind by all domains, in one record. */
export const mergeModules = <Part extends 'jobs' | 'topics' | 'personalData' | 'notifications'>(
  part: Part,
): NonNullable<Module[Part]> => Object.assign({}, ...registered.map((module) => module[part] ?? {}));
