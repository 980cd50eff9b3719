import { isSameDoc, merge, type Conflict, type Doc } from './document';

/** A document as the server stored it. */
export type Stored = { doc: Doc; version: number };

/** `invalid`: what is typed can't be stored yet. `conflict`: somebody else changed the same. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'invalid' | 'conflict';

export interface AutosaveOptions {
  stored: Stored;
  /** The document that is edited. */
  read: () => Doc;
  /** Takes over a document with the changes of somebody else. */
  rebase: (doc: Doc) => void;
  /** Stores a document over the version that was read. @returns the stored one, or the latest one after a conflict */
  send: (doc: Doc, version: number) => Promise<{ stored: Stored } | { conflict: Stored }>;
  /** Keeps what isn't stored on the device; null removes it. */
  keep: (draft: { base: Doc; doc: Doc } | null) => void;
  delayMs?: number;
}

/**
 * Stores a document while it is edited. Changes of others are merged where they touch other values; where they touch the same
 * ones, nothing is stored until the viewer has chosen.
 */
export class Autosave {
  private stored: Stored;
  private isSending = false;
  /** The last document that was computed. */
  private checked: { doc: Doc; isValid: boolean } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
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

  /** The document was computed, and so it can be stored or not. */
  handleValidity(doc: Doc, isValid: boolean): void {
    this.checked = { doc, isValid };
    if (doc !== this.options.read()) return;
    const isStored = this.isStored();
    this.options.keep(isStored ? null : { base: this.stored.doc, doc });
    if (this.state.save === 'conflict') return;
    clearTimeout(this.timer);
    if (isStored) return this.set('saved');
    if (!isValid) return this.set('invalid');
    if (this.isSending) return;
    this.set('waiting');
    this.timer = setTimeout(() => void this.flush(), this.options.delayMs);
  }

  /** Stores now what isn't stored. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const doc = this.options.read();
    const isValid = this.checked?.doc === doc && this.checked.isValid;
    if (this.isSending || this.state.save === 'conflict' || this.isStored() || !isValid) return;
    this.isSending = true;
    this.set('saving');
    try {
      const answer = await this.options.send(doc, this.stored.version);
      this.isSending = false;
      if ('conflict' in answer) return this.receive(answer.conflict);
      this.stored = answer.stored;
    } catch (error) {
      this.isSending = false;
      return this.set('failed', error instanceof Error ? error.message : String(error));
    }
    // What was typed meanwhile follows.
    this.recheck();
  }

  /** The server has another version, stored in another tab or by somebody else. */
  receive(latest: Stored): void {
    if (this.isSending || latest.version <= this.stored.version) return;
    const { doc, conflicts } = merge(this.stored.doc, this.options.read(), latest.doc);
    this.stored = latest;
    this.options.rebase(doc);
    if (conflicts.length > 0) return this.set('conflict', '', conflicts);
    this.recheck();
  }

  /** Ends a conflict with the chosen document. */
  resolve(doc: Doc): void {
    this.set('waiting');
    this.options.rebase(doc);
    this.recheck();
  }

  /** A document that isn't computed yet is stored after it is. */
  private recheck(): void {
    const doc = this.options.read();
    if (this.checked?.doc === doc) this.handleValidity(doc, this.checked.isValid);
    else this.set(this.isStored() ? 'saved' : 'waiting');
  }

  private isStored = (): boolean => isSameDoc(this.stored.doc, this.options.read());

  private set(save: SaveState, error = '', conflicts: Conflict[] = []): void {
    if (this.state.save === save && this.state.error === error && conflicts.length === 0) return;
    this.state = { save, error, conflicts };
    for (const listener of this.listeners) listener();
  }
}
