import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { Badge } from '../../../ui/feedback/Badge';
import { useLeaveWarning } from '../../../ui/form/useLeaveWarning';
import { FinanceNav } from '../chosen/FinanceNav';
import { CompareView } from '../compare/CompareView';
import { InputsPanel } from '../inputs/InputsPanel';
import { BASE, type Change } from '../model/document';
import { InputsView } from '../model/InputsView';
import { ResultPanel } from '../result/ResultPanel';
import { Differences } from '../scenarios/Differences';
import { BASE_TAB, COMPARE_TAB, ScenarioTabs } from '../scenarios/ScenarioTabs';
import { useScenarios } from '../scenarios/useScenarios';
import type { Editor_ProjectionFragment } from './__generated__/Projection.generated';
import { ConflictPanel } from './ConflictPanel';
import { EditorMenu } from './EditorMenu';
import { EditorContext, type Editing } from './EditorContext';
import { ModelName } from './ModelName';
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
  /** What Undo or Redo changes is shown: a scenario's changes are on its tab only. */
  const moveTo = (changes: readonly Change[]) => {
    const keys = new Set(changes.map(({ path: [part, key = ''] }) => (part === 'scenarios' ? key : tab)));
    const [first = tab] = keys;
    if (tab !== COMPARE_TAB && !keys.has(tab)) setTab(first);
  };
  const history: History = { undo: () => moveTo(model.undo()), redo: () => moveTo(model.redo()) };
  useHistoryKeys(editor, history);
  useEffect(() => editor.engine.show(scenario), [editor, scenario]);

  return (
    <EditorContext value={editing}>
      <FinanceNav modelId={projection.id} />
      <Header projection={projection} editing={editing} history={history} />
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

type History = { undo: () => void; redo: () => void };

/** Ctrl or ⌘ Z, with Shift or Y for Redo. */
function useHistoryKeys({ canEdit }: EditorParts, { undo, redo }: History) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!canEdit || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && key !== 'y') return;
    // Inputs are controlled: the browser's own Undo doesn't know what they show.
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

interface HeaderProps {
  projection: Editor_ProjectionFragment;
  editing: Editing;
  history: History;
}

function Header({ projection, editing, history }: HeaderProps) {
  const { model, canEdit } = editing;
  const canUndo = useSyncExternalStore(model.subscribe, model.canUndo);
  const canRedo = useSyncExternalStore(model.subscribe, model.canRedo);
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-3">
      <ModelName projection={projection} editing={editing} />
      {projection.isArchived && <Badge>Archived</Badge>}
      {canEdit ? (
        <>
          <div className="max-md:mr-auto">
            <SaveStatus editing={editing} />
          </div>
          <div className="flex">
            <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={history.undo} />
            <IconButton label="Redo" icon={Redo2} disabled={!canRedo} onClick={history.redo} />
          </div>
        </>
      ) : (
        <Badge>Shared by {projection.owner.displayName}, read only</Badge>
      )}
      <EditorMenu projection={projection} />
    </header>
  );
}
