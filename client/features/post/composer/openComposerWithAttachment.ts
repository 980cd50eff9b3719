import type { Attachment } from '../../../shell/attachments/attachment';
import { openComposer } from './composerStore';
import { updateDraft } from './draft';

/** Attaches an object to the draft in place of an earlier one, and opens the composer. The draft's text stays. */
export function openComposerWithAttachment(userId: string, attachment: Attachment): void {
  updateDraft(userId, { attachment });
  openComposer();
}
