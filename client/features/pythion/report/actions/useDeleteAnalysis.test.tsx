// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyDeletion } from '../../applyAnalysisChange';
import { ownDeletions } from '../../ownDeletions';
import { useDeleteAnalysis } from './useDeleteAnalysis';

vi.mock('../../../../ui/toast/Toast', () => ({ useToast: () => ({ show: () => undefined }) }));

const report = {
  id: 'Analysis:a1',
  fragment: gql`
    fragment Written on Analysis {
      id
    }
  `,
};

let answer: () => void;
let client: ApolloClient;
beforeEach(() => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        answer = () => {
          observer.next({ data: { deleteAnalysis: { __typename: 'Analysis', id: 'a1' } } });
          observer.complete();
        };
      }),
  );
  client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.cache.writeFragment({ ...report, data: { __typename: 'Analysis', id: 'a1' } });
});
afterEach(() => {
  cleanup();
  ownDeletions.clear();
});

function Report() {
  const { remove } = useDeleteAnalysis('a1');
  return <button onClick={() => void remove()}>Delete</button>;
}

function Pages() {
  const [isOpen, setOpen] = useState(true);
  const { pathname } = useLocation();
  return (
    <>
      {isOpen && pathname !== '/analyses' && <Report />}
      <button onClick={() => setOpen(false)}>Leave</button>
      <p>{pathname}</p>
    </>
  );
}

function show() {
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/analyses/a1']}>
        <Pages />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const isCached = () => client.cache.readFragment(report) !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settle = () => act(async () => answer());

it('opens the list, and evicts the report when its page is gone', async () => {
  show();
  press('Delete');
  applyDeletion(client, 'a1');
  expect(isCached()).toBe(true);
  await settle();
  expect(screen.getByText('/analyses')).toBeTruthy();
  expect([isCached(), ownDeletions.size]).toEqual([false, 0]);
});

it('evicts the report also when its page is left before the answer, and stays where the viewer went', async () => {
  show();
  press('Delete');
  press('Leave');
  applyDeletion(client, 'a1');
  await settle();
  expect(screen.getByText('/analyses/a1')).toBeTruthy();
  expect([isCached(), ownDeletions.size]).toEqual([false, 0]);
});
