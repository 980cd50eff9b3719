type Reaction = string | null;

/** One person's reaction to a message, on its way to the server. */
export type ReactionChange = {
  messageId: string;
  /** As the server knows it; null for none. */
  before: Reaction;
  wanted: Reaction;
  send: (wanted: Reaction) => Promise<unknown>;
  /** @param saved what the server was last told with success */
  onFailed: (error: unknown, saved: Reaction) => void;
};

const running = new Map<string, { wanted: Reaction }>();

/** Sends a reaction. While one of the same message is under way no other is sent: only the last choice waits. */
export async function sendReaction({ messageId, before, wanted, send, onFailed }: ReactionChange): Promise<void> {
  const current = running.get(messageId);
  if (current) {
    current.wanted = wanted;
    return;
  }
  const mine = { wanted };
  running.set(messageId, mine);
  let saved = before;
  try {
    do {
      const next = mine.wanted;
      await send(next);
      saved = next;
    } while (mine.wanted !== saved);
  } catch (error) {
    onFailed(error, saved);
  } finally {
    running.delete(messageId);
  }
}
