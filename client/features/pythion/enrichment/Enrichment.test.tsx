// @vitest-environment happy-dom
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EnrichmentStatusName } from '../../../../shared/contracts/pythion';
import { buildToken, stubFetch } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { createApollo } from '../../../shell/apollo';
import { handlers } from '../live';
import { EnrichmentDocument } from './__generated__/Enrichment.generated';
import { Enrichment } from './Enrichment';

vi.mock('../../../live/LiveProvider', () => ({ useConnectionState: () => ({ state: 'connected' }) }));
vi.mock('../useRefetchAfterReconnect', () => ({ useRefetchAfterReconnect: () => undefined }));

const none = {
  __typename: 'AnalysisEnrichment',
  status: 'none' as EnrichmentStatusName,
  progress: 0,
  sentenceCount: 0,
  droppedCount: 0,
  failure: null as string | null,
  model: 'small-model',
  updatedAt: null,
};
let isConfigured: boolean;
let stored: typeof none;
let calls: string[];
let client: ApolloClient;
let rejection: object | undefined;
/** Runs on the server before it responds to a start. */
let beforeResponse: () => Promise<void>;

beforeEach(() => {
  [isConfigured, stored, calls, rejection] = [true, none, [], undefined];
  beforeResponse = async () => {};
  setToken(buildToken('ann', 900));
  stubFetch(async ({ body }) => {
    const { operationName } = body as { operationName: string };
    calls.push(operationName);
    if (operationName === 'StartEnrichment') {
      if (rejection) return { body: { data: null, errors: [rejection] } };
      stored = { ...none, status: 'running' };
      await beforeResponse();
    }
    if (operationName === 'CancelEnrichment') stored = { ...none, status: 'cancelled' };
    const enrichment = operationName === 'StartEnrichment' ? { ...none, status: 'running' } : stored;
    const analysis = { __typename: 'Analysis', id: 'one', enrichment };
    const languageModel = { __typename: 'LanguageModel', isConfigured, name: isConfigured ? 'small-model' : null };
    return { body: { data: { languageModel, analysis, startEnrichment: analysis, cancelEnrichment: analysis } } };
  });
  client = createApollo();
  render(
    <ApolloProvider client={client}>
      <Enrichment analysisId="one" />
    </ApolloProvider>,
  );
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

const emit = (status: EnrichmentStatusName, sentences = 0) =>
  handlers['analysis.enrichment.progressed']!(
    { analysisId: 'one', status, progress: 50, sentences },
    { client, cache: client.cache },
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('says what is sent, and sends nothing before it is chosen', async () => {
  await screen.findByText(/Your idea, your answers, and this report are sent to it only when you choose this/);
  expect(calls).toEqual(['Enrichment']);
});

it('shows the progress of the live channel, and then the result', async () => {
  await press('Enrich with the language model');
  expect(await screen.findByRole('progressbar', { name: 'Waiting for the language model' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  await emit('running', 2);
  expect(await screen.findByRole('progressbar', { name: 'Writing: 2 sentences so far' })).toBeTruthy();
  stored = { ...none, status: 'done', sentenceCount: 3, droppedCount: 1 };
  await emit('done', 3);
  await screen.findByText(/small-model added 3 sentences.*1 sentence was left out/);
  await screen.findByRole('button', { name: 'Run it again' });
});

it('keeps the progress that arrives before the response to the start', async () => {
  beforeResponse = async () => {
    await emit('running', 1);
  };
  await press('Enrich with the language model');
  await screen.findByRole('progressbar', { name: 'Writing: 1 sentence so far' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(false));
  expect(screen.getByRole('progressbar', { name: 'Writing: 1 sentence so far' })).toBeTruthy();
});

it('cancels', async () => {
  await press('Enrich with the language model');
  await press('Cancel');
  await screen.findByText('Canceled. The built-in report is unchanged.');
});

it('shows why a run failed, and why a call was rejected', async () => {
  await press('Enrich with the language model');
  await screen.findByRole('progressbar');
  stored = { ...none, status: 'failed', failure: 'The language model took too long.' };
  await emit('failed');
  await screen.findByText('The language model took too long.');
  rejection = {
    message: 'You can use the language model up to 10 times per hour.',
    extensions: { code: 'RATE_LIMITED' },
  };
  await press('Run it again');
  expect((await screen.findByRole('alert')).textContent).toContain('up to 10 times per hour');
});

it('shows nothing on a server without a language model', async () => {
  cleanup();
  isConfigured = false;
  const empty = createApollo();
  const { container } = render(
    <ApolloProvider client={empty}>
      <Enrichment analysisId="one" />
    </ApolloProvider>,
  );
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await waitFor(() => expect(empty.readQuery({ query: EnrichmentDocument, variables: { id: 'one' } })).not.toBeNull());
  expect(container.textContent).toBe('');
});
