import { useQuery } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { foundingQuestions } from '../../../../shared/matching/questions';
import { toCallError } from '../../../http/toCallError';
import { ButtonLink } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { PairionMatchesDocument } from '../__generated__/Pairion.generated';
import { FitDetails } from '../candidates/FitDetails';
import { PersonHead } from '../PersonHead';
import type { Match } from './describeTrial';
import { TrialPanel } from './TrialPanel';

function Questions() {
  return (
    <details className="group mt-3">
      <summary className="flex min-h-control w-fit cursor-pointer list-none items-center gap-1 font-medium text-primary hover:text-primary-hover">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Ten questions before you found
      </summary>
      <ol className="mt-1 flex list-decimal flex-col gap-2 pl-6 text-ink-2 marker:tabular-nums">
        {foundingQuestions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </details>
  );
}

function MatchCard({ match }: { match: Match }) {
  const { user, conversationId, createdAt, candidate } = match;
  return (
    <article aria-label={user.displayName} className="rounded-card border border-line bg-surface p-4 text-body">
      <PersonHead person={user}>
        <p className="text-meta text-ink-3">
          Matched <RelativeTime value={createdAt} />
        </p>
      </PersonHead>
      {conversationId && (
        <ButtonLink to={`/messages?conversation=${conversationId}`} variant="primary" className="mt-3">
          Open conversation
        </ButtonLink>
      )}
      {candidate && <FitDetails candidate={candidate} />}
      <Questions />
      <TrialPanel match={match} />
    </article>
  );
}

/** People who match, with their conversation, ten questions and the trial project. */
export function MatchList() {
  const { data, error, refetch } = useQuery(PairionMatchesDocument, { fetchPolicy: 'cache-and-network' });
  const list = data?.pairionMatches;
  return (
    <>
      {error && (
        <ErrorState onRetry={() => void refetch()}>{toCallError(error, 'Couldn’t load matches.').message}</ErrorState>
      )}
      {!list && !error && <SkeletonRows label="Loading matches" />}
      {list?.length === 0 && (
        <EmptyState action={<ButtonLink to="/pairion">See today’s candidates</ButtonLink>}>
          No matches yet. You match when one of you accepts the other’s invitation.
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <ul aria-label="Matches" className="flex flex-col gap-4 p-4">
          {list.map((match) => (
            <li key={match.id}>
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
