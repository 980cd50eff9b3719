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

/** A post with 5 likes, a server that answers when told to, and a like button. */
function setUp() {
  const cache = new InMemoryCache();
  const write = (likeCount: number, viewerHasLiked: boolean) =>
    cache.writeFragment({ id, fragment, data: { __typename: 'Post', id: '1', likeCount, viewerHasLiked } });
  const read = () => {
    const post = cache.readFragment<Liked>({ id, fragment }, true)!;
    return [post.viewerHasLiked, post.likeCount];
  };
  write(5, false);
  const sent: { wanted: boolean; answer: () => void; fail: () => void }[] = [];
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
            answer() {
              write(wanted ? 6 : 5, wanted);
              resolve();
            },
            fail: () => reject(new Error('no')),
          });
        }),
    } satisfies Toggle);
  return { cache, write, read, sent, press };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('turnSwitch', () => {
  it('shows the new state before the server answers, and the answer after', async () => {
    const { read, sent, press } = setUp();
    const done = press();
    expect(read()).toEqual([true, 6]);
    sent[0]!.answer();
    await done;
    expect(read()).toEqual([true, 6]);
  });

  it('sends one request at a time and only the last wish after it', async () => {
    const { read, sent, press } = setUp();
    const done = press();
    void press();
    void press();
    void press();
    expect(read()).toEqual([false, 5]);
    expect(sent.map(({ wanted }) => wanted)).toEqual([true]);
    sent[0]!.answer();
    await settle();
    expect(read()).toEqual([false, 5]);
    expect(sent.map(({ wanted }) => wanted)).toEqual([true, false]);
    sent[1]!.answer();
    await done;
    expect(read()).toEqual([false, 5]);
  });

  it('sends nothing more when the clicks end where the request goes', async () => {
    const { sent, press } = setUp();
    const done = press();
    void press();
    void press();
    sent[0]!.answer();
    await done;
    expect(sent).toHaveLength(1);
  });

  it('goes back to what the server says by then when it fails', async () => {
    const { read, write, sent, press } = setUp();
    const done = press();
    write(9, false);
    expect(read()).toEqual([true, 6]);
    sent[0]!.fail();
    await expect(done).rejects.toThrow('no');
    expect(read()).toEqual([false, 9]);
  });

  it('can be pressed again after a failure', async () => {
    const { sent, press } = setUp();
    const failing = press();
    sent[0]!.fail();
    await failing.catch(() => undefined);
    void press();
    expect(sent).toHaveLength(2);
  });
});
