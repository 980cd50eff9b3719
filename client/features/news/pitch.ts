import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 65,
  title: 'News worth discussing',
  text: 'Startup news from sources you choose. Save a story for later, or post about it.',
};
