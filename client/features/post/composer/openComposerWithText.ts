import { openComposer } from './composerStore';
import { updateDraft, readDraft } from './draft';

/** Appends a word to the draft, unless the draft contains it already, and opens the composer. */
export function openComposerWithText(userId: string, word: string): void {
  const { content } = readDraft(userId);
  const isIncluded = content.toLowerCase().split(/\s+/).includes(word.toLowerCase());
  if (!isIncluded)
    updateDraft(userId, { content: content.trim() === '' ? `${word} ` : `${content.trimEnd()} ${word} ` });
  openComposer();
}
