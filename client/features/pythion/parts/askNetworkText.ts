import { networkQuestions } from '../../../../shared/networkQuestions';

export type AskedIdea = {
  /** The id of the question that is open. */
  question: string;
  /** The language of the idea. */
  language: string;
  solution: string | null;
  segment: string | null;
};

/** The first question that other founders can answer. */
export const findNetworkQuestion = (questions: readonly { id: string }[]): string | undefined =>
  questions.find(({ id }) => networkQuestions[id] !== undefined)?.id;

/** The draft of a post that asks other founders: what the idea is, and what the founder doesn't know yet. */
export function askNetworkText({ question, language, solution, segment }: AskedIdea): string {
  const group = language === 'en' && segment !== null && isPlain(segment) ? segment : undefined;
  const asked = networkQuestions[question]!.replaceAll('{group}', () => group ?? 'future customers');
  // An idea that does harm isn't made known.
  if (question.startsWith('harm.')) return asked;
  const about = solution ? withStop(solution) : `I’m working on an idea${group ? ` for ${group}` : ''}.`;
  return `${about}\n\n${asked}`;
}

/** Many of a kind, by a name that tells who they are. */
const isPlain = (segment: string): boolean =>
  segment.endsWith('s') && !/^(?:clients|customers|users|buyers|members|subscribers)$/.test(segment);

const withStop = (sentence: string): string => (/[.!?。！？]$/.test(sentence) ? sentence : `${sentence}.`);
