import { openComposer } from './composerStore';
import { changeDraft, readDraft } from './draft';

/** Opens the composer with a word ready in it, after what the draft has already. */
export function startPost(userId: string, word: string): void {
  const { content } = readDraft(userId);
  const isThere = content.toLowerCase().split(/\s+/).includes(word.toLowerCase());
  if (!isThere) changeDraft(userId, { content: content.trim() === '' ? `${word} ` : `${content.trimEnd()} ${word} ` });
  openComposer();
}
