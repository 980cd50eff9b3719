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

function renderDismiss() {
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

test('sends the dismissal when the undo period is over or on pagehide', async () => {
  const { sent, dismiss } = renderDismiss();
  dismiss();
  expect(sent).toEqual([]);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ personId: 'bob' }]);
  dismiss();
  window.dispatchEvent(new Event('pagehide'));
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

test('sends nothing when another account signed in meanwhile', async () => {
  const { sent, dismiss } = renderDismiss();
  dismiss();
  signIn('carol');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});
