import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 70,
  title: 'Quiet notifications',
  text: 'Grouped and up to date, with a switch for each kind.',
};
