import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import { FinanceNav } from '../chosen/FinanceNav';
import { PageTitle } from '../../../ui/text/PageTitle';
import { CompareView } from '../compare/CompareView';
import { InputsPanel } from '../inputs/InputsPanel';
import { BASE } from '../model/document';
import { InputsView } from '../model/InputsView';
import { ResultPanel } from '../result/ResultPanel';
import { Differences } from '../scenarios/Differences';
import { BASE_TAB, COMPARE_TAB, ScenarioTabs } from '../scenarios/ScenarioTabs';
import { useScenarios } from '../scenarios/useScenarios';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import { ConflictPanel } from './ConflictPanel';
import { EditorMenu } from './EditorMenu';
import { EditorContext, type Editing } from './EditorContext';
import { PartsBar } from './PartsBar';
import { SaveStatus } from './SaveStatus';
import { useEditor, useSaveState, type Editor as EditorParts } from './useEditor';

/** Inputs beside the result, which follows them as they are typed: of the base, of a scenario, or compared. */
export function Editor({ projection }: { projection: Editor_ProjectionFragment }) {
  const editor = useEditor(projection);
  const { model } = editor;
  const scenarios = useScenarios(model);
  const [chosen, setTab] = useState(BASE_TAB);
  // Undo, or somebody else, may remove the scenario that is shown.
  const isThere =
    scenarios.list.some(({ key }) => key === chosen) || (chosen === COMPARE_TAB && scenarios.list.length > 0);
  const tab = isThere ? chosen : BASE_TAB;
  const scenario = tab === BASE_TAB || tab === COMPARE_TAB ? BASE : tab;
  const editing = useMemo(() => ({ ...editor, inputs: new InputsView(model, scenario) }), [editor, model, scenario]);
  const { save } = useSaveState(editor);
  useLeaveWarning(save === 'saving' || save === 'waiting' || save === 'failed');
  useHistoryKeys(editor);
  useEffect(() => editor.engine.show(scenario), [editor, scenario]);

  return (
    <EditorContext value={editing}>
      <FinanceNav modelId={projection.id} />
      <Header projection={projection} editing={editing} />
      {save === 'conflict' && <ConflictPanel id={projection.id} />}
      <ScenarioTabs scenarios={scenarios} value={tab} onValueChange={setTab}>
        {tab === COMPARE_TAB ? (
          <div className={firstColumn}>
            <CompareView scenarios={scenarios} />
          </div>
        ) : (
          <div key={tab} className="lg:grid lg:grid-cols-[320px_minmax(0,1fr)]">
            <PartsBar />
            <div
              id="inputs"
              className="scroll-mt-32 border-line lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-r"
            >
              {scenario !== BASE && <Differences scenarios={scenarios} onShow={setTab} />}
              <InputsPanel />
            </div>
            <div id="figures" className={`min-w-0 scroll-mt-32 ${firstColumn}`}>
              <ResultPanel />
            </div>
          </div>
        )}
      </ScenarioTabs>
    </EditorContext>
  );
}

/** Width of the frozen column of tables. */
const firstColumn = '[--first-column:136px] md:[--first-column:184px]';

/** Ctrl or ⌘ Z, with Shift or Y for Redo. */
function useHistoryKeys({ model, canEdit }: EditorParts) {
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
          className="h-control min-w-0 flex-1 basis-full truncate md:basis-40 rounded-control border border-transparent bg-transparent px-2 -ml-2 text-section font-bold hover:border-line-strong focus:border-primary"
        />
      ) : (
        <p className="min-w-0 flex-1 basis-60 truncate text-section font-bold">
          <bdi>{name}</bdi>
        </p>
      )}
      {projection.isArchived && <Badge>Archived</Badge>}
      {canEdit ? (
        <>
          <div className="max-md:mr-auto">
            <SaveStatus editing={editing} />
          </div>
          <div className="flex">
            <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={() => model.undo()} />
            <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={() => model.redo()} />
          </div>
        </>
      ) : (
        <Badge>Shared by {projection.owner.displayName}, read only</Badge>
      )}
      <EditorMenu projection={projection} />
    </header>
  );
}
