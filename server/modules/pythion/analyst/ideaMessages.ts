import { analysisLimits } from '../../../../shared/contracts/analysis';

/** Why a text cannot be analysed. */
export type IdeaProblem = 'empty' | 'tooShort' | 'tooLong' | 'gibberish' | 'noIdea' | 'tooBrief';

/** Shown at the field `idea`. */
export const ideaMessages: Readonly<Record<IdeaProblem, string>> = {
  empty: 'Describe your idea: who has which trouble, and what do you offer them?',
  tooShort: `Describe your idea in at least ${analysisLimits.ideaMin} characters: who has which trouble, and what do you offer them?`,
  tooLong: `Use at most ${analysisLimits.idea.toLocaleString('en-US')} characters.`,
  gibberish: 'This doesn’t read as sentences. Write in your own words who has which trouble, and what you offer them.',
  tooBrief: 'This is too short to judge. Write who has which trouble, and what you offer them.',
  noIdea: 'This doesn’t describe an idea yet. Write who has which trouble, and what you offer them.',
};
