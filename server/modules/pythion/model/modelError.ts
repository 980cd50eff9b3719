/**
 * Why a call of the language model failed. `unreachable`: no connection, or one that broke; `timeout`: over the limit of
 * time; `busy`: 429; `broken`: 5xx; `refused`: any other status; `too_large`: over the limit of bytes; `invalid`: no answer
 * in the requested form; `unusable`: no sentence passed the checks.
 */
export type ModelFailure =
  | 'unreachable'
  | 'timeout'
  | 'busy'
  | 'broken'
  | 'refused'
  | 'too_large'
  | 'invalid'
  | 'unusable';

/** What the founder reads. */
const texts: Readonly<Record<ModelFailure, string>> = {
  unreachable: 'The language model can’t be reached.',
  timeout: 'The language model took too long.',
  busy: 'The language model is busy.',
  broken: 'The language model answered with an error.',
  refused: 'The language model rejected the request.',
  too_large: 'The language model’s answer was too long.',
  invalid: 'The language model’s answer couldn’t be read.',
  unusable: 'None of the language model’s sentences passed the checks.',
};

const canRetry: ReadonlySet<ModelFailure> = new Set(['unreachable', 'busy', 'broken', 'invalid']);

/** A failed call of the language model. Its message is for the founder, `detail` for the operator's log. */
export class ModelError extends Error {
  constructor(
    readonly failure: ModelFailure,
    readonly detail = '',
    readonly retryAfterMs = 0,
  ) {
    super(texts[failure]);
  }

  get canRetry(): boolean {
    return canRetry.has(this.failure);
  }
}
