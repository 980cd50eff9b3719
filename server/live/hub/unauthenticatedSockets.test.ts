import { expect, it } from 'vitest';
import { UnauthenticatedSockets } from './unauthenticatedSockets';

const open = (address: string) => ({ address });

it('evicts the oldest socket of an address with too many', () => {
  const sockets = new UnauthenticatedSockets(10, 2);
  const [oldest, ...others] = [open('a'), open('a'), open('a')];
  expect(sockets.add(oldest!)).toBeUndefined();
  expect(others.map((socket) => sockets.add(socket))).toEqual([undefined, oldest]);
  sockets.delete(oldest!);
  expect([sockets.has(oldest!), sockets.has(others[0]!)]).toEqual([false, true]);
});

it('evicts, when there are too many altogether, from the address with most', () => {
  const sockets = new UnauthenticatedSockets(4, 3);
  const [visitor, ...flood] = [open('a'), open('b'), open('b'), open('b')];
  for (const socket of [visitor!, ...flood]) expect(sockets.add(socket)).toBeUndefined();
  expect(sockets.add(open('c'))).toBe(flood[0]);
  sockets.delete(flood[0]!);
  sockets.delete(flood[0]!);
  expect(sockets.add(open('d'))).toBe(flood[1]);
});
