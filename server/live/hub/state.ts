import type { Backlog } from './backlog';
import type { Channels } from './channels';
import type { Connection } from './connection';
import type { Limits } from './limits';
import type { Revocations } from './revocations';
import type { AppKey } from './signature';

/** The part of a pino logger that the hub uses. */
export type HubLog = { warn(fields: object, message: string): void };

/** What every connection and every call of the HTTP API share. */
export type HubState = {
  readonly app: AppKey & { appId: string };
  readonly limits: Limits;
  readonly log: HubLog | undefined;
  readonly channels: Channels<Connection>;
  readonly backlog: Backlog;
  readonly revocations: Revocations;
  /** By socket id. */
  readonly connections: Map<string, Connection>;
  /** Those that showed nothing signed, oldest first, as a set keeps the order of arrival. */
  readonly unproven: Set<Connection>;
  readonly counters: { connected: number; messagesSent: number; dropped: number };
};
