import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ProjectionIssue } from '../../../../shared/contracts/projection';
import type { Autosave } from '../model/Autosave';
import { BASE, type Path } from '../model/document';
import type { EditedModel } from '../model/EditedModel';
import type { Engine } from '../model/Engine';
import type { InputsView } from '../model/InputsView';
import type { Result } from '../model/messages';

export type Editing = {
  model: EditedModel;
  engine: Engine;
  autosave: Autosave;
  canEdit: boolean;
  /** The inputs of the scenario that is shown. */
  inputs: InputsView;
};

export const EditorContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditorContext);
  if (!editing) throw new Error('Parts of the editor need an EditorContext above them.');
  return editing;
}

/** The value at a path of the inputs that are shown. The component renders only when that value changes. */
export function useInput(path: Path): unknown {
  const { model, inputs } = useEditing();
  return useSyncExternalStore(model.subscribe, () => inputs.at(path));
}

/** Whether the scenario that is shown has a value of its own at a path. */
export function useIsOverridden(path: Path): boolean {
  const { model, inputs } = useEditing();
  return useSyncExternalStore(model.subscribe, () => inputs.isOverridden(path));
}

/** The last valid result of a scenario. */
export function useResult(scenario: string): Result | null {
  const { engine } = useEditing();
  return useSyncExternalStore(engine.subscribe, () => engine.getState().results[scenario] ?? null);
}

/** The result of the base while a scenario is shown, to mark what differs. */
export function useBaseResult(): Result | null {
  const { engine, inputs } = useEditing();
  return useSyncExternalStore(engine.subscribe, () =>
    inputs.scenario === BASE ? null : (engine.getState().results[BASE] ?? null),
  );
}

const none: readonly ProjectionIssue[] = [];

/** What is wrong with the inputs that are shown. */
export function useIssues(): readonly ProjectionIssue[] {
  const { engine, inputs } = useEditing();
  const read = useCallback(() => {
    const issues = engine.getState().issues[inputs.scenario];
    return issues?.length ? issues : none;
  }, [engine, inputs]);
  return useSyncExternalStore(engine.subscribe, read);
}

/** What is wrong with one value of the inputs. The path has dots. */
export function useIssue(path: string): string | undefined {
  const { engine, inputs } = useEditing();
  return useSyncExternalStore(
    engine.subscribe,
    () => engine.getState().issues[inputs.scenario]?.find((issue: ProjectionIssue) => issue.path === path)?.message,
  );
}

/** The engine itself failed, such as when its code can't be loaded. */
export function useHasEngineFailed(): boolean {
  const { engine } = useEditing();
  return useSyncExternalStore(engine.subscribe, () => engine.getState().hasFailed);
}
