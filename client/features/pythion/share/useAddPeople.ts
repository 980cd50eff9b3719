import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import type { PersonChoice } from '../../message/people/PeoplePicker';
import type { Shares } from './useShares';

/** Selected people, and sharing the analysis with each of them. @param onDone called when all of them have access */
export function useAddPeople(shares: Shares, onDone: () => void) {
  const toast = useToast();
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const [error, setError] = useState('');
  const [isSharing, setSharing] = useState(false);

  async function share() {
    if (people.length === 0) return setError('Select at least one person.');
    setSharing(true);
    setError('');
    const failed: PersonChoice[] = [];
    for (const person of people)
      try {
        await shares.shareWith(person.id);
      } catch (failure) {
        failed.push(person);
        const { fields, message } = toCallError(failure, 'Couldn’t share the analysis.');
        setError(`${person.displayName}: ${fields?.userId ?? message}`);
      }
    await shares.reload();
    setSharing(false);
    // Those with whom it could not be shared stay selected.
    setPeople(failed);
    if (failed.length > 0) return;
    toast.show(people.length === 1 ? `Shared with ${people[0]!.displayName}.` : `Shared with ${people.length} people.`);
    onDone();
  }

  function select(next: readonly PersonChoice[]) {
    setPeople(next);
    setError('');
  }

  return { people, select, error, isSharing, share };
}
