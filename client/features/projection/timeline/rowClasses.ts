/** A row of the timeline: its name, and the months beside it or, on narrow screens, below. */
export const rowClasses = 'md:grid md:grid-cols-[calc(var(--first-column)-16px)_minmax(0,1fr)] md:gap-x-3';
