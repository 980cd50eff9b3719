import { UserPlus } from 'lucide-react';
import { Button, type ButtonVariant } from '../../../ui/button/Button';
import type { RelatedPerson } from './relation';
import { useRelationActions } from './useRelationActions';

export interface ConnectButtonProps {
  person: RelatedPerson;
  variant?: ButtonVariant;
  className?: string;
}

/** Sends a connection request without a note. */
export function ConnectButton({ person, variant, className }: ConnectButtonProps) {
  const { change } = useRelationActions(person);
  return (
    <Button
      icon={UserPlus}
      variant={variant}
      className={className}
      aria-label={`Connect with ${person.displayName}`}
      onClick={() => void change('connect')}
    >
      Connect
    </Button>
  );
}
