import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 60,
  title: 'Jobs with the numbers up front',
  text: 'Pay and equity, or a plain “not stated”. Apply by message and see where you stand.',
};
