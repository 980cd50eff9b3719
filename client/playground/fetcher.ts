import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { config } from '../config';
import { sessionToken } from './session';

type Headers = Record<string, string>;

/**
 * Merges the editor's headers with the session's token, unless the editor has its own token.
 * @param own headers typed in the editor; an empty value counts as absent
 */
export function withToken(own: Headers = {}, token: string | null): Headers {
  const headers = Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      String(value).trim() === '' ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
  return token === null || headers.authorization ? headers : { ...headers, authorization: `Bearer ${token}` };
}

/**
 * Sends queries and mutations over HTTP, subscriptions over graphql-ws on the same path. A subscription has a
 * connection of its own, and the headers are its connection parameters.
 */
export function createPlaygroundFetcher(): Fetcher {
  const url = new URL(config.graphqlUrl, window.location.href);
  const send = createGraphiQLFetcher({
    url: url.href,
    subscriptionUrl: url.href.replace(/^http/, 'ws'),
    enableIncrementalDelivery: false,
  });
  return async (params, options) =>
    send(params, { ...options, headers: withToken(options?.headers, await sessionToken()) });
}
