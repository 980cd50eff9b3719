import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import {
  AnalysisCommentsDocument,
  type ClaimComment_AnalysisCommentFragment,
} from './__generated__/Comments.generated';

export type ClaimComment = ClaimComment_AnalysisCommentFragment;

interface ClaimComments {
  /** The id by which the viewer knows the analysis. */
  analysisId: string;
  comments: readonly ClaimComment[];
  /** The list could not be loaded. */
  error?: unknown;
  refetch: () => void;
}

const CommentsContext = createContext<ClaimComments | null>(null);

/** Loads the comments on an analysis. Its claims, which are `Commentable`, show their own. */
export function CommentsProvider({ analysisId, children }: { analysisId: string; children: ReactNode }) {
  const { data, error, fetchMore, refetch } = useQuery(AnalysisCommentsDocument, {
    variables: { analysisId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.analysisComments.pageInfo;
  const after = page?.hasNextPage ? page.endCursor : null;

  // Counts at the claims need all comments, of which an analysis has few.
  useEffect(() => {
    if (after !== null) void fetchMore({ variables: { after } }).catch(() => undefined);
  }, [after, fetchMore]);

  const value = useMemo(
    () => ({
      analysisId,
      comments: data?.analysisComments.edges.map(({ node }) => node) ?? [],
      error: data ? undefined : error,
      refetch: () => void refetch().catch(() => undefined),
    }),
    [analysisId, data, error, refetch],
  );
  return <CommentsContext value={value}>{children}</CommentsContext>;
}

/** Comments of the analysis on screen; null where none are shown, as in an earlier version. */
export const useClaimComments = () => useContext(CommentsContext);
