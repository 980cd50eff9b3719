import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import type { Selection } from '../database/list';

/** Who may hear a topic's channel. */
export type TopicPolicy = {
  /**
   * SQL condition that lets the viewer ($1) hear the topic of an id. The same condition guards live channels,
   * subscriptions and catch-up.
   * @param id SQL expression of the topic's id
   */
  audible: (id: string) => string;
};

/** How a root query field that is a list reads its arguments. */
export type SelectList = (ctx: Context, args: Record<string, unknown>) => Selection;

/** One domain. Its folder exports one of these from `<domain>.module.ts`, and nothing else needs to know. */
export type Module = {
  name: string;
  entities?: EntityClass<object>[];
  /** TypeGraphQL resolver classes. */
  resolvers?: Function[];
  /** Root query fields that are lists, so that PostgreSQL can write their answers; each reads the field's arguments. */
  lists?: Record<string, SelectList>;
  /** REST routes, below /api. */
  routes?: (rest: FastifyInstance) => void;
  /** Channels of this domain by topic: private-{topic}-{id}. */
  topics?: Record<string, TopicPolicy>;
  /** Types that node(id) can find, each with its reader; a reader throws NOT_FOUND. */
  nodes?: Record<string, (ctx: Context, id: string) => Promise<unknown>>;
};

const files = import.meta.glob<Record<string, Module>>('./*/*.module.ts', { eager: true });

/** Every domain of the product. */
export const modules: readonly Module[] = Object.values(files).map((exported) => Object.values(exported)[0]!);
