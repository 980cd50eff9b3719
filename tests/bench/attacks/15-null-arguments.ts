import { countEqual, graphql, mustFail, repeat, type Attack } from './harness';

const operations = [
  'query ($v: String) { searchPosts(query: $v) { edges { node { id } } } }',
  'query ($v: String) { searchPeople(query: $v) { edges { node { id } } } }',
  'query ($v: ID) { post(id: $v) { id } }',
  'query ($v: String) { profileByUsername(username: $v) { id } }',
  'mutation ($v: ID) { likePost(postId: $v) { id } }',
  'mutation ($v: String) { createPost(input: { content: $v }) { id } }',
];

/** Null for a required argument used to be INTERNAL. */
export const attack: Attack = {
  number: 15,
  title: 'null for required arguments, first and repeated executions',
  async run(target) {
    const ana = await target.signUp();
    const codes = await repeat(3_000, () =>
      Promise.all(
        operations.map(async (query) => {
          const { status, body } = await graphql(target, ana, query, { v: null });
          return `${status} ${body.errors?.[0]?.extensions.code ?? 'data'}`;
        }),
      ),
    );
    mustFail(
      codes.some((code) => code.includes('INTERNAL') || code.startsWith('500')),
      countEqual(codes),
    );
    return { answers: countEqual(codes) };
  },
};
