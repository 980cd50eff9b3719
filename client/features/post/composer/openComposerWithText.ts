import { openComposer } from './composerStore';
import { updateDraft, readDraft } from './draft';

/** The words of a text, each between spaces. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().trim().split(/\s+/).join(' ')} `;

const appendTo = (content: string, text: string): string =>
  content.trim() === '' ? `${text} ` : `${content.trimEnd()} ${text} `;

/**
 * Appends a text to the draft and opens the composer. Does not append a text that the draft contains already.
 * @param text a hashtag, or a few sentences
 */
export function openComposerWithText(userId: string, text: string): void {
  const { content } = readDraft(userId);
  if (!wordsOf(content).includes(wordsOf(text))) updateDraft(userId, { content: appendTo(content, text) });
  openComposer();
}

/**
 * Opens the composer with a text that is proposed for a whole post. It replaces the text that was proposed before while the user
 * left that unchanged, and is appended to what the user wrote.
 */
export function openComposerWithProposal(userId: string, text: string): void {
  const { content, proposed } = readDraft(userId);
  const isUnchanged = proposed !== undefined && content.trim() === proposed;
  if (isUnchanged || !wordsOf(content).includes(wordsOf(text)))
    updateDraft(userId, { content: appendTo(isUnchanged ? '' : content, text), proposed: text.trim() });
  openComposer();
}
