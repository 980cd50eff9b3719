import { Button, type ButtonVariant } from '../../../ui/Button';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelationActions';

export interface FollowButtonProps {
  person: RelatedPerson;
  variant?: ButtonVariant;
  className?: string;
}

/** Follows a person, or ceases to. Not for connections: they follow each other. */
export function FollowButton({ person, variant, className }: FollowButtonProps) {
  const { change } = useRelation(person);
  const { isFollowing, isFollower } = person.viewerRelation!;
  const words = isFollowing ? 'Following' : isFollower ? 'Follow back' : 'Follow';
  return (
    <Button
      variant={isFollowing ? 'secondary' : variant}
      className={className}
      aria-pressed={isFollowing}
      aria-label={`${words} ${person.displayName}`}
      onClick={() => void change(isFollowing ? 'unfollow' : 'follow')}
    >
      {words}
    </Button>
  );
}
