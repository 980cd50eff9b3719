import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 65,
  title: 'Teams that say who they need',
  text: 'Open roles with hours, equity and pay. See how a role fits you, and why, before you apply.',
};
