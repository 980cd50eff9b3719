import { useState, useSyncExternalStore } from 'react';
import { isAttachmentField } from './attachmentInput';
import type { CallError } from '../../../http/errors';
import { validateImageFile } from '../../../ui/image/imageFile';
import { updateDraft, clearDraft, readDraft, subscribeToDraft, type Draft } from './draft';
import { useSubmitPost } from './useSubmitPost';

type FieldName = 'content' | 'picture' | 'imageAlt' | 'isPublic' | 'attachment';

/** Maps field names of errors to the form's fields. The multipart endpoint uses snake_case. */
const fieldNames: Record<string, FieldName> = {
  content: 'content',
  image: 'picture',
  media: 'picture',
  imageAlt: 'imageAlt',
  image_alt: 'imageAlt',
  isPublic: 'isPublic',
  is_public: 'isPublic',
};

type Fields = Partial<Record<FieldName, string>>;

function toFieldErrors(error: CallError, { attachment }: Draft): Fields {
  const toName = (field: string) =>
    isAttachmentField(attachment, field) ? 'attachment' : Object.hasOwn(fieldNames, field) && fieldNames[field];
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).flatMap(([field, message]) => {
      const name = toName(field);
      return name ? [[name, message]] : [];
    }),
  );
}

/** State of the composer: the draft, its validation errors, and submission. */
export function useComposer(userId: string) {
  const draft = useSyncExternalStore(subscribeToDraft, () => readDraft(userId));
  const { submit, progress } = useSubmitPost(userId);
  const [fields, setFields] = useState<Fields>({});
  const [failure, setFailure] = useState<CallError>();

  function change(changes: Partial<Omit<Draft, 'key'>>) {
    updateDraft(userId, changes);
    const touched = Object.keys(changes);
    setFields((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !touched.includes(name))));
  }

  function choosePicture(picture: File) {
    const issue = validateImageFile(picture);
    if (issue) setFields((last) => ({ ...last, picture: issue }));
    else change({ picture });
  }

  /** @returns the new post's id, or undefined when it was not published */
  async function publish(): Promise<string | undefined> {
    if (progress !== null) return undefined;
    const { data: id, error } = await submit(draft);
    const invalidFields = error ? toFieldErrors(error, draft) : {};
    setFields(invalidFields);
    setFailure(error && Object.keys(invalidFields).length === 0 ? error : undefined);
    // A draft that changed during submission stays as the next draft.
    if (id !== undefined && readDraft(userId).key === draft.key) clearDraft(userId);
    return id;
  }

  return { draft, fields, failure, progress, change, choosePicture, publish };
}
