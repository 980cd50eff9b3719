import type { Need, Stage } from '../../__generated__/types';

/** Stages of a startup in order, with label and description. */
export const stages: readonly { value: Stage; label: string; description: string }[] = [
  { value: 'EXPLORING', label: 'Exploring', description: 'Looking for a problem to solve' },
  { value: 'IDEA', label: 'Idea', description: 'Talking to potential customers' },
  { value: 'PROTOTYPE', label: 'Prototype', description: 'Something people can try' },
  { value: 'LAUNCHED', label: 'Launched', description: 'People are using it' },
  { value: 'REVENUE', label: 'Revenue', description: 'People are paying for it' },
  { value: 'SCALING', label: 'Scaling', description: 'Growing what works' },
];

/** Needs a person can select, with labels. */
export const needs: readonly { value: Need; label: string }[] = [
  { value: 'CO_FOUNDER', label: 'Co-founder' },
  { value: 'TEAM', label: 'People to hire' },
  { value: 'CUSTOMERS', label: 'First customers' },
  { value: 'INVESTORS', label: 'Investors' },
  { value: 'ADVISORS', label: 'Advisors' },
  { value: 'PARTNERS', label: 'Business partners' },
  { value: 'FEEDBACK', label: 'Feedback' },
  { value: 'PEERS', label: 'Other founders' },
];

export const stageLabel = (stage: Stage): string => stages.find(({ value }) => value === stage)!.label;
export const needLabel = (need: Need): string => needs.find(({ value }) => value === need)!.label;
