import { clsx } from 'clsx';

const screens = {
  rail: 'min-h-14 flex-col justify-center gap-1 px-1 text-center text-rail',
  full: 'min-h-10 gap-3 rounded-r-control pr-3 pl-4 text-body hover:bg-fill',
};

/** Classes of a side navigation entry: icon over a small label in the rail, a row when there is room. */
export const navItemClasses = (screen: keyof typeof screens): string =>
  clsx(
    'group relative flex w-full items-center text-ink-2 select-none hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink',
    'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:left-0 aria-[current=page]:before:border-l-[3px] aria-[current=page]:before:border-primary',
    screens[screen],
  );
