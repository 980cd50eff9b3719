import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import {
  PairionCandidatesDocument,
  SavedPairionCandidatesDocument,
  SetPairionPassDocument,
  SetPairionSaveDocument,
  type SavedPairionCandidatesQuery,
} from '../__generated__/Pairion.generated';

export type Candidate = SavedPairionCandidatesQuery['savedPairionCandidates'][number];

type List = readonly Candidate[];

/** The list without a person. */
export const withoutPerson = (list: List, userId: string): Candidate[] => list.filter(({ user }) => user.id !== userId);

/** The list with a person at an index, once. */
export const insertPerson = (list: List, candidate: Candidate, index: number): Candidate[] =>
  withoutPerson(list, candidate.user.id).toSpliced(index, 0, candidate);

function updateDaily(cache: ApolloCache, update: (list: List) => Candidate[]): void {
  cache.updateQuery(
    { query: PairionCandidatesDocument },
    (data) =>
      data && {
        pairionCandidates: { ...data.pairionCandidates, candidates: update(data.pairionCandidates.candidates) },
      },
  );
}

function updateSaved(cache: ApolloCache, update: (list: List) => Candidate[]): void {
  cache.updateQuery(
    { query: SavedPairionCandidatesDocument },
    (data) => data && { savedPairionCandidates: update(data.savedPairionCandidates) },
  );
}

/** Removes a person from candidates and saved people, as after an invitation. */
export function removeCandidate(cache: ApolloCache, userId: string): void {
  updateDaily(cache, (list) => withoutPerson(list, userId));
  updateSaved(cache, (list) => withoutPerson(list, userId));
}

/** Passing with Undo, and saving, both optimistic: on failure the list is as before, and a toast says so. */
export function useCandidateActions() {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [sendPass] = useMutation(SetPairionPassDocument);
  const [sendSave] = useMutation(SetPairionSaveDocument);

  async function undoPass(candidate: Candidate, index: number) {
    updateDaily(cache, (list) => insertPerson(list, candidate, index));
    try {
      await sendPass({ variables: { userId: candidate.user.id, passed: false } });
    } catch (error) {
      updateDaily(cache, (list) => withoutPerson(list, candidate.user.id));
      toast.show(toCallError(error, 'Couldn’t undo.').message, { failed: true });
    }
  }

  async function pass(candidate: Candidate, index: number) {
    const { id, displayName } = candidate.user;
    updateDaily(cache, (list) => withoutPerson(list, id));
    try {
      await sendPass({ variables: { userId: id, passed: true } });
      toast.show(`You won’t see ${displayName} again.`, { undo: () => void undoPass(candidate, index) });
    } catch (error) {
      updateDaily(cache, (list) => insertPerson(list, candidate, index));
      toast.show(toCallError(error, 'Couldn’t pass.').message, { failed: true });
    }
  }

  async function save(candidate: Candidate, saved: boolean) {
    const { id } = candidate.user;
    const write = (isSaved: boolean) =>
      updateSaved(cache, (list) => (isSaved ? insertPerson(list, candidate, 0) : withoutPerson(list, id)));
    write(saved);
    try {
      await sendSave({ variables: { userId: id, saved } });
    } catch (error) {
      write(!saved);
      toast.show(toCallError(error, saved ? 'Couldn’t save.' : 'Couldn’t remove.').message, { failed: true });
    }
  }

  return { pass, save };
}
