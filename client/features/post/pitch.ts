import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 10,
  title: 'A feed that explains itself',
  text: 'Discover founders worth meeting. Every post tells you why you’re seeing it.',
};
