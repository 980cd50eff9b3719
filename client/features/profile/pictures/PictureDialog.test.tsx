// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeXhr, nextSent, sent as uploads } from '../../../api/testing';
import { stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import type { CropperProps } from '../../../ui/image/Cropper';
import { readImage } from '../../../ui/image/imageFile';
import { PictureDialog } from './PictureDialog';

// Reading, cropping and drawing pictures need a browser with a canvas.
vi.mock('../../../ui/image/imageFile', async (original) => ({
  ...(await original<typeof import('../../../ui/image/imageFile')>()),
  readImage: vi.fn(),
}));
vi.mock('../../../ui/image/drawCrop', () => ({
  drawCrop: async () => new File(['drawn'], 'avatar.webp', { type: 'image/webp' }),
}));
vi.mock('../../../ui/image/Cropper', () => ({
  Cropper: ({ onCrop }: CropperProps) => (
    <button type="button" onClick={() => onCrop({ x: 0, y: 0, width: 400, height: 400 })}>
      Crop
    </button>
  ),
}));

const slot = { uploadUrl: 'https://bucket.example/put', publicUrl: 'https://cdn.example/profile/1.webp' };
const image = {
  __typename: 'Image',
  url: slot.publicUrl,
  width: 384,
  height: 384,
  srcSet: '',
  placeholder: '',
  alt: '',
};
const profile = {
  __typename: 'Profile',
  id: 'ana',
  username: 'ana',
  displayName: 'Ana',
  headline: '',
  bio: '',
  location: '',
  stage: null,
  skills: [],
  lookingFor: [],
  lookingForNote: '',
  links: [],
  avatarUrl: slot.publicUrl,
  avatar: image,
  coverImageUrl: null,
  cover: null,
  createdAt: '2026-01-01T00:00:00Z',
};
const accepted = { data: { updateProfile: profile, me: { __typename: 'Viewer', id: 'ana', profile } } };
type Result = { data?: object; errors?: object[] };

/** Renders the dialog with a stub server, which returns the given results, and a stub storage. */
function open({
  results = [accepted],
  hasPicture = false,
  hasStorage = true,
}: { results?: Result[]; hasPicture?: boolean; hasStorage?: boolean } = {}) {
  stubFetch(() => (hasStorage ? { body: { data: slot } } : { status: 503 }));
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables.input);
        const result = results.shift();
        if (result) observer.next(result as never);
        else observer.error(new TypeError('network'));
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ApolloProvider client={client}>
      <PictureDialog kind="avatar" hasPicture={hasPicture} open onOpenChange={onOpenChange} />
    </ApolloProvider>,
  );
  return {
    sent,
    onOpenChange,
    cachedAvatarUrl: () => (client.cache.extract() as Record<string, { avatarUrl?: string }>)['Profile:ana']?.avatarUrl,
  };
}

const choose = (name = 'me.jpg', type = 'image/jpeg') =>
  fireEvent.change(document.querySelector('input[type="file"]')!, {
    target: { files: [new File(['x'], name, { type })] },
  });

async function chooseAndSave() {
  choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Crop' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

beforeEach(() => {
  uploads.length = 0;
  setToken(buildToken('ana', 900));
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.mocked(readImage).mockImplementation(async () => new Image());
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

test('uploads the picture, sets it on the profile, and caches it', async () => {
  const { sent, onOpenChange, cachedAvatarUrl } = open();
  await chooseAndSave();
  const { xhr } = await nextSent(1);
  act(() => xhr.progress(1, 4));
  expect(screen.getByRole('progressbar', { name: 'Uploading picture' }).getAttribute('value')).toBe('25');
  act(() => xhr.response(200, {}));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent).toEqual([{ avatarUrl: slot.publicUrl }]);
  expect(cachedAvatarUrl()).toBe(slot.publicUrl);
});

test('shows a rejected picture without Retry', async () => {
  open({
    results: [
      {
        errors: [
          {
            message: 'This picture has over 40 megapixels.',
            extensions: { code: 'BAD_USER_INPUT', fields: { avatarUrl: 'This picture has over 40 megapixels.' } },
          },
        ],
      },
    ],
  });
  await chooseAndSave();
  (await nextSent(1)).xhr.response(200, {});
  expect((await screen.findByRole('alert')).textContent).toBe('This picture has over 40 megapixels.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(uploads).toHaveLength(1);
});

test('uploads through the server without storage, and requires an image URL in the response', async () => {
  const { onOpenChange, cachedAvatarUrl } = open({ hasStorage: false });
  await chooseAndSave();
  const { xhr, url, body } = await nextSent(1);
  expect(url).toBe('POST /api/profile/upload-image');
  expect(Object.fromEntries(body as FormData)).toMatchObject({ type: 'avatar', image: expect.any(File) });
  act(() => xhr.response(200, { data: {} }));
  expect((await screen.findByRole('alert')).textContent).toContain('Image upload response missing image URL');

  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const again = await nextSent(2);
  act(() => again.xhr.response(200, { data: { imageUrl: slot.publicUrl } }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(cachedAvatarUrl()).toBe(slot.publicUrl);
});

test('uploads nothing without a token', async () => {
  open();
  setToken(null);
  await chooseAndSave();
  expect((await screen.findByRole('alert')).textContent).toContain('Authentication required for image upload');
  expect(uploads).toHaveLength(0);
});

test('keeps the chosen picture when another file is unreadable', async () => {
  open();
  choose();
  await screen.findByRole('button', { name: 'Crop' });
  vi.mocked(readImage).mockRejectedValue(new Error('broken'));
  choose('broken.jpg');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file type isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.',
  );
  expect(screen.getByRole('button', { name: 'Crop' })).toBeTruthy();
});

test('removes a picture after confirmation, and offers no removal without a picture', async () => {
  const { sent, onOpenChange } = open({ hasPicture: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove profile picture' }));
  expect(sent).toEqual([]);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Remove profile picture' })).at(-1)!);
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(sent).toEqual([{ avatarUrl: null }]);
  cleanup();
  open();
  expect(screen.queryByRole('button', { name: 'Remove profile picture' })).toBeNull();
});
