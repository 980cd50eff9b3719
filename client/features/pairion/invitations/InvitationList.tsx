import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { pairionLimits } from '../../../../shared/contracts/pairion';
import { toCallError } from '../../../http/toCallError';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { useToast } from '../../../ui/toast/Toast';
import {
  AnswerPairionInvitationDocument,
  PairionInvitationsDocument,
  WithdrawPairionInvitationDocument,
  type PairionInvitationsQuery,
} from '../__generated__/Pairion.generated';
import { useRestoreRowFocus } from '../../network/people/useRestoreRowFocus';
import { FitDetails } from '../candidates/FitDetails';
import { invitationStatuses } from '../pairionLabels';
import { PersonHead } from '../PersonHead';
import { refetchPairion } from '../refetchPairion';

type Invitation = PairionInvitationsQuery['pairionInvitations'][number];

function useInvitationActions({ user, ...invitation }: Invitation) {
  const client = useApolloClient();
  const toast = useToast();
  const [sendAnswer, answering] = useMutation(AnswerPairionInvitationDocument);
  const [sendWithdrawal, withdrawing] = useMutation(WithdrawPairionInvitationDocument);

  async function run(action: () => Promise<unknown>, done: string, failed: string) {
    try {
      await action();
      toast.show(done);
    } catch (error) {
      toast.show(toCallError(error, failed).message, { failed: true });
    }
    refetchPairion(client, ['invitations', 'matches', 'candidates']);
  }

  const { id } = invitation;
  return {
    loading: answering.loading || withdrawing.loading,
    answer: (accept: boolean) =>
      run(
        () =>
          sendAnswer({
            variables: { id, accept },
            optimisticResponse: {
              answerPairionInvitation: { ...invitation, user, status: accept ? 'ACCEPTED' : 'DECLINED' },
            },
          }),
        accept ? `You and ${user.displayName} match.` : 'Invitation declined.',
        'Couldn’t answer the invitation.',
      ),
    withdraw: () =>
      run(
        () =>
          sendWithdrawal({
            variables: { id },
            optimisticResponse: { withdrawPairionInvitation: { ...invitation, user, status: 'WITHDRAWN' } },
          }),
        'Invitation withdrawn.',
        'Couldn’t withdraw the invitation.',
      ),
  };
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { user, isSent, note, status, createdAt, expiresAt, candidate } = invitation;
  const { answer, withdraw, loading } = useInvitationActions(invitation);
  return (
    <li data-invitation={invitation.id} className="border-b border-line px-4 py-4 last:border-b-0">
      <PersonHead
        person={user}
        heading="h3"
        end={
          status !== 'PENDING' && (
            <Badge tone={status === 'ACCEPTED' ? 'primary' : 'plain'}>{invitationStatuses[status]}</Badge>
          )
        }
      >
        <p className="text-meta text-ink-3">
          {isSent ? 'Sent' : 'Received'} <RelativeTime value={createdAt} />
          {status === 'PENDING' && (
            <>
              {' '}
              · Expires <RelativeTime value={expiresAt} />
            </>
          )}
        </p>
      </PersonHead>
      {note && (
        <p dir="auto" className="mt-3 ml-13 border-l border-line-strong pl-3 text-body break-words whitespace-pre-line">
          {note}
        </p>
      )}
      {status === 'PENDING' && candidate && (
        <div className="ml-13 text-body">
          <FitDetails candidate={candidate} />
        </div>
      )}
      {status === 'PENDING' && (
        <div className="mt-3 ml-13 flex flex-wrap gap-2">
          {isSent ? (
            <Button loading={loading} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          ) : (
            <>
              <Button variant="primary" loading={loading} onClick={() => void answer(true)}>
                Accept
              </Button>
              <Button onClick={() => void answer(false)} disabled={loading}>
                Decline
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

function Section({ id, title, empty, list }: { id: string; title: string; empty: string; list: Invitation[] }) {
  return (
    <section aria-labelledby={id} className="border-b border-line last:border-b-0">
      <h2 id={id} className="px-4 pt-5 text-section font-bold">
        {title}
      </h2>
      {list.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-ink-2">{empty}</p>
      ) : (
        <ul aria-labelledby={id}>
          {list.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Received and sent invitations. Those that wait come first. */
export function InvitationList() {
  const { data, error, refetch } = useQuery(PairionInvitationsDocument, { fetchPolicy: 'cache-and-network' });
  const all = data?.pairionInvitations;
  const waitingFirst = all?.toSorted(
    (one, other) => Number(other.status === 'PENDING') - Number(one.status === 'PENDING'),
  );
  // An answer removes the buttons that have the focus.
  const focusProps = useRestoreRowFocus('[data-invitation]');
  return (
    <div {...focusProps}>
      {error && (
        <ErrorState onRetry={() => void refetch()}>
          {toCallError(error, 'Couldn’t load invitations.').message}
        </ErrorState>
      )}
      {!all && !error && <SkeletonRows label="Loading invitations" />}
      {all?.length === 0 && (
        <EmptyState action={<ButtonLink to="/pairion">See today’s candidates</ButtonLink>}>
          No invitations yet. They expire {pairionLimits.invitationDays} days after they’re sent.
        </EmptyState>
      )}
      {waitingFirst && waitingFirst.length > 0 && (
        <>
          <Section
            id="received-invitations"
            title="Received"
            empty="Nobody has invited you yet."
            list={waitingFirst.filter(({ isSent }) => !isSent)}
          />
          <Section
            id="sent-invitations"
            title="Sent"
            empty="You haven’t invited anybody yet."
            list={waitingFirst.filter(({ isSent }) => isSent)}
          />
        </>
      )}
    </div>
  );
}
