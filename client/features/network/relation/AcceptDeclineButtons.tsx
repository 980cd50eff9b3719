import { Button } from '../../../ui/Button';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelationActions';

export interface AnswerButtonsProps {
  person: RelatedPerson;
  /** At most one filled button stands in a region. */
  isMain?: boolean;
  className?: string;
}

/** Accepts or declines a person's request. */
export function AnswerButtons({ person, isMain, className }: AnswerButtonsProps) {
  const { change, decline } = useRelation(person);
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        className={className}
        aria-label={`Accept the request of ${person.displayName}`}
        onClick={() => void change('accept')}
      >
        Accept
      </Button>
      <Button
        variant={isMain ? 'secondary' : 'quiet'}
        className={className}
        aria-label={`Decline the request of ${person.displayName}`}
        onClick={decline}
      >
        Decline
      </Button>
    </>
  );
}
