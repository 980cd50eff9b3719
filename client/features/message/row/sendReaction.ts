import { coalesceLatest } from '../../../lib/coalesceLatest';

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

/** Sends a reaction. While one of the same message is under way no other is sent: only the last choice waits. */
export async function sendReaction({ messageId, before, wanted, send, onFailed }: ReactionChange): Promise<void> {
  let saved = before;
  try {
    await coalesceLatest(`reaction:${messageId}`, wanted, async (next: Reaction) => {
      await send(next);
      saved = next;
    });
  } catch (error) {
    onFailed(error, saved);
  }
}
