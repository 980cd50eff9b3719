import type { Pitch } from '../../shell/feature';

const modules = import.meta.glob<{ pitch: Pitch }>('../*/pitch.ts', { eager: true });

/** What can be done here, said by the domains that do it. */
export const pitches = Object.values(modules)
  .map(({ pitch }) => pitch)
  .toSorted((a, b) => a.order - b.order);
