import { config } from '../config';
import { withJitter } from '../lib/withJitter';

let isThere = true;
let question: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What stands before the server answers so when the server itself does not. */
const isOfGateway = (status: number) => status === 502 || status === 504;

/** Whether the server answered when it was last heard of. */
export const isServerReachable = (): boolean => isThere;

/**
 * Tells of every change. While somebody listens, calls without an answer are looked into, and a server that cannot be
 * reached is asked again until it answers.
 * @returns a function that stops listening
 */
export function onReachabilityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) note(true);
  };
}

/** Asks the server for something tiny. @returns whether it answered */
export function checkServerHealth(): Promise<boolean> {
  question ??= fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(config.apiTimeoutMs) })
    .then(
      ({ status }) => !isOfGateway(status),
      () => false,
    )
    .then((answered) => {
      question = null;
      note(answered);
      return answered;
    });
  return question;
}

/** Something that should have come did not: finds out whether the server can be reached at all. */
export function verifyReachability(): void {
  if (isThere && listeners.size > 0) void checkServerHealth();
}

/** `fetch`, whose answers and failures tell whether the server can be reached. For calls to our own server. */
export const fetchTrackingReachability: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (isOfGateway(response.status)) verifyReachability();
    else note(true);
    return response;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') verifyReachability();
    throw error;
  }
};

function note(answered: boolean): void {
  clearTimeout(timer);
  if (!answered && listeners.size > 0) timer = setTimeout(checkServerHealth, withJitter(config.reachabilityRetryMs));
  if (answered === isThere || (!answered && listeners.size === 0)) return;
  isThere = answered;
  for (const listener of listeners) listener();
}
