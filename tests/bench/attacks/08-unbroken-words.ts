import { countEqual, type Attack } from './harness';

/** The scan for links and mentions used to take 413 ms for each of these texts. */
const texts = ['a\u0301\u0302\u0303\u0304'.repeat(3_000), 'a.'.repeat(1_500)];

export const attack: Attack = {
  number: 8,
  title: 'posts and comments of one long word, eight at a time',
  async run({ url, signUp }) {
    const { token } = await signUp();
    const post = (path: string, content: string) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ content }),
      });
    const first = (await (await post('/api/posts', 'A post')).json()) as { data: { post: { id: string } } };
    const paths = ['/api/posts', `/api/posts/${first.data.post.id}/comments`];
    const statuses: number[] = [];
    for (const end = Date.now() + 5_000; Date.now() < end;) {
      const calls = Array.from({ length: 8 }, (_, n) => post(paths[n % 2]!, texts[(n >> 1) % 2]!));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    return { statuses: countEqual(statuses) };
  },
};
