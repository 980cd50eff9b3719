/** A call that the start script sent before the product's code was loaded. */
interface EarlyCall {
  url: string;
  /** Authorization header and body: what makes another call equal to this one. */
  authorization: string | null;
  body: string | null;
  /** `performance.now()` when it was sent. */
  sentAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCall[];
  }
}

/** Older calls are dropped: their responses may be outdated. */
const MAX_AGE_MS = 10_000;

const isFresh = ({ sentAt }: EarlyCall) => performance.now() - sentAt < MAX_AGE_MS;

/** Records a call that is sent early, for `takeEarlyResponse` of the product's code. */
export function recordEarlyCall(url: string, init: RequestInit, response: Promise<Response>): void {
  // The error is reported to whoever takes the response.
  response.catch(() => undefined);
  window.earlyCalls ??= [];
  window.earlyCalls.push({ url, ...toKey(init), sentAt: performance.now(), response });
}

/** @returns the response of an equal call that was sent early; each is returned once, undefined otherwise */
export function takeEarlyResponse(url: unknown, init: RequestInit = {}): Promise<Response> | undefined {
  const recorded = globalThis.window?.earlyCalls;
  if (!recorded?.length) return undefined;
  const calls = recorded.filter(isFresh);
  window.earlyCalls = calls;
  const { authorization, body } = toKey(init);
  const index = calls.findIndex(
    (call) => call.url === url && call.authorization === authorization && call.body === body,
  );
  return index === -1 ? undefined : calls.splice(index, 1)[0]!.response;
}

const toKey = ({ headers, body }: RequestInit) => ({
  authorization: new Headers(headers).get('authorization'),
  body: typeof body === 'string' ? body : null,
});
