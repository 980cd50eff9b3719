import { setTimeout as sleep } from 'node:timers/promises';
import { graphql, mustFail, rest, type Attack } from './harness';
import { LiveSocket } from './liveSocket';

/** A later authorisation by another session used to replace the owner of the earlier subscriptions. */
export const attack: Attack = {
  number: 2,
  title: 'live channels of a session that has ended, on a socket with another person’s authorisation',
  async run(target) {
    const [ana, ben, cleo] = await Promise.all([target.signUp(), target.signUp(), target.signUp()]);
    const started = await rest(target, cleo, '/api/messages/conversations', { json: { recipientId: ana.id } });
    const { id } = started.body.data.conversation;
    await rest(target, ana, `/api/messages/conversations/${id}/accept`, { method: 'POST' });
    const send = (content: string) =>
      rest(target, cleo, `/api/messages/conversations/${id}/messages`, { json: { content } });
    const socket = await LiveSocket.open(target);
    const channels = [`private-user-${ana.id}`, `presence-conversation-${id}`];
    const statuses = [];
    for (const channel of channels) statuses.push(await socket.subscribe(ana, channel));
    statuses.push(await socket.subscribe(ben, `private-user-${ben.id}`));
    await sleep(500);
    await send('Before the session ended');
    await sleep(500);
    const ofAna = () =>
      socket.frames.filter(({ channel, event }) => channels.includes(channel ?? '') && !event.startsWith('pusher'))
        .length;
    const before = ofAna();
    await rest(target, undefined, '/api/auth/logout', {
      method: 'POST',
      headers: { cookie: ana.cookie, authorization: `Bearer ${ana.token}` },
    });
    await sleep(500);
    const atEnd = ofAna();
    for (let n = 0; n < 4; n++) await send(`After the session ended, ${n}`);
    // Another person's changes go on as usual.
    await graphql(target, ben, 'mutation { updateProfile(input: { bio: "x" }) { id } }');
    await sleep(2_000);
    const after = ofAna() - atEnd;
    socket.close();
    mustFail(after > 0, `${after} events of the ended session arrived.`);
    return { 'subscription statuses': statuses.join(', '), 'events before': before, 'events after': after };
  },
};
