import type { Client } from 'pg';
import { DataDirInUseError } from './errors';

export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

interface Supervised {
  /** The connection with the ownership lock. */
  lock: Client;
  isAlive(): Promise<boolean>;
  /** Starts PostgreSQL if it is not running, and acquires the lock again. */
  reacquire(signal: AbortSignal): Promise<Client>;
  log: Log;
}

const pollMs = 1_000;

/**
 * Watches the PostgreSQL process and the connection with the ownership lock, and restores both after a failure.
 * @returns end(): stops watching, and returns whether this process still owns the cluster
 */
export function superviseCluster({ lock: initialLock, isAlive, reacquire, log }: Supervised) {
  const controller = new AbortController();
  let isConnected = false;
  let isOwner = true;
  let recovery: Promise<void> | undefined;

  const watch = (lock: Client) => {
    isConnected = true;
    lock.once('end', () => {
      isConnected = false;
      check();
    });
  };

  const recover = async () => {
    const wasAlive = await isAlive();
    if ((wasAlive && isConnected) || controller.signal.aborted) return;
    log.warn(
      wasAlive ? 'The connection to PostgreSQL was lost; reconnecting' : 'PostgreSQL stopped unexpectedly; restarting',
    );
    try {
      watch(await reacquire(controller.signal));
      isOwner = true;
      log.info('PostgreSQL is back');
    } catch (error) {
      if (controller.signal.aborted) return;
      isOwner = !(error instanceof DataDirInUseError);
      log.error(`PostgreSQL is not back yet: ${(error as Error).message}`);
    }
  };

  const check = () => {
    if (controller.signal.aborted) return;
    recovery ??= recover().finally(() => (recovery = undefined));
  };

  const timer = setInterval(check, pollMs);
  timer.unref();
  watch(initialLock);

  return {
    end: async (): Promise<boolean> => {
      controller.abort();
      clearInterval(timer);
      await recovery;
      return isOwner;
    },
  };
}
