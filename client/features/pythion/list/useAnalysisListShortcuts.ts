import { useShortcuts } from '../../../shell/shortcuts/store';

const focusedRow = () => document.activeElement?.closest<HTMLElement>('[data-analysis]');

/** Moves focus to the link of the next or previous analysis. */
function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-analysis]')];
  const current = focusedRow();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  next?.querySelector('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Registers the shortcuts of lists of analyses. */
export function useAnalysisListShortcuts(): void {
  useShortcuts([
    { keys: 'j', label: 'Next analysis', group: 'Analyses', run: () => moveFocus(1) },
    { keys: 'k', label: 'Previous analysis', group: 'Analyses', run: () => moveFocus(-1) },
    {
      keys: 's',
      label: 'Star',
      group: 'Analyses',
      run: () => focusedRow()?.querySelector<HTMLElement>('[data-action="star"]')?.click(),
    },
  ]);
}
