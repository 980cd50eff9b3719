import { UserCheck } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { AcceptDeclineButtons } from '../relation/AcceptDeclineButtons';
import { RequestAgainDate } from '../relation/RequestAgainDate';
import { ConnectButton } from '../relation/ConnectButton';
import { FollowButton } from '../relation/FollowButton';
import { getRelationStatus, type RelatedPerson } from '../relation/relation';
import { useRelationActions } from '../relation/useRelationActions';

/** Actions on a person's card. No menus, because the card closes when the pointer leaves it. */
export function PersonCardActions({ person }: { person: RelatedPerson }) {
  const { change } = useRelationActions(person);
  const status = getRelationStatus(person.id, person.viewerRelation);
  if (status === 'connected') {
    return (
      <p className="flex flex-1 items-center gap-2 font-medium">
        <UserCheck aria-hidden="true" className="size-4 text-primary" />
        You’re connected
      </p>
    );
  }
  if (status === 'received') return <AcceptDeclineButtons person={person} isMain className="flex-1 px-3!" />;
  return (
    <>
      {status === 'none' && <ConnectButton person={person} variant="primary" className="flex-1 px-3!" />}
      {status === 'sent' && (
        <Button className="flex-1 px-3!" onClick={() => void change('withdraw')}>
          Withdraw request
        </Button>
      )}
      <RequestAgainDate person={person} className="min-w-42 flex-1 self-center text-meta text-pretty text-ink-2" />
      <FollowButton person={person} className="flex-1 px-3!" />
    </>
  );
}
