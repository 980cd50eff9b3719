import { UserCheck } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { AnswerButtons } from '../relation/AcceptDeclineButtons';
import { RetryAfterNote } from '../relation/RequestAgainDate';
import { ConnectButton } from '../relation/ConnectButton';
import { FollowButton } from '../relation/FollowButton';
import { standingOf, type RelatedPerson } from '../relation/relation';
import { useRelation } from '../relation/useRelationActions';

/** What can be done about a person on their card. It has no menus: the card goes when the pointer leaves it. */
export function CardActions({ person }: { person: RelatedPerson }) {
  const { change } = useRelation(person);
  const standing = standingOf(person.id, person.viewerRelation);
  if (standing === 'connected') {
    return (
      <p className="flex flex-1 items-center gap-2 font-medium">
        <UserCheck aria-hidden="true" className="size-4 text-primary" />
        You are connected
      </p>
    );
  }
  if (standing === 'received') return <AnswerButtons person={person} isMain className="flex-1 px-3!" />;
  return (
    <>
      {standing === 'none' && <ConnectButton person={person} variant="primary" className="flex-1 px-3!" />}
      {standing === 'sent' && (
        <Button className="flex-1 px-3!" onClick={() => void change('withdraw')}>
          Withdraw request
        </Button>
      )}
      <RetryAfterNote person={person} className="min-w-42 flex-1 self-center text-meta text-pretty text-ink-2" />
      <FollowButton person={person} className="flex-1 px-3!" />
    </>
  );
}
