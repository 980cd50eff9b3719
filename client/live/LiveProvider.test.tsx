// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession, endSession } from '../auth/session';
import { stubFetch, buildToken } from '../auth/testing';
import { setToken } from '../http/accessToken';
import { LiveProvider, useConnectionState, useLiveChannel } from './LiveProvider';
import { connectPusher } from './pusher';
import { FakePusher } from './testing';

const counted = vi.hoisted(() => vi.fn());
const features = [{ live: async () => ({ handlers: { 'post.counted': counted } }) }, {}];
vi.mock('./pusher', async (original) => ({ ...(await original<typeof import('./pusher')>()), connectPusher: vi.fn() }));

const pushers: FakePusher[] = [];
let client: ApolloClient;

beforeEach(() => {
  vi.useFakeTimers();
  pushers.length = 0;
  counted.mockReset();
  vi.mocked(connectPusher).mockImplementation(async (_settings, authorize) => {
    pushers.push(new FakePusher(authorize));
    return pushers.at(-1) as never;
  });
  stubFetch(() => ({ body: { data: { live: { key: 'app-key', cluster: 'mt1', builtIn: true } } } }));
  client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(() => of({ data: { latestEventId: '1' } })),
  });
  startSession({ id: 'ann', username: 'ann' }, buildToken('ann', 900));
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Card({ channel, onTyping }: { channel: string | null; onTyping?: (data: unknown) => void }) {
  useLiveChannel(channel, onTyping && { 'client-typing': onTyping });
  return null;
}

function State() {
  const { state, hasGivenUp, isCatchingUp } = useConnectionState();
  return <p>{[state, hasGivenUp && 'given up', isCatchingUp && 'catching up'].filter(Boolean).join(', ')}</p>;
}

const page = (...children: React.ReactNode[]) => (
  <StrictMode>
    <ApolloProvider client={client}>
      <LiveProvider features={features}>
        <State />
        {children}
      </LiveProvider>
    </ApolloProvider>
  </StrictMode>
);

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

async function connect() {
  await act(() => vi.dynamicImportSettled());
  await settle();
  await act(async () => pushers.at(-1)!.accept('1.1'));
  await settle();
  return pushers.at(-1)!;
}

test('connects for the signed-in user and exposes the state', async () => {
  render(page());
  expect(screen.getByText('connecting')).toBeTruthy();
  const pusher = await connect();
  expect(screen.getByText(/^connected/)).toBeTruthy();
  expect([...pusher.channels.keys()]).toEqual(['private-user-ann']);
});

test('components share a channel until the last one unmounts; null subscribes to none', async () => {
  const view = render(
    page(
      <Card key="a" channel="private-post-1" />,
      <Card key="b" channel="private-post-1" />,
      <Card key="c" channel={null} />,
    ),
  );
  const pusher = await connect();
  expect([...pusher.channels.keys()].toSorted()).toEqual(['private-post-1', 'private-user-ann']);
  view.rerender(page(<Card key="a" channel="private-post-1" />));
  expect(pusher.channels.has('private-post-1')).toBe(true);
  view.rerender(page());
  expect(pusher.channels.has('private-post-1')).toBe(false);
});

test('dispatches events to the feature’s handler with the cache', async () => {
  render(page());
  const pusher = await connect();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  pusher.channel('private-user-ann')!.emit('post.counted', { eventId: '7', id: '1' });
  expect(counted).toHaveBeenCalledWith({ eventId: '7', id: '1' }, { cache: client.cache, client });
});

test('calls the latest own handler of a component', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const view = render(page(<Card key="a" channel="presence-conversation-1" onTyping={first} />));
  const pusher = await connect();
  const channel = pusher.channel('presence-conversation-1')!;
  view.rerender(page(<Card key="a" channel="presence-conversation-1" onTyping={second} />));
  channel.emit('client-typing', { on: true });
  expect([first.mock.calls.length, second.mock.calls.length, channel.subscribes]).toEqual([0, 1, 1]);
});

test('closes the connection on logout', async () => {
  render(page());
  const pusher = await connect();
  await act(() => endSession());
  expect(pusher.disconnects).toBe(1);
  expect(screen.getByText('disconnected')).toBeTruthy();
});

test('throws outside the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Card channel="private-post-1" />)).toThrow('need a LiveProvider');
});
