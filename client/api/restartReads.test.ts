import { gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { restartReads } from './restartReads';
import { manualClient } from './testing';

const query = gql`
  query Stories {
    stories
  }
`;

/** A client that is answered by hand, and the lists that it showed. */
function setUp() {
  const { client, requests } = manualClient('stories');
  const shown: unknown[] = [];
  client
    .watchQuery<{ stories: string[] }>({ query, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' })
    .subscribe(({ data, loading }) => !loading && shown.push(data?.stories));
  return { client, requests, shown };
}

it('sends a request again that is in flight, and drops its response, whichever arrives first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { client, requests, shown } = setUp();
    restartReads(client, ['Stories']);
    expect(requests).toHaveLength(2);
    for (const index of order) requests[index]!([index === 0 ? 'before' : 'after']);
    await vi.waitFor(() => expect(shown).toEqual([['after']]));
    expect(client.readQuery({ query })).toEqual({ stories: ['after'] });
  }
});

it('leaves a list that is loaded, which is read again when it is evicted', async () => {
  const { client, requests, shown } = setUp();
  requests[0]!(['one']);
  await vi.waitFor(() => expect(shown).toEqual([['one']]));
  restartReads(client, ['Stories']);
  expect(requests).toHaveLength(1);
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'stories' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
});

it('leaves other queries', () => {
  const { client, requests } = setUp();
  restartReads(client, ['Jobs']);
  expect(requests).toHaveLength(1);
});

it('a list that is evicted and restarted in one is sent once more', async () => {
  const { client, requests, shown } = setUp();
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'stories' });
  restartReads(client, ['Stories']);
  requests[1]!(['after']);
  await vi.waitFor(() => expect(shown).toEqual([['after']]));
  expect(requests).toHaveLength(2);
});
