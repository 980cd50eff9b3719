import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 10,
  title: 'A feed that says why',
  text: 'Posts of founders you follow and of those worth meeting, each with the reason it is shown.',
};
