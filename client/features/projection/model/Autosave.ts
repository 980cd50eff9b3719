import { withJitter } from '../../../lib/withJitter';
import { BASE, getAt, isSame, merge, pathKey, type Conflict, type Doc } from './document';

/** A document as the server stored it. */
export type Stored = {
  doc: Doc;
  /** Version of name and inputs. */
  version: number;
  scenarioVersions: Readonly<Record<string, number>>;
  /** When it or a scenario changed last, in ISO 8601. Later texts are later times. */
  updatedAt: string;
};

/** `invalid`: what is typed can't be stored yet. `conflict`: somebody else changed the same. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'invalid' | 'conflict';

export interface AutosaveOptions {
  stored: Stored;
  /** The document that is edited. */
  read: () => Doc;
  /** Takes over a document with the changes of somebody else. */
  rebase: (doc: Doc) => void;
  /**
   * Stores a document over the one that was read.
   * @returns the stored one, or the latest one after a conflict
   * @throws SaveError; whether it can succeed later decides whether it is tried again
   */
  send: (doc: Doc, over: Stored) => Promise<{ stored: Stored } | { conflict: Stored }>;
  /** Keeps what isn't stored on the device; null removes it. */
  keep: (draft: { base: Doc; doc: Doc } | null) => void;
  delayMs?: number;
}

/** Storing failed. */
export class SaveError extends Error {
  /** Seconds to wait before a further attempt; null when only another document can be stored. */
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null, cause?: unknown) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}

/** Longest wait between two attempts to store. */
const maxWaitMs = 60_000;

/**
 * Stores a document while it is edited. Changes of others are merged where they touch other values; where they touch the same
 * ones, nothing is stored until the viewer has chosen.
 */
export class Autosave {
  private stored: Stored;
  private isSending = false;
  /** A version that arrived while another one was sent. */
  private arrived: Stored | null = null;
  /** The last document that was computed, and its scenarios that are invalid. */
  private checked: { doc: Doc; invalid: readonly string[] } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Attempts in a row that failed. */
  private failures = 0;
  private listeners = new Set<() => void>();
  private state: { save: SaveState; error: string; conflicts: Conflict[] } = {
    save: 'saved',
    error: '',
    conflicts: [],
  };
  private options: Required<AutosaveOptions>;

  constructor({ delayMs = 700, ...options }: AutosaveOptions) {
    this.options = { delayMs, ...options };
    this.stored = options.stored;
    if (!this.isStored()) this.set('waiting');
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getState = () => this.state;

  /** The document was changed. It counts as unsaved at once, not only after it is computed, which takes long on slow devices. */
  handleChange(): void {
    if (this.state.save === 'saved' && !this.isStored()) this.set('waiting');
  }

  /** The document was computed, and so it can be stored or not. @param invalid keys of scenarios, or `BASE` */
  handleValidity(doc: Doc, invalid: readonly string[]): void {
    this.checked = { doc, invalid };
    if (doc !== this.options.read()) return;
    const isStored = this.isStored();
    this.options.keep(isStored ? null : { base: this.stored.doc, doc });
    if (this.state.save === 'conflict') return;
    clearTimeout(this.timer);
    if (isStored) return this.set('saved');
    if (!this.isStorable(doc)) return this.set('invalid');
    if (this.isSending) return;
    this.set('waiting');
    this.timer = setTimeout(() => void this.flush(), this.options.delayMs);
  }

  /** Stores now what isn't stored. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const doc = this.options.read();
    if (this.isSending || this.state.save === 'conflict' || this.isStored() || !this.isStorable(doc)) return;
    this.isSending = true;
    this.set('saving');
    try {
      const answer = await this.options.send(doc, this.stored);
      this.isSending = false;
      this.failures = 0;
      if ('conflict' in answer) this.integrate(this.stored.doc, answer.conflict);
      // What was typed meanwhile follows.
      else this.integrate(doc, answer.stored);
    } catch (error) {
      this.isSending = false;
      this.set('failed', error instanceof Error ? error.message : String(error));
      if (error instanceof SaveError && error.retryAfter !== null) this.retryLater(error.retryAfter);
    }
    const { arrived } = this;
    this.arrived = null;
    if (arrived) this.receive(arrived);
  }

  private retryLater(seconds: number): void {
    // The page was closed. What isn't stored is kept on the device.
    if (this.listeners.size === 0) return;
    const wait = Math.min(Math.max(seconds * 1_000, 2_000 * 2 ** this.failures), maxWaitMs);
    this.failures += 1;
    this.timer = setTimeout(() => void this.flush(), Math.max(withJitter(wait), seconds * 1_000));
  }

  /** The server has another version, stored in another tab or by somebody else. */
  receive(latest: Stored): void {
    if (this.isSending) this.arrived = latest;
    else if (latest.updatedAt > this.stored.updatedAt) this.integrate(this.stored.doc, latest);
  }

  /** Ends a conflict with the chosen document. */
  resolve(doc: Doc): void {
    this.set('waiting');
    this.options.rebase(doc);
    this.recheck();
  }

  /** Takes over what changed between a document and the latest version. */
  private integrate(base: Doc, latest: Stored): void {
    const { doc, conflicts } = merge(base, this.options.read(), latest.doc);
    this.stored = latest;
    this.options.rebase(doc);
    // Conflicts that are shown stay, and so do both values of each.
    const open = this.state.conflicts.filter(({ path }) => !isSame(getAt(doc, path), getAt(latest.doc, path)));
    const all = new Map([...open, ...conflicts].map((conflict) => [pathKey(conflict.path), conflict]));
    if (all.size === 0) {
      if (this.state.save === 'conflict') this.set('waiting');
      return this.recheck();
    }
    this.set(
      'conflict',
      '',
      [...all.values()].map(({ path }) => ({ path, mine: getAt(doc, path), theirs: getAt(latest.doc, path) })),
    );
  }

  /** A document that isn't computed yet is stored after it is. */
  private recheck(): void {
    const doc = this.options.read();
    if (this.checked?.doc === doc) this.handleValidity(doc, this.checked.invalid);
    else this.set(this.isStored() ? 'saved' : 'waiting');
  }

  private isStored = (): boolean => isSame(this.stored.doc, this.options.read());

  /** A scenario that a change of its base made invalid blocks nothing, unless it was edited itself. */
  private isStorable(doc: Doc): boolean {
    if (this.checked?.doc !== doc) return false;
    return this.checked.invalid.every((key) => {
      const path = ['scenarios', key];
      return key !== BASE && isSame(getAt(doc, path), getAt(this.stored.doc, path));
    });
  }

  private set(save: SaveState, error = '', conflicts: Conflict[] = []): void {
    if (this.state.save === save && this.state.error === error && conflicts.length === 0) return;
    this.state = { save, error, conflicts };
    for (const listener of this.listeners) listener();
  }
}
