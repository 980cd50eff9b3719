import type { StyleAnswer } from './profile';

/**
 * A short either-or scene. People fit when they answer it alike, or when they complement each other: values, pace and the way
 * of settling disputes should be alike; habits of work can differ (Wasserman 2012, chapter 4; E. J. de Jong et al. 2013 on
 * task and relationship conflict in founding teams).
 */
export type Scene = {
  id: string;
  question: string;
  a: string;
  b: string;
  /** The answers in a few words, as a card shows them. */
  read: Readonly<Record<StyleAnswer, string>>;
  fitsWhen: 'ALIKE' | 'DIFFERENT';
};

const scene = (
  id: string,
  fitsWhen: Scene['fitsWhen'],
  question: string,
  [a, readA]: [string, string],
  [b, readB]: [string, string],
): Scene => ({ id, question, a, b, read: { A: readA, B: readB }, fitsWhen });

export const scenes: readonly Scene[] = [
  scene(
    'launch',
    'ALIKE',
    'The first version works, but it’s rough.',
    ['Launch it this week', 'launches early'],
    ['Polish it for a month', 'launches polished'],
  ),
  scene(
    'dispute',
    'ALIKE',
    'You disagree with your co-founder.',
    ['Say so right away', 'speaks up right away'],
    ['Think it over first', 'thinks disputes over'],
  ),
  scene(
    'decision',
    'ALIKE',
    'An important decision, and little data.',
    ['Decide today', 'decides quickly'],
    ['Collect more data', 'decides on data'],
  ),
  scene(
    'funding',
    'ALIKE',
    'Growth is slow, but the company earns money.',
    ['Raise money to grow faster', 'grows with investors'],
    ['Stay independent', 'stays independent'],
  ),
  scene(
    'weekend',
    'ALIKE',
    'Saturday, and a customer reports a bug.',
    ['Fix it now', 'works weekends if needed'],
    ['Fix it on Monday', 'protects weekends'],
  ),
  scene(
    'money',
    'ALIKE',
    'There are six months of cash left.',
    ['Keep spending on growth', 'spends on growth'],
    ['Cut costs', 'spends carefully'],
  ),
  scene(
    'exit',
    'ALIKE',
    'An offer to buy the company after two years.',
    ['Sell', 'open to an early sale'],
    ['Keep building', 'builds for the long term'],
  ),
  scene(
    'plan',
    'DIFFERENT',
    'Monday morning.',
    ['Start from a plan', 'plans ahead'],
    ['Start with what’s most urgent', 'improvises'],
  ),
  scene(
    'stage',
    'DIFFERENT',
    'A talk to two hundred people.',
    ['I’ll give it', 'likes the stage'],
    ['I’ll prepare it', 'works behind the scenes'],
  ),
  scene(
    'detail',
    'DIFFERENT',
    'A contract of thirty pages.',
    ['Read every line', 'checks details'],
    ['Read the summary', 'looks at the big picture'],
  ),
];
