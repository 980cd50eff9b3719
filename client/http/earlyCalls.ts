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

/** Older responses are not used: they may be outdated. */
const MAX_AGE_MS = 10_000;

/** Records a call that is sent early, for `takeEarlyResponse` of the product's code. */
export function recordEarlyCall(url: string, init: RequestInit, response: Promise<Response>): void {
  // The error is reported to whoever takes the response.
  response.catch(() => undefined);
  window.earlyCalls ??= [];
  window.earlyCalls.push({ url, ...toKey(init), sentAt: performance.now(), response });
}

/** @returns the response of an equal call that was sent early; each is returned once, undefined otherwise */
export function takeEarlyResponse(url: unknown, init: RequestInit = {}): Promise<Response> | undefined {
  const calls = globalThis.window?.earlyCalls;
  if (!calls?.length) return undefined;
  const { authorization, body } = toKey(init);
  const index = calls.findIndex(
    (call) => call.url === url && call.authorization === authorization && call.body === body,
  );
  const [call] = index === -1 ? [] : calls.splice(index, 1);
  return call && performance.now() - call.sentAt < MAX_AGE_MS ? call.response : undefined;
}

const toKey = ({ headers, body }: RequestInit) => ({
  authorization: new Headers(headers).get('authorization'),
  body: typeof body === 'string' ? body : null,
});
