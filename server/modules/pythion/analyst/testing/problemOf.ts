import { analyseIdea } from '../analyse';

/** Why a text is refused, or "none" where it is an idea. */
export const problemOf = (text: string): string => {
  const result = analyseIdea(text);
  return result.ok ? 'none' : result.problem;
};
