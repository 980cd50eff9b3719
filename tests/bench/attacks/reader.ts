/** Worker thread: reads the feed until it is closed, as several people in turn, and posts each latency in milliseconds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

type Options = { url: string; headers: Record<string, string>[]; parallel: number };
const { url, headers, parallel } = workerData as Options;
let reads = 0;
const query = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node {
  id content isPublic isEdited createdAt likeCount commentCount shareCount viewerHasLiked viewerHasBookmarked
  author { id username displayName headline avatarUrl } image { url width height srcSet placeholder alt } } }
  pageInfo { hasNextPage endCursor } } }`;

async function read(): Promise<never> {
  for (;;) {
    const startedAt = performance.now();
    const result = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers[reads++ % headers.length] },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response) => {
        const { errors } = (await response.json()) as { errors?: { message: string }[] };
        return response.status === 200 && !errors ? 'ok' : `${response.status} ${errors?.[0]?.message}`;
      },
      (error: Error) => error.message,
    );
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    parentPort!.postMessage({ ms: performance.now() - startedAt, result });
    await sleep(10);
  }
}

for (let n = 0; n < parallel; n++) void read();
