import { openComposer } from './composerStore';
import { updateDraft, readDraft } from './draft';

/**
 * Appends a text to the draft and opens the composer. Does not append a text that the draft contains already.
 * @param text a single word, such as a hashtag
 */
export function openComposerWithText(userId: string, text: string): void {
  const { content } = readDraft(userId);
  const isIncluded = content.toLowerCase().split(/\s+/).includes(text.toLowerCase());
  if (!isIncluded)
    updateDraft(userId, { content: content.trim() === '' ? `${text} ` : `${content.trimEnd()} ${text} ` });
  openComposer();
}
