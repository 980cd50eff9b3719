import type { Clause } from '../text/clause';

/** A harmful act: the clause that states it, and what read it. */
export type Harm = { clause: Clause; reason: string; id: string };
