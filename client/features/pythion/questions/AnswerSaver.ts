import type { CallError } from '../../../http/errors';
import { loadDraft, saveDraft } from '../../../lib/draftStorage';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export type Answer = {
  text: string;
  state: SaveState;
  /** Why the last attempt failed. */
  error?: CallError;
};

/** Whether the server rejects this text, so that it can't be saved before it is changed. */
export const isRejected = ({ state, error }: Answer): boolean => state === 'failed' && error?.code === 'BAD_USER_INPUT';

/** Answers on the server, by question, at the time of the analysis's last change. */
export type SavedAnswers = { answers: Readonly<Record<string, string>>; updatedAt: string };

export interface AnswerSaverOptions {
  /** Local storage of texts that are not saved yet, by question. */
  draftKey: string;
  saved: SavedAnswers;
  /** Saves one answer. @throws CallError */
  send: (question: string, text: string) => Promise<unknown>;
  /** Time without typing after which an answer is saved. */
  delayMs?: number;
}

const unchanged: Answer = { text: '', state: 'saved' };

/**
 * Saves answers while they are typed. One call runs at a time, because each analyzes the whole text; a failed answer stays
 * in local storage until it is saved.
 */
export class AnswerSaver {
  private answers = new Map<string, Answer>();
  private timers = new Map<string, ReturnType<typeof setTimeout>>();
  private queue: Promise<unknown> = Promise.resolve();
  private listeners = new Set<() => void>();
  private updatedAt: string;
  private options: Required<AnswerSaverOptions>;

  constructor({ delayMs = 900, ...options }: AnswerSaverOptions) {
    this.options = { delayMs, ...options };
    this.updatedAt = options.saved.updatedAt;
    for (const [question, text] of Object.entries(options.saved.answers))
      this.answers.set(question, { text, state: 'saved' });
    for (const [question, text] of Object.entries(loadDraft(options.draftKey)))
      if (typeof text === 'string' && text !== this.get(question).text) this.type(question, text);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The current text of an answer and its state; the same object until it changes. */
  get = (question: string): Answer => this.answers.get(question) ?? unchanged;

  /** Whether an answer is not on the server yet. */
  hasUnsaved = (): boolean => [...this.answers.values()].some(({ state }) => state !== 'saved');

  /** Whether an answer failed that another attempt may save. */
  hasFailed = (): boolean =>
    [...this.answers.values()].some((answer) => answer.state === 'failed' && !isRejected(answer));

  /** The first question whose answer the server rejected. */
  findRejected = (): string | undefined => [...this.answers].find(([, answer]) => isRejected(answer))?.[0];

  /** Number of answers with a text. */
  countAnswered = (): number => [...this.answers.values()].filter(({ text }) => text.trim() !== '').length;

  /** Changes an answer, and saves it when typing pauses. */
  type(question: string, text: string): void {
    this.set(question, { text, state: 'waiting' });
    clearTimeout(this.timers.get(question));
    this.timers.set(
      question,
      setTimeout(() => void this.flush(question), this.options.delayMs),
    );
  }

  /**
   * Takes over what another tab or device saved. The last writer of a question wins: a text that is not saved yet stays, and
   * is saved over the other one. Answers that are older than those known are ignored.
   */
  merge({ answers, updatedAt }: SavedAnswers): void {
    if (updatedAt <= this.updatedAt) return;
    this.updatedAt = updatedAt;
    let isChanged = false;
    for (const question of new Set([...this.answers.keys(), ...Object.keys(answers)])) {
      const { text, state } = this.get(question);
      const next = answers[question] ?? '';
      if (state !== 'saved' || next === text.trim()) continue;
      this.answers.set(question, { text: next, state: 'saved' });
      isChanged = true;
    }
    if (isChanged) for (const listener of this.listeners) listener();
  }

  /** Saves an answer now, if it is not saved. @returns when it is saved or has failed */
  async flush(question: string): Promise<void> {
    clearTimeout(this.timers.get(question));
    this.timers.delete(question);
    const { state } = this.get(question);
    if (state === 'saved' || state === 'saving') return;
    this.set(question, { text: this.get(question).text, state: 'saving' });
    this.queue = this.queue.then(() => this.save(question));
    await this.queue;
  }

  /** Saves all answers that are not saved. */
  flushAll(): void {
    for (const question of this.answers.keys()) void this.flush(question);
  }

  /** Saves again what failed without an answer of the server. Answers that it rejected stay as they are. */
  retryFailed = (): void => {
    for (const [question, { state, error }] of this.answers)
      if (state === 'failed' && error?.code === undefined) void this.flush(question);
  };

  private async save(question: string): Promise<void> {
    const { text } = this.get(question);
    let next: Answer = { text, state: 'saved' };
    try {
      await this.options.send(question, text);
    } catch (error) {
      next = { text, state: 'failed', error: error as CallError };
    }
    // A text that was typed meanwhile has its own timer.
    if (this.get(question).text === text) this.set(question, next);
  }

  private set(question: string, answer: Answer): void {
    this.answers.set(question, answer);
    // Another tab has drafts of other questions under the same key.
    const { [question]: _replaced, ...others } = loadDraft(this.options.draftKey);
    const drafts = answer.state === 'saved' ? others : { ...others, [question]: answer.text };
    saveDraft(this.options.draftKey, Object.keys(drafts).length > 0 ? drafts : null);
    for (const listener of this.listeners) listener();
  }
}
