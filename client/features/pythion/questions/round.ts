import type { Questions_AnalysisFragment } from './__generated__/Questions.generated';

export type RoundQuestion = {
  id: string;
  text: string;
  /** Why it is asked, and the points at stake; unknown for a question whose answer was found. */
  why?: string;
  points?: number;
};

export type Round = {
  /** Answered questions first, then those that are open. The list stays while the viewer answers. */
  questions: RoundQuestion[];
  /** Index of the first question without an answer, where a round starts. */
  firstOpen: number;
  /** Score at the start. */
  score: number;
  /** The version whose questions they are. */
  number: number;
};

/** The questions that a founder goes through in one sitting. */
export function buildRound({
  number,
  score,
  questions,
  answers,
}: Pick<Questions_AnalysisFragment, 'number' | 'score' | 'questions' | 'answers'>): Round {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const answered = answers.map(({ question: id, questionText: text }): RoundQuestion => {
    const { why, points } = asked.get(id) ?? {};
    return { id, text, why, points };
  });
  const answeredIds = new Set(answered.map(({ id }) => id));
  const open = questions
    .filter(({ id }) => !answeredIds.has(id))
    .map(({ id, text, why, points }): RoundQuestion => ({ id, text, why, points }));
  return { questions: [...answered, ...open], firstOpen: answered.length, score, number };
}

/** How many questions of a report have no answer. */
export function countOpen({
  questions,
  answers,
}: {
  questions: readonly { id: string }[];
  answers: readonly { question: string }[];
}): number {
  const answered = new Set(answers.map(({ question }) => question));
  return questions.filter(({ id }) => !answered.has(id)).length;
}
