import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { App, Context } from '../context';
import type { WriteTransaction } from '../database/write';
import type { TopicPolicy } from '../live/topics';
import type { Jobs } from '../queue/job';
import type { ApplicationKind } from './application/application.kind';
import type { SelectList } from './list';

/** A domain of the server. Its folder exports one from `<domain>.module.ts`, which the registry discovers. */
export type Module = {
  entities?: EntityClass<object>[];
  /** TypeGraphQL resolver classes. */
  resolvers?: Function[];
  /** Root query fields that are lists, each with the function that parses its arguments. */
  lists?: Record<string, SelectList>;
  /** REST routes, below /api. */
  routes?: (rest: FastifyInstance) => void;
  /** Routes of files that are served by a policy, below /media. */
  mediaRoutes?: (http: FastifyInstance) => void;
  /** Channels of this domain by topic: private-{topic}-{id}, or presence-{topic}-{id}. */
  topics?: Record<string, TopicPolicy>;
  /** GraphQL types that node(id) reads, each with its reader, which throws NOT_FOUND. */
  nodes?: Record<string, (ctx: Context, id: string) => Promise<object>>;
  /** What people apply for. */
  applications?: readonly ApplicationKind[];
  /** Jobs that run after a commit or on a schedule. */
  jobs?: Jobs<App>;
  /** Columns that refer to `media`, as `table.column`. Unreferenced pictures are removed. */
  pictures?: readonly string[];
  /**
   * Personal data for the data export: file name → SELECT of its rows, with the person's id as $1.
   */
  personalData?: Record<string, string>;
  /**
   * Erases rows of accounts that stored counts include. Foreign keys delete the others with the accounts. Called until it
   * returns 0.
   * @param limit most rows per call
   * @returns number of deleted rows
   */
  erase?: (tx: WriteTransaction, accountIds: readonly string[], limit: number) => Promise<number>;
  /** Called in the transaction that connects two people. The caller has locked both. */
  onConnected?: (tx: WriteTransaction, one: string, other: string) => Promise<void>;
  /** Called in the transaction in which a person blocks another. The caller has locked both. */
  onBlocked?: (tx: WriteTransaction, blocker: string, blocked: string) => Promise<void>;
  /** Kinds of notifications of this domain. A person can switch each kind off. */
  notifications?: Record<string, NotificationKind>;
};

/** One kind of notification. Its SQL functions take the alias of the notification's row; `subject_id` is its subject. */
export type NotificationKind = {
  /** Group in the settings, shared with kinds of other domains: "Your posts". */
  group: string;
  /** Label in the settings: "Likes". */
  label: string;
  /** Explanation in the settings: "Somebody likes your post." */
  description: string;
  /** Predicate after the names of the actors: "liked your post". */
  verb: string;
  /** SQL text: a predicate that says more, by the state of the subject; null for `verb`. */
  currentVerb?: (notification: string) => string;
  /** SQL condition: the recipient ($1) may see the subject, by the policy of the subject. */
  visible: (notification: string) => string;
  /** SQL text: path of the page that it links to. */
  path: (notification: string) => string;
  /** SQL text: excerpt of the subject. */
  about?: (notification: string) => string;
  /** Nobody acted: the verb is a whole sentence. */
  hasNoActor?: true;
  /** Another badge counts the subject, so the number of unread notifications excludes it. */
  isCountedElsewhere?: true;
};

let registered: readonly Module[] = [];

/** Registers all modules. The registry calls it once, before any other use. */
export function registerModules(modules: readonly Module[]): void {
  registered = modules;
}

/** Every registered module, for code that combines their declarations. Empty while the files are loading. */
export const registeredModules = (): readonly Module[] => registered;

/** Merges one part of all modules into one record. */
export const mergeModules = <Part extends 'jobs' | 'topics' | 'personalData' | 'notifications'>(
  part: Part,
): NonNullable<Module[Part]> => Object.assign({}, ...registered.map((module) => module[part] ?? {}));
