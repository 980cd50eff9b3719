import { useState, useSyncExternalStore } from 'react';
import type { CallError } from '../../../api/errors';
import { findImageFault } from '../../../ui/imageFile';
import { updateDraft, clearDraft, readDraft, subscribeToDraft, type Draft } from './draft';
import { useSubmitPost } from './useSubmitPost';

/** Names of the fields as this form has them; the multipart call spells them in its own way. */
const fieldNames: Record<string, 'content' | 'picture' | 'imageAlt' | 'isPublic'> = {
  content: 'content',
  image: 'picture',
  media: 'picture',
  imageAlt: 'imageAlt',
  image_alt: 'imageAlt',
  isPublic: 'isPublic',
  is_public: 'isPublic',
};

type Fields = Partial<Record<(typeof fieldNames)[string], string>>;

function readFields(error: CallError): Fields {
  const known = Object.entries(error.fields ?? {}).filter(([name]) => Object.hasOwn(fieldNames, name));
  return Object.fromEntries(known.map(([name, message]) => [fieldNames[name]!, message]));
}

/** The draft of a person's next post, and the sending of it. */
export function useComposer(userId: string) {
  const draft = useSyncExternalStore(subscribeToDraft, () => readDraft(userId));
  const { submit, progress } = useSubmitPost(userId);
  const [fields, setFields] = useState<Fields>({});
  const [failure, setFailure] = useState<CallError>();

  function change(part: Partial<Omit<Draft, 'key'>>) {
    updateDraft(userId, part);
    const touched = Object.keys(part);
    setFields((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !touched.includes(name))));
  }

  function choosePicture(picture: File) {
    const fault = findImageFault(picture);
    if (fault) setFields((last) => ({ ...last, picture: fault }));
    else change({ picture });
  }

  /** @returns the new post's id, or nothing when it was not published */
  async function send(): Promise<string | undefined> {
    if (progress !== null) return undefined;
    const { data: id, error } = await submit(draft);
    const wrong = error ? readFields(error) : {};
    setFields(wrong);
    setFailure(error && Object.keys(wrong).length === 0 ? error : undefined);
    // What was changed while it was being sent is the next draft.
    if (id !== undefined && readDraft(userId).key === draft.key) clearDraft(userId);
    return id;
  }

  return { draft, fields, failure, progress, change, choosePicture, send };
}
