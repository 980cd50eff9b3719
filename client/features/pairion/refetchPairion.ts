import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import {
  PairionCandidatesDocument,
  PairionInvitationsDocument,
  PairionMatchesDocument,
  PairionProfileDocument,
  SavedPairionCandidatesDocument,
} from './__generated__/Pairion.generated';

/** Coalesces the events of one change, such as a match that also answers an invitation. */
const DEBOUNCE_MS = 200;

const documents = {
  candidates: PairionCandidatesDocument,
  saved: SavedPairionCandidatesDocument,
  invitations: PairionInvitationsDocument,
  matches: PairionMatchesDocument,
  profile: PairionProfileDocument,
} as const;

type PairionList = keyof typeof documents;

/** Whoever is paused has no candidates. */
const isPaused = ({ cache }: ApolloClient): boolean =>
  cache.readQuery({ query: PairionProfileDocument })?.pairionProfile.status === 'PAUSED';

const refetchers = Object.fromEntries(
  Object.entries(documents).map(([name, query]) => [
    name,
    createDebouncedRefetch(async (client) => {
      if (client.cache.readQuery({ query }) === null) return;
      if (name === 'candidates' && isPaused(client)) return;
      await client.query({ query, ...freshRead });
    }, DEBOUNCE_MS),
  ]),
) as Record<PairionList, (client: ApolloClient) => void>;

const all = Object.keys(documents) as PairionList[];

/** Reads lists again that were loaded before. */
export function refetchPairion(client: ApolloClient, lists: readonly PairionList[] = all): void {
  for (const name of lists) refetchers[name](client);
}
