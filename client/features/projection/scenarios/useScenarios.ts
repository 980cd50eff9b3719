import { useSyncExternalStore } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';
import { useToast } from '../../../ui/toast/Toast';
import { byKey, newKey } from '../inputs/entries';
import { isObject } from '../model/document';
import type { EditedModel } from '../model/EditedModel';

/** Scenarios of the document, the oldest first, and what changes them. Undo reverts each change. */
export function useScenarios(model: EditedModel) {
  const toast = useToast();
  const value = useSyncExternalStore(model.subscribe, () => model.at(['scenarios']));
  const scenarios = isObject(value) ? value : {};
  const list = Object.entries(scenarios)
    .toSorted(byKey)
    .map(([key, scenario]) => ({ key, name: isObject(scenario) ? String(scenario.name) : '' }));

  /** @returns the key of the new scenario */
  function add(name: string, patch: unknown = {}): string {
    const key = newKey(scenarios);
    model.set(['scenarios', key], { name, patch });
    return key;
  }

  function remove(key: string) {
    const scenario = scenarios[key];
    model.set(['scenarios', key], undefined);
    toast.show(`Deleted “${nameOf(key)}”.`, { undo: () => model.set(['scenarios', key], scenario) });
  }

  const nameOf = (key: string) => list.find((scenario) => scenario.key === key)?.name ?? '';
  const duplicate = (key: string) =>
    add(`${nameOf(key).slice(0, projectionLimits.name - 7)} (copy)`, model.at(['scenarios', key, 'patch']));
  const rename = (key: string, name: string) => model.set(['scenarios', key, 'name'], name, '');

  return { list, nameOf, canAdd: list.length < projectionLimits.scenarios, add, duplicate, rename, remove };
}

export type Scenarios = ReturnType<typeof useScenarios>;
