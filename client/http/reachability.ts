import { config } from '../config';
import { withJitter } from '../lib/withJitter';
import { takeEarlyResponse } from './earlyCalls';

let isReachable = true;
let healthCheck: Promise<boolean> | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A gateway responds with these statuses when the server itself does not. */
const isGatewayError = (status: number) => status === 502 || status === 504;

/** Whether the server responded at the latest check. */
export const isServerReachable = (): boolean => isReachable;

/**
 * Subscribes to changes of reachability. While there are listeners, calls without a response trigger a health check,
 * and an unreachable server is checked with jitter until it responds.
 * @returns a function that unsubscribes
 */
export function onReachabilityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) setReachable(true);
  };
}

/** Requests the health endpoint; concurrent calls share one request. @returns whether the server responded */
export function checkServerHealth(): Promise<boolean> {
  healthCheck ??= fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(config.apiTimeoutMs) })
    .then(
      ({ status }) => !isGatewayError(status),
      () => false,
    )
    .then((responded) => {
      healthCheck = null;
      setReachable(responded);
      return responded;
    });
  return healthCheck;
}

/**
 * Starts a health check after a failed call, unless the server is already known to be unreachable or nobody listens.
 */
export function verifyReachability(): void {
  if (isReachable && listeners.size > 0) void checkServerHealth();
}

/** `fetch` for the own server that updates the reachability from responses and failures. Uses responses of early calls. */
export const fetchTrackingReachability: typeof fetch = async (input, init) => {
  try {
    const response = await (takeEarlyResponse(input, init) ?? fetch(input, init));
    if (isGatewayError(response.status)) verifyReachability();
    else setReachable(true);
    return response;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') verifyReachability();
    throw error;
  }
};

function setReachable(responded: boolean): void {
  clearTimeout(retryTimer);
  if (!responded && listeners.size > 0)
    retryTimer = setTimeout(checkServerHealth, withJitter(config.reachabilityRetryMs));
  if (responded === isReachable || (!responded && listeners.size === 0)) return;
  isReachable = responded;
  for (const listener of listeners) listener();
}
