import { useQuery } from '@apollo/client/react';
import { TextLink } from '../../../ui/text/TextLink';
import { AnalysisRow } from '../list/AnalysisRow';
import { RecentAnalysesDocument } from './__generated__/Ask.generated';

/** The viewer's three newest analyses. Nothing is shown without any, or when they cannot be loaded. */
export function RecentAnalyses() {
  const { data } = useQuery(RecentAnalysesDocument, { fetchPolicy: 'cache-and-network' });
  const rows = data?.analyses.edges.slice(0, 3) ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="recent-analyses" className="border-t border-line">
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
        <h2 id="recent-analyses" className="text-lead">
          Your latest analyses
        </h2>
        <TextLink to="/analyses" className="target">
          All analyses
        </TextLink>
      </div>
      <ul aria-labelledby="recent-analyses">
        {rows.map(({ node }) => (
          <AnalysisRow key={node.id} card={node} sort="newest" />
        ))}
      </ul>
    </section>
  );
}
