import type { AuthHandler, PusherLike } from './liveConnection';
import type { EventHandler, PusherChannel } from './channelSubscriptions';

class Emitter {
  private handlers: { event: string; handler: EventHandler }[] = [];
  bind(event: string, handler: EventHandler) {
    this.handlers.push({ event, handler });
  }
  unbind() {
    this.handlers = [];
  }
  emit(event: string, data?: unknown, metadata?: { user_id?: string }) {
    for (const bound of this.handlers.filter((binding) => binding.event === event)) bound.handler(data, metadata);
  }
}

export class FakeChannel extends Emitter implements PusherChannel {
  subscribes = 0;
  sent: unknown[] = [];
  trigger(event: string, data: unknown) {
    this.sent.push([event, data]);
    return true;
  }
}

class FakeConnection extends Emitter {
  state = 'connecting';
  socket_id = '';
  become(state: string) {
    if (state === this.state) return;
    this.state = state;
    this.emit('state_change', { current: state });
    this.emit(state);
  }
}

/** Fake of pusher-js with the same states and events, without a network. */
export class FakePusher implements PusherLike {
  key = 'app-key';
  connection = new FakeConnection();
  channels = new Map<string, FakeChannel>();
  connects = 0;
  disconnects = 0;
  constructor(readonly authorize: AuthHandler) {}
  connect() {
    this.connects += 1;
    this.connection.become('connecting');
  }
  disconnect() {
    this.disconnects += 1;
    this.connection.become('disconnected');
  }
  subscribe(name: string) {
    const channel = this.channels.get(name) ?? new FakeChannel();
    this.channels.set(name, channel);
    channel.subscribes += 1;
    return channel;
  }
  unsubscribe(name: string) {
    this.channels.delete(name);
  }
  channel(name: string) {
    return this.channels.get(name);
  }
  /** Simulates a server that accepts the connection and every channel. */
  accept(socketId: string) {
    this.connection.socket_id = socketId;
    this.connection.become('connected');
    for (const channel of this.channels.values()) channel.emit('pusher:subscription_succeeded');
  }
}
