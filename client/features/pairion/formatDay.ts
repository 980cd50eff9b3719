import { lazyValue } from '../../lib/lazyValue';

const format = lazyValue(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** @param day ISO date @returns "1 Dec 2026" */
export const formatDay = (day: string): string => format().format(new Date(`${day}T00:00:00Z`));
