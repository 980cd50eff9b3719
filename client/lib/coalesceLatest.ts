const running = new Map<string, { wanted: unknown }>();

/**
 * Tells the server what is wanted of a thing. While one request of a key runs no other is sent: only the last wish waits.
 * @param key names the thing and what is wanted of it, such as `like:{id}`
 * @returns whether it is done; false where a request runs already, which is followed by this wish
 * @throws what `send` threw; a wish that waited is given up with it
 */
export async function coalesceLatest<T>(
  key: string,
  wanted: T,
  send: (wanted: T) => Promise<unknown>,
): Promise<boolean> {
  const current = running.get(key);
  if (current) {
    current.wanted = wanted;
    return false;
  }
  const mine = { wanted };
  running.set(key, mine);
  try {
    let sent: T;
    do {
      sent = mine.wanted;
      await send(sent);
    } while (mine.wanted !== sent);
    return true;
  } finally {
    running.delete(key);
  }
}
