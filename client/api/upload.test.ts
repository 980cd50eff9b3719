// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildAuthResponse, stubFetch, buildToken } from '../auth/testing';
import { getToken, setToken } from '../http/accessToken';
import { FakeXhr, nextSent, sent } from './testing';
import { uploadForm } from './upload';

const options = { fallback: 'Failed to create post' };

beforeEach(() => {
  sent.length = 0;
  setToken(buildToken('ann', 900));
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('sends the form with the caller’s headers and cookies, and reports progress', async () => {
  const form = new FormData();
  const onProgress = vi.fn();
  const result = uploadForm('/posts/media', form, { ...options, onProgress, headers: { 'idempotency-key': 'k' } });
  const { xhr, url, headers, body } = await nextSent(1);
  expect([url, body, xhr.withCredentials]).toEqual(['POST /api/posts/media', form, true]);
  expect(headers).toMatchObject({ authorization: `Bearer ${getToken()}`, userId: 'ann', 'idempotency-key': 'k' });
  expect(headers).not.toHaveProperty('content-type');
  xhr.progress(25, 100);
  xhr.progress(100, 100);
  xhr.response(201, { data: { post: { id: '1' } } });
  expect(await result).toEqual({ data: { post: { id: '1' } } });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

test('refreshes a rejected token once and sends the form again', async () => {
  stubFetch(() => ({ body: buildAuthResponse('ann') }));
  const result = uploadForm('/posts/media', new FormData(), options);
  (await nextSent(1)).xhr.response(401, { message: 'Sign in' });
  (await nextSent(2)).xhr.response(201, { data: 'made' });
  expect(await result).toEqual({ data: 'made' });
});

test('returns the fallback message on a network error or an abort', async () => {
  const broken = uploadForm('/posts/media', new FormData(), options);
  (await nextSent(1)).xhr.end('error');
  expect(await broken).toEqual({ error: { message: options.fallback } });
  const abort = new AbortController();
  const aborted = uploadForm('/posts/media', new FormData(), { ...options, signal: abort.signal });
  await nextSent(2);
  abort.abort();
  expect(await aborted).toEqual({ error: { message: options.fallback } });
});

test('aborts after 10 s without progress, regardless of the total time', async () => {
  vi.useFakeTimers();
  const result = uploadForm('/posts/media', new FormData(), options);
  await vi.advanceTimersByTimeAsync(0);
  const { xhr } = sent[0]!;
  for (let part = 1; part <= 5; part++) {
    await vi.advanceTimersByTimeAsync(9_000);
    xhr.progress(part, 10);
  }
  const ended = vi.fn();
  xhr.addEventListener('abort', ended);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await result).toEqual({ error: { message: options.fallback } });
});
