import { openComposer } from './composerStore';
import { updateDraft, readDraft } from './draft';

/** The words of a text, each between spaces. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().trim().split(/\s+/).join(' ')} `;

/**
 * Appends a text to the draft and opens the composer. Does not append a text that the draft contains already.
 * @param text a hashtag, or a few sentences
 */
export function openComposerWithText(userId: string, text: string): void {
  const { content } = readDraft(userId);
  if (!wordsOf(content).includes(wordsOf(text)))
    updateDraft(userId, { content: content.trim() === '' ? `${text} ` : `${content.trimEnd()} ${text} ` });
  openComposer();
}
