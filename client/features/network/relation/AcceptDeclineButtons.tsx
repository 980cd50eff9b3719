import { Button } from '../../../ui/button/Button';
import type { RelatedPerson } from './relation';
import { useRelationActions } from './useRelationActions';

export interface AcceptDeclineButtonsProps {
  person: RelatedPerson;
  /** Whether Accept is the filled button; a region has at most one. */
  isMain?: boolean;
  className?: string;
}

/** Accept and decline buttons for a received request. */
export function AcceptDeclineButtons({ person, isMain, className }: AcceptDeclineButtonsProps) {
  const { change, decline } = useRelationActions(person);
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className={className}
        aria-label={`Accept request from ${person.displayName}`}
        onClick={() => void change('accept')}
      >
        Accept
      </Button>
      <Button
        variant={isMain ? 'secondary' : 'quiet'}
        className={className}
        aria-label={`Decline request from ${person.displayName}`}
        onClick={decline}
      >
        Decline
      </Button>
    </>
  );
}
