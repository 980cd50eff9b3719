import { basename, dirname, join } from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache, type DocumentNode } from '@apollo/client';
import type { Plugin } from 'vite';

const suffix = '.graphql?body';
const marker = { variables: 'here' };

/**
 * Resolves `Name.graphql?body`: exports a function for each operation that returns the body which Apollo sends for these
 * variables. The body is that of a real client, so an early call and the page's own are equal.
 */
export const graphqlBodies = (): Plugin => ({
  name: 'graphql-bodies',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined;
    const name = basename(id).slice(0, -suffix.length);
    const generated = join(dirname(id), '__generated__', `${name}.generated.ts`);
    this.addWatchFile(generated);
    const documents: Record<string, DocumentNode> = await import(generated);
    const operations = Object.entries(documents).filter(([key]) => key.endsWith('Document'));
    const bodies = await Promise.all(
      operations.map(
        async ([key, document]) => [key.slice(0, -'Document'.length), await captureBody(document)] as const,
      ),
    );
    return bodies
      .filter(([, body]) => body)
      .map(([operation, body]) => {
        const [before, after] = body.split(JSON.stringify(marker));
        return `export const ${operation} = (variables) => ${JSON.stringify(before)} + JSON.stringify(variables) + ${JSON.stringify(after)};`;
      })
      .join('\n');
  },
});

/** @returns empty for a mutation */
async function captureBody(document: DocumentNode): Promise<string> {
  let body = '';
  const isQuery = document.definitions.some((one) => 'operation' in one && one.operation === 'query');
  if (!isQuery) return body;
  const capture: typeof fetch = async (_url, init) => {
    body = String(init?.body);
    return new Response('{"data":null}', { headers: { 'content-type': 'application/json' } });
  };
  const client = new ApolloClient({
    link: new HttpLink({ uri: 'http://localhost/graphql', fetch: capture, includeUnusedVariables: true }),
    cache: new InMemoryCache(),
    dataMasking: true,
  });
  await client.query({ query: document, variables: marker, fetchPolicy: 'no-cache' }).catch(() => undefined);
  return body;
}
