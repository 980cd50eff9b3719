import type { Client } from 'pg';
import { DataDirInUseError } from './errors';

export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

interface Supervised {
  /** The connection that holds the ownership lock. */
  first: Client;
  isAlive(): Promise<boolean>;
  /** Brings PostgreSQL up if need be and takes the lock again. */
  retake(signal: AbortSignal): Promise<Client>;
  log: Log;
}

const pollMs = 1_000;

/**
 * Watches PostgreSQL by its process and by the connection that holds the lock, and brings both back.
 * @returns end(): stops watching; true when this process still owns the cluster
 */
export function superviseOwnership({ first, isAlive, retake, log }: Supervised) {
  const ending = new AbortController();
  let isConnected = false;
  let isOwner = true;
  let healing: Promise<void> | undefined;

  const watch = (lock: Client) => {
    isConnected = true;
    lock.once('end', () => {
      isConnected = false;
      check();
    });
  };

  const heal = async () => {
    const wasAlive = await isAlive();
    if ((wasAlive && isConnected) || ending.signal.aborted) return;
    log.warn(
      wasAlive
        ? 'The connection to PostgreSQL was lost; connecting again'
        : 'PostgreSQL stopped unexpectedly; starting it again',
    );
    try {
      watch(await retake(ending.signal));
      isOwner = true;
      log.info('PostgreSQL is back');
    } catch (error) {
      if (ending.signal.aborted) return;
      isOwner = !(error instanceof DataDirInUseError);
      log.error(`PostgreSQL is not back yet: ${(error as Error).message}`);
    }
  };

  const check = () => {
    if (ending.signal.aborted) return;
    healing ??= heal().finally(() => (healing = undefined));
  };

  const timer = setInterval(check, pollMs);
  timer.unref();
  watch(first);

  return {
    end: async (): Promise<boolean> => {
      ending.abort();
      clearInterval(timer);
      await healing;
      return isOwner;
    },
  };
}
