import type { Pool } from 'pg';
import { accessTokenSeconds } from './accessTokens';

/**
 * Sessions that ended while one of their access tokens may still be unexpired. Cached in memory, so that verifying a token
 * needs no database query; loaded at start, updated by this process and by `session.ended` events of others.
 */
export class EndedSessions {
  private readonly endedAt = new Map<string, number>();
  private readonly listeners: ((sessionId: string) => void)[] = [];

  has(sessionId: string): boolean {
    return this.endedAt.has(sessionId);
  }

  /** Adds sessions and notifies the listeners, which close what is open for them. */
  add(sessionIds: readonly string[]): void {
    for (const id of sessionIds) {
      if (this.endedAt.has(id)) continue;
      this.endedAt.set(id, Date.now());
      for (const listener of this.listeners) listener(id);
    }
    const oldest = Date.now() - accessTokenSeconds * 1_000 - 60_000;
    for (const [id, at] of this.endedAt) {
      if (at > oldest) break;
      this.endedAt.delete(id);
    }
  }

  /** Registers a listener for sessions that end from now on. */
  onSessionEnded(listener: (sessionId: string) => void): void {
    this.listeners.push(listener);
  }

  async load(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(
      `select id from session where ended_at > now() - make_interval(secs => ${accessTokenSeconds + 60})`,
    );
    this.add(rows.map(({ id }) => id));
  }
}
