import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { optimisticToggle, type Toggle } from './optimisticToggle';

const fragment = gql`
  fragment Liked on Post {
    id
    likeCount
    viewerHasLiked
  }
`;
type Liked = { __typename: 'Post'; id: string; likeCount: number; viewerHasLiked: boolean };
const id = 'Post:1';

/** A post with 5 likes, a stub server with manual responses, and a like button. */
function setUp() {
  const cache = new InMemoryCache();
  const write = (likeCount: number, viewerHasLiked: boolean) =>
    cache.writeFragment({ id, fragment, data: { __typename: 'Post', id: '1', likeCount, viewerHasLiked } });
  const read = () => {
    const post = cache.readFragment<Liked>({ id, fragment }, true)!;
    return [post.viewerHasLiked, post.likeCount];
  };
  write(5, false);
  const sent: { wanted: boolean; respond: () => void; fail: () => void }[] = [];
  const failures: boolean[] = [];
  const press = () =>
    optimisticToggle({
      key: 'like:1',
      isOn: read()[0] as boolean,
      cache,
      show: (layer, wanted) =>
        layer.updateFragment<Liked>(
          { id, fragment },
          (post) =>
            post && {
              ...post,
              viewerHasLiked: wanted,
              likeCount: post.likeCount + Number(wanted) - Number(post.viewerHasLiked),
            },
        ),
      send: (wanted) =>
        new Promise<void>((resolve, reject) => {
          sent.push({
            wanted,
            respond() {
              write(wanted ? 6 : 5, wanted);
              resolve();
            },
            fail: () => reject(new Error('no')),
          });
        }),
      onFailure: (error, wanted) => {
        failures.push(wanted);
        throw error;
      },
    } satisfies Toggle);
  return { cache, write, read, sent, failures, press };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('optimisticToggle', () => {
  it('shows the wanted state before the response, and the response afterwards', async () => {
    const { read, sent, press } = setUp();
    const done = press();
    expect(read()).toEqual([true, 6]);
    sent[0]!.respond();
    await done;
    expect(read()).toEqual([true, 6]);
  });

  it('sends one request at a time, then only the latest state', async () => {
    const { read, sent, press } = setUp();
    const done = press();
    void press();
    void press();
    void press();
    expect(read()).toEqual([false, 5]);
    expect(sent.map(({ wanted }) => wanted)).toEqual([true]);
    sent[0]!.respond();
    await settle();
    expect(read()).toEqual([false, 5]);
    expect(sent.map(({ wanted }) => wanted)).toEqual([true, false]);
    sent[1]!.respond();
    await done;
    expect(read()).toEqual([false, 5]);
  });

  it('sends no second request when the latest state equals the sent one', async () => {
    const { sent, press } = setUp();
    const done = press();
    void press();
    void press();
    sent[0]!.respond();
    await done;
    expect(sent).toHaveLength(1);
  });

  it('rolls back to the current server state on failure', async () => {
    const { read, write, sent, press } = setUp();
    const done = press();
    write(9, false);
    expect(read()).toEqual([true, 6]);
    sent[0]!.fail();
    await expect(done).rejects.toThrow('no');
    expect(read()).toEqual([false, 9]);
  });

  it('reports the state of the failed request when a coalesced request fails', async () => {
    const { read, sent, failures, press } = setUp();
    const done = press();
    void press();
    sent[0]!.respond();
    await settle();
    expect(read()).toEqual([false, 5]);
    sent[1]!.fail();
    await expect(done).rejects.toThrow('no');
    expect([failures, read()]).toEqual([[false], [true, 6]]);
  });

  it('reports the sent state, not the dropped one, when the first request fails', async () => {
    const { read, sent, failures, press } = setUp();
    const done = press();
    void press();
    sent[0]!.fail();
    await expect(done).rejects.toThrow('no');
    expect([failures, read(), sent.length]).toEqual([[true], [false, 5], 1]);
  });

  it('sends again after a failure', async () => {
    const { sent, press } = setUp();
    const failing = press();
    sent[0]!.fail();
    await failing.catch(() => undefined);
    void press();
    expect(sent).toHaveLength(2);
  });
});
