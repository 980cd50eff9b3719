import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { countEqual, graphql, type Attack } from './harness';

/** Each size and selection used to be a statement that every connection prepared and kept. */
export const attack: Attack = {
  number: 13,
  title: 'every page size of several lists, with many selections',
  async run(target) {
    const account = await target.signUp();
    const lists = ['feed(first: $n)', 'feed(first: $n, mode: LATEST)', 'feed(first: $n, mode: FOLLOWING)'];
    const statuses: number[] = [];
    const before = await backendMb(target.databaseUrl);
    const end = Date.now() + 6_000;
    for (let round = 0; round < 60 || Date.now() < end; round++) {
      const size = (round % 60) + 1;
      const calls = lists.flatMap((list) =>
        ['content', `alias${round}: content`].flatMap((field) =>
          [1, 2].map(() => {
            const query = `query ($n: Int!) { ${list} { edges { node { id ${field} author { id username } } } } }`;
            return graphql(target, account, query, { n: size });
          }),
        ),
      );
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    return {
      statuses: countEqual(statuses),
      'database connections in MB': `${before} before, ${await backendMb(target.databaseUrl)} after`,
    };
  },
};

/** Memory of the database's connections that they do not share. */
async function backendMb(databaseUrl: string): Promise<number> {
  const client = new Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  const kilobytes = rows.map(({ pid }) =>
    Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1_024);
}
