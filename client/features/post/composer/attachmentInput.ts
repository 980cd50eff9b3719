import type { Attachment, AttachmentName } from '../../../shell/attachments/attachment';

/** Name of the input of `createPost`: "newsStoryId". */
const inputName = (name: AttachmentName): string => `${name}Id`;

/** Part of the mutation's input. */
export const attachmentInput = (attachment: Attachment | null) =>
  attachment && { [inputName(attachment.name)]: attachment.card.id };

/** Name of the field in the multipart form: "news_story_id". */
export const attachmentFormField = ({ name }: Attachment): string =>
  inputName(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether an error's field is this attachment, over either way. */
export const isAttachmentField = (attachment: Attachment | null, field: string): boolean =>
  attachment !== null && (field === inputName(attachment.name) || field === attachmentFormField(attachment));
