import { openComposer } from './composerStore';
import { updateDraft, readDraft } from './draft';

/** Opens the composer with a word ready in it, after what the draft has already. */
export function openComposerWithText(userId: string, word: string): void {
  const { content } = readDraft(userId);
  const isThere = content.toLowerCase().split(/\s+/).includes(word.toLowerCase());
  if (!isThere) updateDraft(userId, { content: content.trim() === '' ? `${word} ` : `${content.trimEnd()} ${word} ` });
  openComposer();
}
