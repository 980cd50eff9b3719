import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { freshRead } from '../../../api/freshRead';
import { toCallError } from '../../../http/toCallError';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';
import { Autosave, type Stored } from '../model/Autosave';
import { isObject, type Doc } from '../model/document';
import { EditedModel } from '../model/EditedModel';
import { Engine } from '../model/Engine';
import {
  ProjectionDocument,
  UpdateProjectionDocument,
  type Editor_ProjectionFragment,
} from './__generated__/Projection.generated';
import type { Editing } from './EditorContext';

const toStored = ({ name, inputs, version }: Editor_ProjectionFragment): Stored => ({
  doc: { name, inputs: inputs as Doc },
  version,
});

/** Everything that edits one model: the document with Undo, the engine, and storing. */
export function useEditor(projection: Editor_ProjectionFragment): Editing {
  const client = useApolloClient();
  const draftKey = `draft:projection:${useAuth().user?.id ?? ''}:${projection.id}`;
  const { id, viewerCanEdit: canEdit } = projection;

  const [editing] = useState((): Editing => {
    const stored = toStored(projection);
    const draft = canEdit ? loadDraft(draftKey) : {};
    const isKept = isObject(draft.base) && isObject(draft.doc);
    // What was typed over an older version is merged with what changed since.
    const base: Stored = isKept ? { doc: draft.base as Doc, version: -1 } : stored;
    const model = new EditedModel(isKept ? (draft.doc as Doc) : stored.doc);

    async function send(doc: Doc, version: number): Promise<{ stored: Stored } | { conflict: Stored }> {
      try {
        const { data } = await client.mutate({
          mutation: UpdateProjectionDocument,
          variables: { id, version, name: doc.name as string, inputs: doc.inputs },
        });
        return { stored: { doc, version: data!.updateProjection.version } };
      } catch (error) {
        const failure = toCallError(error, 'Couldn’t save the projection.');
        if (failure.code !== 'CONFLICT') throw new Error(failure.message, { cause: error });
        const { data } = await client.query({ query: ProjectionDocument, variables: { id }, ...freshRead });
        return { conflict: toStored(data!.projection) };
      }
    }

    const autosave = new Autosave({
      stored: base,
      read: model.get,
      rebase: (doc) => model.rebase(doc),
      send,
      keep: (kept) => canEdit && saveDraft(draftKey, kept),
    });
    const engine = new Engine((doc, isValid) => autosave.handleValidity(doc, isValid));
    if (isKept) autosave.receive(stored);
    return { model, engine, autosave, canEdit };
  });

  const { model, engine, autosave } = editing;
  useEffect(() => {
    engine.compute(model.get());
    const stop = model.subscribe(() => engine.compute(model.get()));
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

  return editing;
}

export function useSaveState({ autosave }: Editing) {
  return useSyncExternalStore(autosave.subscribe, autosave.getState);
}
