import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { useDialogState } from '../../../ui/overlay/useDialogState';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { useEditing } from '../editor/EditorContext';
import { ScenarioDialog } from './ScenarioDialog';
import type { Scenarios } from './useScenarios';

/** Tabs that are no scenarios. Keys of scenarios have no such characters. */
export const BASE_TAB = '.';
export const COMPARE_TAB = '=';

const MAX_LABEL = 28;
const shorten = (name: string) => (name.length > MAX_LABEL ? `${name.slice(0, MAX_LABEL - 1).trimEnd()}…` : name);

interface ScenarioTabsProps {
  scenarios: Scenarios;
  value: string;
  onValueChange: (tab: string) => void;
  /** What the tab shows. */
  children: ReactNode;
}

/** The base, its scenarios, and their comparison. */
export function ScenarioTabs({ scenarios, value, onValueChange, children }: ScenarioTabsProps) {
  const { canEdit } = useEditing();
  const dialog = useDialogState<'add'>();
  const { list, canAdd, add } = scenarios;
  const items = [
    { value: BASE_TAB, label: 'Base' },
    ...list.map(({ key, name }) => ({ value: key, label: shorten(name) })),
    ...(list.length > 0 ? [{ value: COMPARE_TAB, label: 'Compare' }] : []),
  ];
  return (
    <div className="relative">
      <Tabs
        label="Scenarios"
        items={items}
        value={value}
        onValueChange={onValueChange}
        className={canEdit && canAdd ? 'mr-12' : undefined}
      >
        <TabPanel value={value}>{children}</TabPanel>
      </Tabs>
      {canEdit && canAdd && (
        <div className="absolute top-0 right-0 flex h-12 w-12 items-center justify-center border-b border-line">
          <IconButton label="Add a scenario" icon={Plus} onClick={() => dialog.open('add')} />
        </div>
      )}
      {dialog.name && (
        <ScenarioDialog
          title="New scenario"
          action="Add"
          name=""
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          onSubmit={(name) => onValueChange(add(name))}
        />
      )}
    </div>
  );
}
