import type { Pitch } from '../../shell/feature';

export const pitch: Pitch = {
  order: 50,
  title: 'Private messages',
  text: 'One to one or in groups, with pictures and PDFs. What you write offline is sent when you’re back.',
};
