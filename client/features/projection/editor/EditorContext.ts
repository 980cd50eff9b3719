import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Autosave } from '../model/Autosave';
import type { Path } from '../model/document';
import type { EditedModel } from '../model/EditedModel';
import type { Computed, Engine } from '../model/Engine';

export type Editing = { model: EditedModel; engine: Engine; autosave: Autosave; canEdit: boolean };

export const EditorContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditorContext);
  if (!editing) throw new Error('Parts of the editor need an EditorContext above them.');
  return editing;
}

/** The value at a path of the inputs. The component renders only when that value changes. */
export function useInput(path: Path): unknown {
  const { model } = useEditing();
  return useSyncExternalStore(model.subscribe, () => model.at(['inputs', ...path]));
}

export function useComputed(): Computed {
  const { engine } = useEditing();
  return useSyncExternalStore(engine.subscribe, engine.getState);
}

/** What is wrong with one value of the inputs. The path has dots. */
export function useIssue(path: string): string | undefined {
  const { engine } = useEditing();
  return useSyncExternalStore(
    engine.subscribe,
    () => engine.getState().issues.find((issue: ProjectionIssue) => issue.path === path)?.message,
  );
}
