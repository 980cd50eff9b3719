import type { Speaker } from './speaker';

/** Who else may speak of an act, so that it isn't ours. */
export const others: ReadonlySet<Speaker> = new Set(['rival', 'report', 'quoted', 'friends']);

/** The same, and what somebody orders. */
export const othersOrOrder: ReadonlySet<Speaker> = new Set([...others, 'order']);
