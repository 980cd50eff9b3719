import { testOutcomes, type TestOutcomeName } from '../../../../shared/contracts/pythion';
import { loadTabDraft, saveTabDraft } from '../../../lib/tabDraft';

/** What is entered about a test. */
export type EnteredResult = { note: string; outcome?: TestOutcomeName };

const isSame = (one: EnteredResult, other: EnteredResult): boolean =>
  one.note === other.note && one.outcome === other.outcome;

/** Reads what was entered and not saved. @param saved the result on the server @returns null for the same as that */
export function loadResultDraft(storageKey: string, saved: EnteredResult): EnteredResult | null {
  const { text, outcome } = loadTabDraft(storageKey);
  const draft = {
    note: typeof text === 'string' ? text : saved.note,
    outcome: testOutcomes.find((known) => known === outcome) ?? saved.outcome,
  };
  return isSame(draft, saved) ? null : draft;
}

/** Stores what is entered until it is saved. */
export function saveResultDraft(storageKey: string, { note: text, outcome }: EnteredResult): void {
  saveTabDraft(storageKey, { text, outcome });
}
