import { Button, type ButtonVariant } from '../../../ui/button/Button';
import type { RelatedPerson } from './relation';
import { useRelationActions } from './useRelationActions';

export interface FollowButtonProps {
  person: RelatedPerson;
  variant?: ButtonVariant;
  className?: string;
}

/** Follows or unfollows a person. Not for connections, who follow each other automatically. */
export function FollowButton({ person, variant, className }: FollowButtonProps) {
  const { change } = useRelationActions(person);
  const { isFollowing, isFollower } = person.viewerRelation!;
  const label = isFollowing ? 'Following' : isFollower ? 'Follow back' : 'Follow';
  return (
    <Button
      variant={isFollowing ? 'secondary' : variant}
      className={className}
      aria-pressed={isFollowing}
      aria-label={`${label} ${person.displayName}`}
      onClick={() => void change(isFollowing ? 'unfollow' : 'follow')}
    >
      {label}
    </Button>
  );
}
