import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PalettePeopleDocument, type PalettePeopleQuery } from './__generated__/PalettePeople.generated';

export type PalettePerson = PalettePeopleQuery['searchPeople']['edges'][number]['node']['person'];

/** Debounce, so that fast typing searches once. */
const debounceMs = 150;

const nobody: { query: string; people: readonly PalettePerson[] } = { query: '', people: [] };

/**
 * The first people that a text finds. Responses for earlier texts are ignored, and people of an earlier text stay until those
 * of this one arrive, so that rows do not jump. Without a connection there are none.
 */
export function usePeople(text: string): readonly PalettePerson[] {
  const client = useApolloClient();
  const query = text.trim();
  const [found, setFound] = useState(nobody);

  useEffect(() => {
    if (!query) return undefined;
    let isStale = false;
    const timer = setTimeout(async () => {
      const { data } = await client
        .query({ query: PalettePeopleDocument, variables: { query }, fetchPolicy: 'network-only' })
        .catch(() => ({ data: undefined }));
      if (!isStale) setFound({ query, people: data?.searchPeople.edges.map(({ node }) => node.person) ?? [] });
    }, debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, query]);

  return query ? found.people : nobody.people;
}
