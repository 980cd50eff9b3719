import { useId } from 'react';
import { isHeldBy, sumScores } from '../../../../shared/analysisTotal';
import { customerQuestions } from '../../../../shared/customerQuestions';
import { labelOf, scoreLabels } from '../parts/analysisLabels';
import { AskNetwork } from '../parts/AskNetwork';
import { ButtonLink } from '../../../ui/button/Button';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { formatPoints } from '../parts/formatPoints';
import { Section } from './Section';

type Question = Report_AnalysisFragment['questions'][number];

/** Questions whose honest answers raise the score, with what each can add: those to customers, and those to the founder. */
export function Questions({ analysis, isLatest }: { analysis: Report_AnalysisFragment; isLatest: boolean }) {
  const { questions, viewerCanEdit, id, scores } = analysis;
  if (questions.length === 0) return null;
  const canAct = viewerCanEdit && isLatest;
  const cap = analysis.caps.find(({ limit }) => isHeldBy(sumScores(scores), limit));
  const intro =
    cap &&
    `The score can’t pass ${cap.limit} yet. ${cap.reason} Change that first: until then, other answers add little.`;
  const toCustomers = questions.flatMap((question) => {
    const text = customerQuestions[question.id];
    return text === undefined ? [] : [{ ...question, text }];
  });
  const toFounder = questions.filter((question) => customerQuestions[question.id] === undefined);
  return (
    <Section title="Questions" intro={intro}>
      <div className="flex flex-col gap-6 print:gap-3">
        <QuestionList
          title="To ask customers"
          intro="Ask about the past and about money already spent, not about what they would do."
          questions={toCustomers}
        />
        <QuestionList
          title={viewerCanEdit ? 'For you' : 'For the founder'}
          intro="Customers can’t know the answers."
          questions={toFounder}
        />
      </div>
      {canAct && (
        <div className="mt-5 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={`/pythion/${id}/questions`}>Answer the questions</ButtonLink>
          <AskNetwork analysis={analysis} />
        </div>
      )}
    </Section>
  );
}

const describePoints = ({ key, points }: Question): string =>
  `${labelOf(scoreLabels, key)}: up to ${formatPoints(points)} ${points === 1 ? 'point' : 'points'}.`;

function QuestionList({ title, intro, questions }: { title: string; intro: string; questions: readonly Question[] }) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <div>
      <h3 id={id} className="text-lead break-after-avoid">
        {title}
      </h3>
      <p className="mt-1 text-ink-2 print:hidden">{intro}</p>
      <ol aria-labelledby={id} className="mt-3 flex flex-col gap-4 print:mt-1 print:gap-1.5">
        {questions.map((question) => (
          <li key={question.id} className="break-inside-avoid">
            <p className="font-medium text-pretty">{question.text}</p>
            <p className="text-meta text-ink-2">
              {question.why} {question.points > 0 && describePoints(question)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
