import { expect, it, vi } from 'vitest';
import { lazyImport } from './lazyImport';

it('lets calls go on in their order, whatever later imports would take', async () => {
  const first = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>(async () => 'second').mockImplementationOnce(() => first.promise);
  const get = lazyImport(load);
  const order: string[] = [];
  const calls = [get().then(() => order.push('one')), get().then(() => order.push('two'))];
  await Promise.resolve();
  expect(order).toEqual([]);
  first.resolve('first');
  await Promise.all(calls);
  expect(order).toEqual(['one', 'two']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('imports again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded').mockRejectedValueOnce(new Error('offline'));
  const get = lazyImport(load);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('loaded');
});
