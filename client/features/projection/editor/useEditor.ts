import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import { Autosave, type Stored } from '../model/Autosave';
import { isObject, type Doc } from '../model/document';
import { EditedModel } from '../model/EditedModel';
import { Engine } from '../model/Engine';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import type { Editing } from './EditorContext';
import { storeDocument, toStored } from './storeDocument';

export type Editor = Omit<Editing, 'inputs'>;

/** Where changes that aren't stored yet are kept on the device. */
export const draftKeyOf = (viewerId: string, projectionId: string): string =>
  `draft:projection:${viewerId}:${projectionId}`;

/** Everything that edits one model: the document with Undo, the engine, and storing. The right to edit stays while it is mounted. */
export function useEditor(projection: Editor_ProjectionFragment): Editor {
  const client = useApolloClient();
  const draftKey = draftKeyOf(useAuth().user?.id ?? '', projection.id);
  const { id, viewerCanEdit: canEdit } = projection;

  const [editor] = useState((): Editor => {
    const stored = toStored(projection);
    const draft = canEdit ? loadDraft(draftKey) : {};
    const isKept = isObject(draft.base) && isObject(draft.doc);
    // What was typed over an older version is merged with what changed since.
    const base: Stored = isKept ? { ...stored, doc: draft.base as Doc, updatedAt: '' } : stored;
    const model = new EditedModel(isKept ? (draft.doc as Doc) : stored.doc);
    const autosave = new Autosave({
      stored: base,
      read: model.get,
      rebase: (doc) => model.rebase(doc),
      send: (doc, over) => storeDocument(client, id, doc, over),
      // A reader stores nothing. What they typed while they could edit stays, in case they may again.
      keep: (kept) => canEdit && saveDraft(draftKey, kept),
    });
    const engine = new Engine((doc, invalid) => autosave.handleValidity(doc, invalid));
    if (isKept) autosave.receive(stored);
    return { model, engine, autosave, canEdit };
  });

  const { model, engine, autosave } = editor;
  useEffect(() => {
    engine.compute(model.get());
    const stop = model.subscribe(() => {
      autosave.handleChange();
      engine.compute(model.get());
    });
    const handleOnline = () => void autosave.flush();
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      stop();
      void autosave.flush();
      engine.stop();
    };
  }, [model, engine, autosave]);

  // Another tab or person stored a version.
  useEffect(() => autosave.receive(toStored(projection)), [autosave, projection]);

  return editor;
}

export function useSaveState({ autosave }: Editor) {
  return useSyncExternalStore(autosave.subscribe, autosave.getState);
}
