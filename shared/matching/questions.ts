/** Ten questions before two people found, as prompts of a match's first conversation. */
export const foundingQuestions: readonly string[] = [
  'Why do you want to found a company, and why now?',
  'What would success look like for you in five years?',
  'Which problem would you still work on if it took twice as long?',
  'Who decides when we disagree, and about what?',
  'How many hours will each of us put in, and what could change that?',
  'How long can each of us go without pay?',
  'How do we split shares, and over how many years do they vest?',
  'What happens to the shares of a founder who leaves?',
  'How do you act under stress, and what helps you then?',
  'What would make you stop?',
];
