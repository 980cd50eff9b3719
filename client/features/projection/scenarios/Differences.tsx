import { Copy, Ellipsis, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { useEditing, useInput } from '../editor/EditorContext';
import { describePath, describeValue } from '../inputs/describeValue';
import type { Override } from '../model/overrides';
import { ScenarioDialog } from './ScenarioDialog';
import type { Scenarios } from './useScenarios';

export interface DifferencesProps {
  scenarios: Scenarios;
  /** Shows another scenario. */
  onShow: (key: string) => void;
}

/** In what the scenario that is shown differs from its base. Each value can be linked to the base again. */
export function Differences({ scenarios, onShow }: DifferencesProps) {
  const { model, inputs, canEdit } = useEditing();
  const dialog = useDialogState<'rename'>();
  useSyncExternalStore(model.subscribe, model.get);
  const overrides = inputs.overrides();
  const { scenario: key } = inputs;
  const name = scenarios.nameOf(key);
  return (
    <section aria-labelledby="differences" className="border-b border-line bg-canvas px-4 py-3">
      <div className="flex items-start justify-between gap-2">
        <h2 id="differences" className="text-lead text-pretty">
          {overrides.length === 0
            ? 'Same as the base'
            : overrides.length === 1
              ? '1 change from the base'
              : `${overrides.length} changes from the base`}
        </h2>
        {canEdit && (
          <div className="-mt-1.5 -mr-2">
            <Menu trigger={<IconButton label={`More actions for ${name}`} icon={Ellipsis} />}>
              <MenuItem icon={PencilLine} onSelect={() => dialog.open('rename')}>
                Rename
              </MenuItem>
              {scenarios.canAdd && (
                <MenuItem icon={Copy} onSelect={() => onShow(scenarios.duplicate(key))}>
                  Duplicate
                </MenuItem>
              )}
              <MenuItem icon={Trash2} danger onSelect={() => scenarios.remove(key)}>
                Delete
              </MenuItem>
            </Menu>
          </div>
        )}
      </div>
      {overrides.length === 0 ? (
        <p className="mt-1 text-ink-2">Change any input below. All others follow the base.</p>
      ) : (
        <ul className="mt-1">
          {overrides.map((override) => (
            <Difference key={override.path.join('.')} override={override} />
          ))}
        </ul>
      )}
      {dialog.name && (
        <ScenarioDialog
          title="Rename scenario"
          action="Rename"
          name={name}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onSubmit={(next) => scenarios.rename(key, next)}
        />
      )}
    </section>
  );
}

function Difference({ override: { path, base, value } }: { override: Override }) {
  const { inputs, canEdit } = useEditing();
  const currency = String(useInput(['currency']));
  const label = describePath(path, inputs.get(), { [path[0]!]: { [path[1] ?? '']: base } });
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block text-meta break-words text-ink-2">{label}</span>
        <span className="block break-words tabular-nums">
          {base !== undefined && value === undefined ? (
            'Removed'
          ) : base === undefined ? (
            <>
              Added: <b>{describeValue(path, value, currency)}</b>
            </>
          ) : (
            <>
              {describeValue(path, base, currency)} → <b>{describeValue(path, value, currency)}</b>
            </>
          )}
        </span>
      </span>
      {canEdit && (
        <IconButton label={`Reset ${label}`} icon={RotateCcw} className="-mr-2" onClick={() => inputs.reset(path)} />
      )}
    </li>
  );
}
