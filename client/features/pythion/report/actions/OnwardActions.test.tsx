// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { feature as projection } from '../../../projection/feature';
import { feature as team } from '../../../team/feature';
import { OnwardActions } from './OnwardActions';

vi.mock('../../../../shell/registry', () => ({
  analysisActions: () => [...projection.analysisActions!, ...team.analysisActions!],
}));

afterEach(cleanup);

const noFacts = {
  solution: null,
  segment: null,
  price: null,
  payingCustomers: null,
  unitCost: null,
  acquisitionCost: null,
  churn: null,
  fixedCosts: null,
  cash: null,
  people: null,
  questionToAsk: null,
};

function show(missingRoles: string[] | Error) {
  const link = new ApolloLink(() =>
    missingRoles instanceof Error
      ? throwError(() => missingRoles)
      : of({ data: { analysisFacts: { __typename: 'AnalysisFacts', ...noFacts, missingRoles } } }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <OnwardActions analysis={{ id: 'a1', title: 'Bread' }} />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('leads to team finding when the facts name a missing role', async () => {
  show(['developer']);
  await vi.waitFor(() => expect(buttons()).toEqual(['Model this', 'Find the missing skill']));
});

it.each([[[]], [new Error('offline')]])('does not look for a role that is not missing: %j', async (missing) => {
  show(missing);
  await settle();
  expect(buttons()).toEqual(['Model this']);
});
