import type { ApolloClient } from '@apollo/client';
import type { Attachment } from '../../../shell/attachments/attachment';
import { loadAttachmentCode } from '../../../shell/attachments/loadAttachmentCode';
import { attachmentKinds } from '../../../shell/registry';

/** Lets the domain of an attachment update its cached data after publication. Never rejects. */
export async function runAfterPublish(client: ApolloClient, attachment: Attachment | null): Promise<void> {
  const kind = attachment && attachmentKinds().find(({ name }) => name === attachment.name);
  if (!kind) return;
  const { afterPublish } = await loadAttachmentCode(kind).catch(() => ({ afterPublish: undefined }));
  afterPublish?.(client, attachment.card);
}
