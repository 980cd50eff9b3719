import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../ui/button/Button';

export interface AnswerQuestionsProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> {
  id: string;
  /** Questions without an answer. */
  count: number;
}

/** Leads to the guided questions of an analysis. */
export function AnswerQuestions({ id, count, ...rest }: AnswerQuestionsProps) {
  return (
    <ButtonLink {...rest} to={`/pythion/${id}/questions`}>
      Answer {count} {count === 1 ? 'question' : 'questions'}
    </ButtonLink>
  );
}
