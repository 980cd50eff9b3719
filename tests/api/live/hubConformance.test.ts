import type { default as PusherClient, PresenceChannel } from 'pusher-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../server/live/hub/testing';
import {
  collectEvents,
  waitForEvent,
  openHub,
  waitForPong,
  subscribe,
  type OfficialHub,
} from '../../support/transports/hub';

let hub: OfficialHub;

beforeEach(async () => (hub = await openHub()));
afterEach(() => hub.close());

/** What the hub complains about to a client, by code. */
function complaintsTo(client: PusherClient): number[] {
  const codes: number[] = [];
  client.connection.bind('message', ({ event, data }: any) => event === 'pusher:error' && codes.push(data.code));
  return codes;
}

describe('the official libraries agree with the hub on', () => {
  it('batches that exclude a socket from some events', async () => {
    const [ana, ben] = [hub.createClient('ana'), hub.createClient('ben')];
    const receivedByAna = collectEvents(await subscribe(ana, 'private-a'));
    const receivedByBen = collectEvents(await subscribe(ben, 'private-a'));
    await hub.publisher.triggerBatch([
      { channel: 'private-a', name: 'one', data: {}, socket_id: ana.connection.socket_id } as never,
      { channel: 'private-a', name: 'two', data: {} },
    ]);
    await Promise.all([waitForPong(ana), waitForPong(ben)]);
    expect(receivedByAna.map(([name]) => name)).toEqual(['two']);
    expect(receivedByBen.map(([name]) => name)).toEqual(['one', 'two']);
  });

  it('encryption: only those with the channel’s key read an event', async () => {
    const secretive = hub.publisherWith({ encryptionMasterKeyBase64: Buffer.alloc(32, 7).toString('base64') });
    const ana = hub.createClient('ana', {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) =>
          done(null, secretive.authorizeChannel(socketId, channelName) as never),
      },
    });
    const channel = await subscribe(ana, 'private-encrypted-a');
    const received = waitForEvent(channel, 'secret');
    await secretive.trigger('private-encrypted-a', 'secret', { word: 'plain' });
    expect(await received).toEqual({ word: 'plain' });
  });

  it('unsubscribing ends delivery, and subscribing again is possible', async () => {
    const [ana, ben] = [hub.createClient('ana'), hub.createClient('ben')];
    const first = collectEvents(await subscribe(ana, 'presence-a'));
    const others = (await subscribe(ben, 'presence-a')) as PresenceChannel;
    const left = waitForEvent(others, 'pusher:member_removed');
    ana.unsubscribe('presence-a');
    expect(await left).toEqual({ id: 'ana', info: { name: 'ana' } });
    await hub.publisher.trigger('presence-a', 'while away', {});
    await waitForPong(ana);
    const again = collectEvents(await subscribe(ana, 'presence-a'));
    await hub.publisher.trigger('presence-a', 'back', {});
    await waitForPong(ana);
    expect([first, again.map(([name]) => name)]).toEqual([[], ['back']]);
    expect(Object.keys(others.members.members)).toEqual(['ben', 'ana']);
  });

  it('client events carry the user id that the hub verified', async () => {
    const [ana, eve] = [hub.createClient('ana'), hub.createClient('eve')];
    const channel = await subscribe(ana, 'presence-a');
    await subscribe(eve, 'presence-a');
    const received = new Promise((resolve) =>
      channel.bind('client-typing', (_: unknown, { user_id }: { user_id: string }) => resolve(user_id)),
    );
    const { transport } = (eve.connection as any).connection;
    transport.send(JSON.stringify({ event: 'client-typing', channel: 'presence-a', data: {}, user_id: 'ana' }));
    expect(await received).toBe('eve');
  });
});

type Attack = {
  /** Runs once eve and the others are in the room. Resolves when the hub has responded. */
  act: (eve: PusherClient) => Promise<unknown>;
  /** Membership events that the others receive. */
  receivedEvents?: string[];
};

/** Attacks of eve, who is an authorised member of the room. */
const attacks: Record<string, Attack> = {
  'sends a frame that is too large': {
    act: async (eve) => {
      const back = waitForEvent(eve.channel('presence-room'), 'pusher:subscription_succeeded');
      eve.send_event('client-big', 'x'.repeat(70_000), 'presence-room');
      await back;
    },
    receivedEvents: ['-eve', '+eve'],
  },
  'floods the hub with frames': {
    act: async (eve) => {
      const back = waitForEvent(eve.channel('presence-room'), 'pusher:subscription_succeeded');
      for (let i = 0; i < 1_000; i++) eve.send_event('pusher:ping', {});
      await back;
    },
    receivedEvents: ['-eve', '+eve'],
  },
  'sends events too fast': {
    act: async (eve) => {
      const complaints = complaintsTo(eve);
      for (let i = 0; i < 100; i++) eve.channel('presence-room').trigger('client-x', { i });
      await waitForPong(eve);
      expect(complaints.length).toBeGreaterThan(50);
      expect(new Set(complaints)).toEqual(new Set([4301]));
      expect(eve.connection.state).toBe('connected');
    },
  },
  'pretends to be the server': {
    act: async (eve) => {
      const complaints = complaintsTo(eve);
      for (const name of [
        'posted',
        'pusher:error',
        'pusher_internal:member_removed',
        'pusher_internal:subscription_succeeded',
      ]) {
        eve.send_event(name, { user_id: 'ana' }, 'presence-room');
      }
      await waitForPong(eve);
      expect(complaints).toEqual([4300, 4300, 4300, 4300]);
    },
  },
  'joins as another user, with channel data that was signed for herself': {
    act: async (eve) => {
      const forgedClient = hub.createClient('eve', {
        channelAuthorization: {
          customHandler: ({ socketId, channelName }, done) => {
            const { auth } = hub.publisher.authorizeChannel(socketId, channelName, { user_id: 'eve' });
            done(null, { auth, channel_data: JSON.stringify({ user_id: 'mallory', user_info: { name: 'ana' } }) });
          },
        },
      });
      expect(await waitForEvent(forgedClient.subscribe('presence-room'), 'pusher:subscription_error')).toMatchObject({
        type: 'AuthError',
        status: 401,
      });
      await waitForPong(eve);
    },
  },
  'uses again what was signed for an earlier socket of hers': {
    act: async (eve) => {
      const old = hub.publisher.authorizeChannel(eve.connection.socket_id, 'presence-room', { user_id: 'mallory' });
      const again = hub.createClient('eve', {
        channelAuthorization: { customHandler: (_, done) => done(null, old as never) },
      });
      expect(await waitForEvent(again.subscribe('presence-room'), 'pusher:subscription_error')).toMatchObject({
        type: 'AuthError',
        status: 401,
      });
    },
  },
  'listens to and writes in a room that she was not let into': {
    act: async (eve) => {
      const complaints = complaintsTo(eve);
      eve.send_event('pusher:subscribe', {
        channel: 'private-other',
        auth: hub.publisher.authorizeChannel(eve.connection.socket_id, 'presence-room').auth,
      });
      eve.send_event('client-x', {}, 'private-other');
      await waitForPong(eve);
      expect(complaints).toEqual([4300]);
    },
  },
  'signs in with a forged signature': {
    act: async () => {
      const forgedClient = hub.createClient('eve', {
        userAuthentication: {
          customHandler: (_, done) =>
            done(null, { auth: `${testApp.key}:${'0'.repeat(64)}`, user_data: '{"id":"ana"}' }),
        },
      });
      const complaints = complaintsTo(forgedClient);
      const ended = waitForEvent(forgedClient.connection, 'disconnected');
      forgedClient.signin();
      await ended;
      expect(complaints).toEqual([4009]);
    },
  },
};

describe('other clients are unaffected when a client', () => {
  it.each(Object.entries(attacks))('%s', async (_, { act, receivedEvents = [] }) => {
    const [ana, ben, eve] = [hub.createClient('ana'), hub.createClient('ben'), hub.createClient('eve')];
    const other = collectEvents(await subscribe(ben, 'private-other'));
    const rooms = [];
    for (const client of [eve, ana, ben]) rooms.push(await subscribe(client, 'presence-room'));
    const room = rooms[1]!;
    await waitForPong(ana);
    const seen: string[] = [];
    room.bind('pusher:member_added', ({ id }: { id: string }) => seen.push(`+${id}`));
    room.bind('pusher:member_removed', ({ id }: { id: string }) => seen.push(`-${id}`));
    const events = collectEvents(rooms[2]!);
    const socketIds = [ana, ben].map(({ connection }) => connection.socket_id);

    await act(eve);
    await hub.publisher.trigger(['presence-room', 'private-other'], 'posted', { id: 1 });
    await Promise.all([waitForPong(ana), waitForPong(ben)]);
    expect(seen).toEqual(receivedEvents);
    expect(events.filter(([name]) => name !== 'client-x')).toEqual([['posted', { id: 1 }]]);
    expect(other).toEqual([['posted', { id: 1 }]]);
    expect([ana, ben].map(({ connection }) => connection.socket_id)).toEqual(socketIds);
  });
});
