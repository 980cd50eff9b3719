import { useShortcuts } from '../../shell/shortcuts/store';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-job]')].filter((row) => row.offsetParent);

/** Moves focus to the link of the next or previous job. */
function moveFocus(step: 1 | -1): void {
  const all = rows();
  const from = document.activeElement?.closest<HTMLElement>('[data-job]');
  const current = from ?? all.find((row) => row.querySelector('[aria-current]'));
  const next = current ? all[all.indexOf(current) + step] : all[0];
  next?.querySelector('a')?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

function clickBookmark(): void {
  const row = document.activeElement?.closest('[data-job]') ?? document.querySelector('[data-job-details]');
  row?.querySelector<HTMLElement>('[data-action="bookmark"]')?.click();
}

/** Registers the shortcuts of lists of jobs. */
export function useJobListShortcuts(): void {
  useShortcuts([
    { keys: 'j', label: 'Next job', group: 'Jobs', run: () => moveFocus(1) },
    { keys: 'k', label: 'Previous job', group: 'Jobs', run: () => moveFocus(-1) },
    { keys: 'b', label: 'Bookmark', group: 'Jobs', run: clickBookmark },
  ]);
}
