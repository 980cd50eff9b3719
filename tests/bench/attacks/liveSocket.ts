import { once } from 'node:events';
import { WebSocket } from 'ws';
import { rest, type Account, type Target } from './harness';

type Frame = { event: string; channel?: string; data?: any };

/** A socket of the live hub without a client library, so that it can misbehave. */
export class LiveSocket {
  readonly frames: Frame[] = [];
  private constructor(
    private readonly target: Target,
    private readonly socket: WebSocket,
    readonly id: string,
  ) {
    socket.on('message', (message) => this.frames.push(JSON.parse(String(message))));
    socket.on('error', () => undefined);
  }

  static async open(target: Target): Promise<LiveSocket> {
    const { body } = await rest(target, undefined, '/api/live/config');
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}/app/${body.data.live.key}?protocol=7`);
    const [message] = await once(socket, 'message');
    return new LiveSocket(target, socket, JSON.parse(JSON.parse(String(message)).data).socket_id);
  }

  /** Subscribes with an account's authorisation. @returns the status of the authorisation */
  async subscribe(account: Account, channel: string): Promise<number> {
    const { status, body } = await rest(this.target, account, '/api/messages/pusher/auth', {
      json: { socket_id: this.id, channel_name: channel },
    });
    if (status === 200) this.send('pusher:subscribe', { channel, ...body });
    return status;
  }

  send(event: string, data: unknown, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, ...(channel && { channel }) }));
  }

  close(): void {
    this.socket.terminate();
  }
}
