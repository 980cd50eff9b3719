// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAuthState } from '../../../auth/authState';
import type { Suggestion } from './SuggestionRow';
import { useDismissSuggestion } from './useDismissSuggestion';

const signIn = (id: string) =>
  setAuthState({ status: 'authenticated', user: { id, username: id }, sessionEnded: false });
const bob = { id: 'bob', person: { id: 'bob', username: 'bob', displayName: 'Bob' } } as Suggestion;

function setUp() {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables);
    return of({ data: { dismissSuggestion: true } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useDismissSuggestion(), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  return { sent, dismiss: () => result.current(bob) };
}

beforeEach(() => {
  vi.useFakeTimers();
  signIn('ann');
});
afterEach(() => void vi.useRealTimers());

test('a dismissal is sent when it can no longer be taken back, or the page goes', async () => {
  const { sent, dismiss } = setUp();
  dismiss();
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ personId: 'bob' }]);
  dismiss();
  window.dispatchEvent(new Event('pagehide'));
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

test('it is never sent in the name of somebody else who signed in meanwhile', async () => {
  const { sent, dismiss } = setUp();
  dismiss();
  signIn('carol');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});
