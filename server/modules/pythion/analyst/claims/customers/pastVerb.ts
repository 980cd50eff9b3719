import type { Clause } from '../../text/clause';

/** "Nadie ha pagado", "niemand hat bezahlt": the perfect of languages whose verbs have no tags. */
const perfect: ReadonlySet<string> = new Set(['ha', 'han', 'hat', 'haben', 'hatte', 'hatten']);

/** Whether a clause tells of the past: its verb is inflected, or has an auxiliary. */
export const isPast = (clause: Clause): boolean =>
  clause.tokens.some(({ text, lemma, pos }) => (pos === 'verb' || pos === 'aux') && text !== lemma) ||
  clause.tokens.some(({ text }) => /[^ -~]/.test(text) || perfect.has(text));
