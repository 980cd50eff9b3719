import type { Report_AnalysisFragment } from '../report/__generated__/Report.generated';
import { Section } from '../report/Section';
import { ClaimCommentRow } from './ClaimCommentRow';
import { useClaimComments } from './CommentsProvider';

/** Claims that the report shows and that can be commented on there. */
const shownClaims = ({ dealBreakers, scores, sentences, assumptions }: Report_AnalysisFragment): Set<string> =>
  new Set([
    ...[...dealBreakers, ...scores, ...assumptions].map(({ claim }) => claim),
    // Assumptions and their tests are shown on the board.
    ...sentences.flatMap(({ section, claim }) => (['assumptions', 'tests'].includes(section) ? [] : claim)),
  ]);

/** Comments on claims that this version no longer has, each with the claim as it was. */
export function OtherComments({ analysis }: { analysis: Report_AnalysisFragment }) {
  const context = useClaimComments();
  const shown = shownClaims(analysis);
  const comments = context?.comments.filter(({ claim }) => !shown.has(claim)) ?? [];
  if (!context || comments.length === 0) return null;
  return (
    <Section title="Comments on earlier claims" className="print:hidden">
      <ul className="flex flex-col gap-5">
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className="mb-2 border-l-2 border-line-strong pl-3 text-meta text-ink-2">
              Version {comment.versionNumber}: {comment.claimText}
            </p>
            <ul>
              <ClaimCommentRow analysisId={context.analysisId} comment={comment} />
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
