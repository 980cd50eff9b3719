import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventFrame, parseMessage, textFrame } from './protocol';

it('frames of every length class are decoded by a WebSocket client', async () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    'é😀'.repeat(30),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    'é'.repeat(50_000),
  ];
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, () => texts.forEach((text) => stream.write(textFrame(text))));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data) => {
      received.push(data.toString());
      if (received.length === texts.length) resolve();
    });
  });
  client.terminate();
  server.close();
  expect(received).toEqual(texts);
});

/** Payload of a frame shorter than 126 bytes. */
const payload = (frame: Buffer) => JSON.parse(frame.subarray(2).toString());

it('encodes data twice, and omits undefined fields', () => {
  expect(payload(eventFrame('liked', { id: 1 }, 'posts'))).toEqual({
    event: 'liked',
    channel: 'posts',
    data: '{"id":1}',
  });
  expect(payload(eventFrame('client-typing', 'text', 'presence-a', 'ana'))).toEqual({
    event: 'client-typing',
    channel: 'presence-a',
    data: 'text',
    user_id: 'ana',
  });
});

it.each(['', '{', 'null', '7', '[]', '"text"', '{}', '{"event":7}'])('rejects the message %s', (text) =>
  expect(parseMessage(text)).toBeUndefined(),
);
