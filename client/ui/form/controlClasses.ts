/** Classes of inputs, selects and text areas. */
export const controlClasses =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-control text-ink ' +
  'hover:border-ink-3 focus:border-primary disabled:border-line disabled:bg-fill disabled:text-ink-3 data-invalid:border-danger';
