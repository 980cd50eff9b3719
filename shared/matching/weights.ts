import type { PreferenceKey } from './profile';

/**
 * Default weights from 0 to 10, each with its reason. They order what founders' splits are attributed to: first who does what
 * and how much (N. Wasserman, The Founder's Dilemmas, 2012, chapters 4 to 8), then how people work together, then what a pair
 * can still agree on. They are a judgement, not a measurement: every person can change them.
 */
export const defaultWeights: Readonly<Record<PreferenceKey, { weight: number; why: string }>> = {
  role: { weight: 9, why: 'Two people with the same role leave another one empty.' },
  skills: { weight: 10, why: 'What one needs and the other can do is why two found together.' },
  commitment: { weight: 8, why: 'Different commitment is a frequent reason for splits.' },
  hours: { weight: 6, why: 'Unequal hours become unequal shares.' },
  style: { weight: 6, why: 'Disputes are about how decisions are made more often than about what is decided.' },
  stage: { weight: 5, why: 'An idea and a growing company need different work.' },
  industries: { weight: 5, why: 'A shared field is shared knowledge and shared contacts.' },
  timeZone: { weight: 4, why: 'Founders need hours in common every day.' },
  remote: { weight: 4, why: 'Where the work happens is hard to change later.' },
  location: { weight: 2, why: 'Meeting in person helps, and remote work replaces much of it.' },
  equity: { weight: 4, why: 'Expectations that exceed the whole cannot both be met.' },
};
