import { UserPlus } from 'lucide-react';
import { Button, type ButtonVariant } from '../../../ui/Button';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelationActions';

export interface ConnectButtonProps {
  person: RelatedPerson;
  variant?: ButtonVariant;
  className?: string;
}

/** Asks a person to connect, with one press. */
export function ConnectButton({ person, variant, className }: ConnectButtonProps) {
  const { change } = useRelation(person);
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
