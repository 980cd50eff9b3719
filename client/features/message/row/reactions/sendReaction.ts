import { coalesceLatest } from '../../../../lib/coalesceLatest';

type Reaction = string | null;

/** A change of the viewer's reaction to a message. */
export type ReactionChange = {
  messageId: string;
  /** Last saved reaction; null for none. */
  previous: Reaction;
  next: Reaction;
  send: (next: Reaction) => Promise<unknown>;
  /** @param saved the reaction to roll back to */
  onFailed: (error: unknown, saved: Reaction) => void;
};

/** Sends at most one reaction per message at a time; calls in between are coalesced to the latest one. */
export async function sendReaction({ messageId, previous, next, send, onFailed }: ReactionChange): Promise<void> {
  let saved = previous;
  try {
    await coalesceLatest(`reaction:${messageId}`, next, async (reaction: Reaction) => {
      await send(reaction);
      saved = reaction;
    });
  } catch (error) {
    onFailed(error, saved);
  }
}
