import { gql } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { toggleInList } from './toggleInList';
import { manualClient } from './testing';

const query = gql`
  query Bookmarks($kind: String) {
    bookmarks(kind: $kind)
  }
`;

/** A client that is answered by hand, with a list to open and to read. */
function setUp() {
  const { client, requests } = manualClient('bookmarks');
  const open = (kind = 'post') => client.watchQuery({ query, variables: { kind } }).subscribe(() => undefined);
  const read = (kind = 'post') =>
    client.readQuery<{ bookmarks: string[] }>({ query, variables: { kind } })?.bookmarks ?? null;
  return { client, requests, open, read };
}

const list = { operation: 'Bookmarks', variables: { kind: 'post' } };

it('loads a list again that was opened during the request, and answered before the change', async () => {
  const { client, requests, open, read } = setUp();
  let respond = (): void => undefined;
  const evict = vi.fn();
  const sent = toggleInList(client, { list, send: () => new Promise<void>((resolve) => (respond = resolve)), evict });
  open();
  respond();
  await sent;
  expect(requests).toHaveLength(2);
  requests[0]!([]);
  requests[1]!(['new']);
  await vi.waitFor(() => expect(read()).toEqual(['new']));
  expect(evict).not.toHaveBeenCalled();
});

it('leaves a list as it is that was on screen before', async () => {
  const { client, requests, open, read } = setUp();
  open();
  requests[0]!(['old']);
  const evict = vi.fn();
  await toggleInList(client, { list, send: async () => undefined, evict });
  expect(requests).toHaveLength(1);
  expect(read()).toEqual(['old']);
  expect(evict).not.toHaveBeenCalled();
});

it('evicts the lists when none with their variables is shown, and not after a failure', async () => {
  const { client, open } = setUp();
  open('news');
  const evict = vi.fn();
  await expect(toggleInList(client, { list, send: () => Promise.reject(new Error('offline')), evict })).rejects.toThrow(
    'offline',
  );
  expect(evict).not.toHaveBeenCalled();
  await toggleInList(client, { list, send: async () => undefined, evict });
  expect(evict).toHaveBeenCalledOnce();
});
