// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFetchCalls, buildAuthResponse, stubFetch, buildToken, type StubResponse } from '../auth/testing';
import { setToken } from '../http/accessToken';
import type { CallResult } from './rest';
import { uploadImage } from './uploadToStorage';
import { FakeXhr, nextSent, sent } from './testing';

const slot = { uploadUrl: 'https://bucket.example/put', publicUrl: 'https://cdn.example/posts/1.webp' };
const newFile = () => new File(['pixels'], 'face.png', { type: 'image/png' });

/** Uploads a file; `presign` is the response of the presign endpoint. */
function send({
  file = newFile(),
  presign = { body: { data: slot } } as StubResponse,
  signal,
}: { file?: File; presign?: StubResponse; signal?: AbortSignal } = {}) {
  const fetchStub = stubFetch(() => presign);
  const use = vi.fn(async (_url: string): Promise<CallResult<string>> => ({ data: 'used' }));
  const uploadThroughServer = vi.fn(async (): Promise<CallResult<string>> => ({ data: 'served' }));
  const onProgress = vi.fn<(part: number) => void>();
  return {
    fetchStub,
    use,
    uploadThroughServer,
    onProgress,
    result: uploadImage(file, 'posts', { attach: use, uploadThroughServer: uploadThroughServer, onProgress, signal }),
  };
}

beforeEach(() => {
  sent.length = 0;
  setToken(buildToken('ann', 900));
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('uploads the file to the storage without token or cookies, and attaches its URL', async () => {
  const file = newFile();
  const { fetchStub, use, uploadThroughServer, onProgress, result } = send({ file });
  const { xhr, url, headers, body } = await nextSent(1);
  expect(listFetchCalls(fetchStub)).toEqual(['POST /api/storage/r2/presign']);
  expect(JSON.parse(String(fetchStub.mock.calls[0]![1]!.body))).toEqual({
    filename: 'face.png',
    contentType: 'image/png',
    folder: 'posts',
    size: 6,
  });
  expect([url, headers, body, xhr.withCredentials]).toEqual([
    `PUT ${slot.uploadUrl}`,
    { 'content-type': 'image/png' },
    file,
    false,
  ]);
  xhr.progress(3, 6);
  expect(use).not.toHaveBeenCalled();
  xhr.response(200, {});
  expect(await result).toEqual({ data: 'used' });
  expect(use).toHaveBeenCalledWith(slot.publicUrl);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  expect(uploadThroughServer).not.toHaveBeenCalled();
});

describe('uploads through the server when', () => {
  test.each<[string, StubResponse]>([
    ['the storage is away', { status: 503, body: { message: 'Files cannot be stored right now.' } }],
    [
      'the slot is refused',
      { status: 400, body: { error: { message: 'Use JPEG.', fields: { contentType: 'Use JPEG.' } } } },
    ],
    ['the slot has no address to put to', { body: { data: { publicUrl: slot.publicUrl } } }],
  ])('%s', async (_name, presign) => {
    const { use, result } = send({ presign });
    expect(await result).toEqual({ data: 'served' });
    expect(use).not.toHaveBeenCalled();
    expect(sent).toHaveLength(0);
  });

  test.each([
    ['the storage says no', (xhr: FakeXhr) => xhr.response(403, {})],
    ['the storage fails', (xhr: FakeXhr) => xhr.response(500, {})],
    ['the storage cannot be reached from here', (xhr: FakeXhr) => xhr.end('error')],
  ])('%s', async (_name, fail) => {
    const { use, result, uploadThroughServer } = send();
    fail((await nextSent(1)).xhr);
    expect(await result).toEqual({ data: 'served' });
    expect(uploadThroughServer).toHaveBeenCalledTimes(1);
    expect(use).not.toHaveBeenCalled();
  });
});

test('returns the error about the image itself', async () => {
  const { use, uploadThroughServer, result } = send();
  const rejection = {
    error: {
      message: 'This picture is damaged.',
      code: 'BAD_USER_INPUT',
      fields: { image: 'This picture is damaged.' },
    },
  };
  use.mockResolvedValue(rejection);
  (await nextSent(1)).xhr.response(200, {});
  expect(await result).toEqual(rejection);
  expect(uploadThroughServer).not.toHaveBeenCalled();
});

test('reuses an uploaded file until the storage may have deleted it', async () => {
  const file = newFile();
  const first = send({ file });
  first.use.mockResolvedValue({ error: { message: 'Failed to create post' } });
  (await nextSent(1)).xhr.response(200, {});
  await first.result;
  const second = send({ file });
  expect(await second.result).toEqual({ data: 'used' });
  expect(second.fetchStub).not.toHaveBeenCalled();

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  setToken(buildToken('ann', 900));
  const third = send({ file });
  (await nextSent(2)).xhr.response(200, {});
  expect(await third.result).toEqual({ data: 'used' });
  vi.restoreAllMocks();
});

test('neither attaches a cancelled upload nor sends it through the server', async () => {
  const abort = new AbortController();
  const { use, uploadThroughServer, result } = send({ signal: abort.signal });
  await nextSent(1);
  abort.abort();
  expect((await result).error?.message).toBe('Upload cancelled.');
  expect(use).not.toHaveBeenCalled();
  expect(uploadThroughServer).not.toHaveBeenCalled();
});

test('sends nothing without a token', async () => {
  setToken(null);
  const { fetchStub, result } = send({ presign: { body: buildAuthResponse('ann') } });
  expect(await result).toEqual({ error: { message: 'Authentication required for image upload' } });
  expect(fetchStub).not.toHaveBeenCalled();
});
