const inFlight = new Map<string, { wanted: unknown }>();

/**
 * Sends at most one request per key at a time and coalesces calls in between: after the running request only the latest
 * value is sent.
 * @param key identifies the object and its property, such as `like:{id}`
 * @returns true once the latest value is sent; false at once while another call sends it
 * @throws the error of `send`; a value that waits is dropped
 */
export async function coalesceLatest<T>(
  key: string,
  wanted: T,
  send: (wanted: T) => Promise<unknown>,
): Promise<boolean> {
  const running = inFlight.get(key);
  if (running) {
    running.wanted = wanted;
    return false;
  }
  const request = { wanted };
  inFlight.set(key, request);
  try {
    let sent: T;
    do {
      sent = request.wanted;
      await send(sent);
    } while (request.wanted !== sent);
    return true;
  } finally {
    inFlight.delete(key);
  }
}
