import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import { PageTitle } from '../../../ui/text/PageTitle';
import { InputsPanel } from '../inputs/InputsPanel';
import { describeRunway } from '../result/KeyFigures';
import { ResultPanel } from '../result/ResultPanel';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import { ConflictPanel } from './ConflictPanel';
import { EditorContext, useComputed, type Editing } from './EditorContext';
import { SaveStatus } from './SaveStatus';
import { useEditor, useSaveState } from './useEditor';

/** Inputs beside the result, which follows them as they are typed. */
export function Editor({ projection }: { projection: Editor_ProjectionFragment }) {
  const editing = useEditor(projection);
  const { save } = useSaveState(editing);
  useLeaveWarning(save === 'saving' || save === 'waiting' || save === 'failed');
  useHistoryKeys(editing);

  return (
    <EditorContext value={editing}>
      <Header projection={projection} editing={editing} />
      {save === 'conflict' && <ConflictPanel />}
      <div className="lg:grid lg:grid-cols-[320px_minmax(0,1fr)]">
        <div className="border-line lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-r">
          <RunwayLine />
          <InputsPanel />
        </div>
        <div className="min-w-0 [--first-column:136px] md:[--first-column:184px]">
          <ResultPanel />
        </div>
      </div>
    </EditorContext>
  );
}

/** The headline of the result, while inputs are above it on narrow screens. */
function RunwayLine() {
  const { result } = useComputed();
  if (!result) return null;
  return (
    <p
      aria-hidden="true"
      className="sticky top-top-bar z-2 border-b border-line bg-surface px-4 py-2 font-medium md:top-0 lg:hidden"
    >
      {describeRunway(result)}
    </p>
  );
}

/** Ctrl or ⌘ Z, with Shift or Y for Redo. */
function useHistoryKeys({ model, canEdit }: Editing) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!canEdit || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && key !== 'y') return;
    // Inputs are controlled: the browser's own Undo doesn't know what they show.
    event.preventDefault();
    if (isRedo) model.redo();
    else model.undo();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function Header({ projection, editing }: { projection: Editor_ProjectionFragment; editing: Editing }) {
  const { model, canEdit } = editing;
  const name = useSyncExternalStore(model.subscribe, () => String(model.at(['name']) ?? ''));
  const canUndo = useSyncExternalStore(model.subscribe, model.canUndo);
  const canRedo = useSyncExternalStore(model.subscribe, model.canRedo);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-3">
      <PageTitle title={name || projection.name} hidden />
      {canEdit ? (
        <input
          aria-label="Name of the projection"
          value={name}
          maxLength={projectionLimits.name}
          autoComplete="off"
          onChange={(event) => model.set(['name'], event.target.value)}
          className="h-control min-w-0 flex-1 basis-40 truncate rounded-control border border-transparent bg-transparent px-2 -ml-2 text-section font-bold hover:border-line-strong focus:border-primary"
        />
      ) : (
        <p className="min-w-0 flex-1 basis-60 truncate text-section font-bold">
          <bdi>{name}</bdi>
        </p>
      )}
      {projection.isArchived && <Badge>Archived</Badge>}
      {canEdit ? (
        <>
          <SaveStatus editing={editing} />
          <div className="flex">
            <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => model.undo()} />
            <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => model.redo()} />
          </div>
        </>
      ) : (
        <Badge>Shared by {projection.owner.displayName}, read only</Badge>
      )}
    </header>
  );
}
