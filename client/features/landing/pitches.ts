import type { Pitch } from '../../shell/feature';

const modules = import.meta.glob<{ pitch: Pitch }>('../*/pitch.ts', { eager: true });

/** The pitches of all features, in order. */
export const pitches = Object.values(modules)
  .map(({ pitch }) => pitch)
  .toSorted((a, b) => a.order - b.order);
