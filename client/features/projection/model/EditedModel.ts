import { applyChanges, changesBetween, getAt, setAt, type Change, type Doc, type Path } from './document';

/** Steps that Undo can go back. */
const MAX_STEPS = 200;
/** Changes of one field within this time are one step. */
const STEP_MS = 1_500;

/** The document that is edited, with Undo and Redo. Components subscribe to it. */
export class EditedModel {
  private current: Doc;
  private past: Doc[] = [];
  private future: Doc[] = [];
  private lastChange = { key: '', at: 0 };
  private listeners = new Set<() => void>();

  constructor(doc: Doc) {
    this.current = doc;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get = (): Doc => this.current;

  at = (path: Path): unknown => getAt(this.current, path);

  canUndo = (): boolean => this.past.length > 0;
  canRedo = (): boolean => this.future.length > 0;

  /**
   * Sets a value; undefined removes it. Quick changes with one key, such as typing in one field, are one step of Undo; those
   * of a gesture always are.
   */
  set(path: Path, value: unknown, key = path.join('.')): void {
    this.step(setAt(this.current, path, value), key);
  }

  /** @returns what changed */
  undo(): Change[] {
    return this.move(this.past, this.future);
  }

  /** @returns what changed */
  redo(): Change[] {
    return this.move(this.future, this.past);
  }

  /** Replaces the document by one with the changes of somebody else. Undo doesn't revert those. */
  rebase(doc: Doc): void {
    const changes = changesBetween(this.current, doc);
    if (changes.length === 0) return;
    this.past = this.past.map((step) => applyChanges(step, changes));
    this.future = this.future.map((step) => applyChanges(step, changes));
    this.current = doc;
    this.notify();
  }

  private step(next: Doc, key: string): void {
    if (changesBetween(this.current, next).length === 0) return;
    const now = Date.now();
    const isQuick = now - this.lastChange.at < STEP_MS || key.startsWith('gesture ');
    const continues = key !== '' && key === this.lastChange.key && isQuick;
    if (!continues) this.past = [...this.past.slice(1 - MAX_STEPS), this.current];
    this.lastChange = { key, at: now };
    this.future = [];
    this.current = next;
    this.notify();
  }

  private move(from: Doc[], to: Doc[]): Change[] {
    const next = from.pop();
    if (!next) return [];
    const changes = changesBetween(this.current, next);
    to.push(this.current);
    this.lastChange = { key: '', at: 0 };
    this.current = next;
    this.notify();
    return changes;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
