import type { ProjectionIssue } from '../../../../shared/contracts/projection';

/** What is wrong with figures that aren't stored, by "2026-11.revenue", or by "2026-11" for a whole month. */
export type Faults = Readonly<Record<string, string>>;

/** Faults of issues, whose paths begin with "months". */
export const faultsOf = (issues: readonly ProjectionIssue[]): Faults =>
  Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^months\./, ''), message]));

/** Faults without those of some figures, or of all figures of a month. */
export const withoutFaults = (faults: Faults, figures: readonly string[]): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([at]) => !figures.some((figure) => at === figure || at.startsWith(`${figure}.`))),
  );

/** What isn't stored, in one sentence; null when all is. */
export function describeFaults(faults: Faults, failure: string | null): string | null {
  const messages = Object.values(faults);
  if (messages.length > 1) return `${messages.length} figures aren’t saved. What is wrong is beside each of them.`;
  const message = messages[0] ?? failure;
  return message ? `Not saved. ${message}` : null;
}
