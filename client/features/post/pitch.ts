import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 10,
  title: 'A feed that says why',
  text: 'Posts of founders worth meeting, ranked in the open: each with the reason it is shown.',
};
