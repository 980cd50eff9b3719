import { Button } from '../../../ui/Button';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelation';

export interface AnswerButtonsProps {
  person: RelatedPerson;
  /** At most one filled button stands in a region. */
  isMain?: boolean;
  className?: string;
  /** Told before the row that holds the buttons goes away. */
  onAnswer?: (button: HTMLElement) => void;
}

/** Accepts or declines a person's request. */
export function AnswerButtons({ person, isMain, className, onAnswer }: AnswerButtonsProps) {
  const { change } = useRelation(person);
  const answer = (action: 'accept' | 'decline') => ({ currentTarget }: { currentTarget: HTMLElement }) => {
    onAnswer?.(currentTarget);
    void change(action);
  };
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} className={className} aria-label={`Accept the request of ${person.displayName}`} onClick={answer('accept')}>
        Accept
      </Button>
      <Button variant={isMain ? 'secondary' : 'quiet'} className={className} aria-label={`Decline the request of ${person.displayName}`} onClick={answer('decline')}>
        Decline
      </Button>
    </>
  );
}
