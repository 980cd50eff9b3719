import type { Pool, PoolClient } from 'pg';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * The same pool, whose connections may be released twice: the worker library does so when a connection breaks while it starts or stops
 * listening, and the pool's error for it would be an unhandled rejection.
 */
export const releaseOnce = (pool: Pool): Pool =>
  new Proxy(pool, {
    get(target, key) {
      if (key === 'connect')
        return (callback?: Connected) => (callback ? target.connect(withOneRelease(callback)) : target.connect());
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as (...args: never[]) => unknown).bind(target) : value;
    },
  });

const withOneRelease =
  (callback: Connected): Connected =>
  (error, client, release) => {
    let isReleased = false;
    callback(error, client, (failure) => {
      if (isReleased) return;
      isReleased = true;
      release(failure);
    });
  };
