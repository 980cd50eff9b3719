import { mergePatch } from '../../../../shared/projection/mergePatch';
import { BASE, changesBetween, getAt, isObject, type Doc, type Path } from './document';
import type { EditedModel } from './EditedModel';
import { listOverrides, setOverride, type Override } from './overrides';

/** The inputs of the base or of a scenario. Changes of a scenario are stored as differences. */
export class InputsView {
  private merged: { inputs: unknown; patch: unknown; value: Doc } | undefined;
  private readonly model: EditedModel;
  /** A scenario's key, or `BASE`. */
  readonly scenario: string;

  constructor(model: EditedModel, scenario: string) {
    this.model = model;
    this.scenario = scenario;
  }

  get(): Doc {
    const inputs = this.base();
    if (this.scenario === BASE) return inputs;
    const patch = this.patch();
    if (this.merged?.inputs !== inputs || this.merged.patch !== patch)
      this.merged = { inputs, patch, value: mergePatch(inputs, patch) as Doc };
    return this.merged.value;
  }

  at(path: Path): unknown {
    return getAt(this.get(), path);
  }

  /**
   * Sets a value; undefined removes it. The base's value links a scenario's to it again.
   * @param step changes with one key are one step of Undo
   */
  set(path: Path, value: unknown, step = [this.scenario, ...path].join('.')): void {
    const { model, scenario } = this;
    if (scenario === BASE) return model.set(['inputs', ...path], value, step);
    const patch = setOverride(this.patch(), this.base(), path, value);
    model.set(['scenarios', scenario, 'patch'], patch, step);
  }

  /** Takes over values as one step of Undo. The others stay. */
  merge(values: Doc): void {
    const { model, scenario } = this;
    const merged = mergePatch(this.get(), values) as Doc;
    if (scenario === BASE) return model.set(['inputs'], merged, '');
    const base = this.base();
    const patch = changesBetween(this.get(), merged).reduce(
      (changed, { path, value }) => setOverride(changed, base, path, value),
      this.patch(),
    );
    model.set(['scenarios', scenario, 'patch'], patch, '');
  }

  /** Links a scenario's value to the base again. */
  reset(path: Path): void {
    this.set(path, getAt(this.base(), path));
  }

  /** The value of the base. */
  baseAt(path: Path): unknown {
    return getAt(this.base(), path);
  }

  /** Whether a scenario has a value of its own at a path, or within it. */
  isOverridden(path: Path): boolean {
    return this.scenario !== BASE && getAt(this.patch(), path) !== undefined;
  }

  overrides(): Override[] {
    return this.scenario === BASE ? [] : listOverrides(this.patch(), this.base());
  }

  private base(): Doc {
    const inputs = this.model.at(['inputs']);
    return isObject(inputs) ? inputs : {};
  }

  private patch(): Doc {
    const patch = this.model.at(['scenarios', this.scenario, 'patch']);
    return isObject(patch) ? patch : {};
  }
}
