import { beforeEach, expect, it } from 'vitest';
import { Channels, type Subscriber } from './channels';
import { textFrame } from './protocol';

class FakeSocket implements Subscriber {
  readonly channels = new Map<string, string | undefined>();
  readonly received: { event: string; data: string }[] = [];
  send(frame: Buffer): void {
    this.received.push(JSON.parse(frame.subarray((frame[1] ?? 0) < 126 ? 2 : 4).toString()));
  }
  events(): string[] {
    return this.received.map(({ event, data }) => `${event} ${data}`);
  }
}

let channels: Channels<FakeSocket>;
let ana: FakeSocket;
let ben: FakeSocket;

beforeEach(() => {
  channels = new Channels();
  ana = new FakeSocket();
  ben = new FakeSocket();
});

const member = (userId: string) => ({ userId, userInfo: { name: userId } });

it('deletes a channel with its last subscriber', () => {
  channels.join(ana, 'news');
  channels.join(ana, 'news');
  expect([...channels.names()]).toEqual(['news']);
  channels.leave(ben, 'news');
  expect(channels.size).toBe(1);
  channels.leave(ana, 'news');
  expect(channels.size).toBe(0);
  expect(ana.channels.size).toBe(0);
});

it('broadcasts to all subscribers except the excluded one', () => {
  const other = new FakeSocket();
  channels.join(ana, 'news');
  channels.join(ben, 'news');
  channels.join(other, 'jobs');
  channels.broadcast('news', textFrame('{"event":"posted"}'), ana);
  expect([ana, ben, other].map((socket) => socket.received.length)).toEqual([0, 1, 0]);
});

it('broadcasts a member once, however many sockets the member has', () => {
  const secondOfBen = new FakeSocket();
  channels.join(ana, 'presence-a', member('ana'));
  channels.join(ben, 'presence-a', member('ben'));
  channels.join(secondOfBen, 'presence-a', member('ben'));
  expect(channels.presenceData('presence-a')).toEqual({
    presence: { ids: ['ana', 'ben'], hash: { ana: { name: 'ana' }, ben: { name: 'ben' } }, count: 2 },
  });
  channels.leave(ben, 'presence-a');
  expect(ana.events()).toEqual(['pusher_internal:member_added {"user_id":"ben","user_info":{"name":"ben"}}']);
  channels.leaveAll(secondOfBen);
  expect(ana.events()).toEqual([
    'pusher_internal:member_added {"user_id":"ben","user_info":{"name":"ben"}}',
    'pusher_internal:member_removed {"user_id":"ben"}',
  ]);
  expect(channels.presenceData('presence-a').presence.ids).toEqual(['ana']);
});

it('counts a socket that joins twice once', () => {
  channels.join(ana, 'presence-a', member('ana'));
  channels.join(ben, 'presence-a', member('ben'));
  channels.join(ben, 'presence-a', member('ben'));
  channels.leave(ben, 'presence-a');
  expect(channels.presenceData('presence-a').presence.ids).toEqual(['ana']);
});

it('lists a member with the user id __proto__', () => {
  channels.join(ana, 'presence-a', member('__proto__'));
  expect(JSON.stringify(channels.presenceData('presence-a'))).toBe(
    '{"presence":{"ids":["__proto__"],"hash":{"__proto__":{"name":"__proto__"}},"count":1}}',
  );
});
