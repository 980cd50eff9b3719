import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countEqual, mustFail, type Attack } from './harness';
import { LiveSocket } from './liveSocket';

/** Client events of 10 kB used to reach everybody, and any id made a channel for strangers. */
export const attack: Attack = {
  number: 6,
  title: 'client events of 10 kB to everybody, and channels with invented ids',
  async run(target) {
    const [ana, ben] = await Promise.all([target.signUp(), target.signUp()]);
    const [sending, receiving] = await Promise.all([LiveSocket.open(target), LiveSocket.open(target)]);
    await Promise.all([sending.subscribe(ana, 'private-feed'), receiving.subscribe(ben, 'private-feed')]);
    const invented = await Promise.all(
      ['private-feed-', 'private-user-', 'presence-conversation-', 'private-post-'].map((prefix) =>
        sending.subscribe(ana, prefix + randomUUID()),
      ),
    );
    await sleep(500);
    for (let n = 0; n < 500; n++) {
      sending.send('client-typing', { text: 'x'.repeat(10_000) }, 'private-feed');
      if (n % 50 === 0) await sleep(50);
    }
    await sleep(2_000);
    const received = receiving.frames.filter(({ event }) => event.startsWith('client-')).length;
    const answers = sending.frames.filter(({ event }) => event === 'pusher:error').length;
    sending.close();
    receiving.close();
    mustFail(received > 0, `${received} client events arrived.`);
    mustFail(invented.slice(0, 3).includes(200), `A channel with an invented id exists: ${invented.join(', ')}`);
    return {
      'authorisations of invented ids': countEqual(invented),
      'client events received': received,
      'errors sent back': answers,
    };
  },
};
