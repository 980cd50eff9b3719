import { labelOf, scoreLabels } from '../parts/analysisLabels';
import { AskNetwork } from '../parts/AskNetwork';
import { ButtonLink } from '../../../ui/button/Button';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { formatPoints } from '../parts/formatPoints';
import { Section } from './Section';

/** Questions whose honest answers raise the score, with what each can add. */
export function Questions({ analysis, isLatest }: { analysis: Report_AnalysisFragment; isLatest: boolean }) {
  const { questions, viewerCanEdit, id } = analysis;
  if (questions.length === 0) return null;
  const canAct = viewerCanEdit && isLatest;
  return (
    <Section
      title="Questions to ask customers"
      intro="Ask about the past and about money already spent, not about what they would do."
    >
      <ol className="flex flex-col gap-4 print:gap-2">
        {questions.map((question) => (
          <li key={question.id} className="break-inside-avoid">
            <p className="font-medium text-pretty">{question.text}</p>
            <p className="text-meta text-ink-2">
              {question.why} {labelOf(scoreLabels, question.key)}: up to {formatPoints(question.points)}{' '}
              {question.points === 1 ? 'point' : 'points'}.
            </p>
          </li>
        ))}
      </ol>
      {canAct && (
        <div className="mt-5 flex flex-wrap gap-2 print:hidden">
          <ButtonLink to={`/pythion/${id}/questions`}>Answer the questions</ButtonLink>
          <AskNetwork question={questions[0]!.text} />
        </div>
      )}
    </Section>
  );
}
