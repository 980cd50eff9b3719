import { countEqual, graphql, type Attack } from './harness';

const nested = Array.from({ length: 15 }, (_, n) => `a${n}: comments(first: $n) { edges { node { id } } }`).join(' ');
const operations = [
  `query ($n: Int!) { feed(first: $n) { edges { node { ${nested} } } } }`,
  'query ($n: Int!) { feed(first: $n) { edges { node { comments(first: $n) { edges { node { id content } } } } } } }',
];

export const attack: Attack = {
  number: 5,
  title: 'nested lists of 50 rows by variable, 20 operations at once',
  async run(target) {
    const account = await target.signUp();
    const statuses: number[] = [];
    for (const end = Date.now() + 5_000; Date.now() < end;) {
      const calls = Array.from({ length: 20 }, (_, n) => graphql(target, account, operations[n % 2]!, { n: 50 }));
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    return { statuses: countEqual(statuses) };
  },
};
