// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeXhr, nextSent, sent as uploads } from '../../../api/testing';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, tokenFor } from '../../../auth/testing';
import { setToken } from '../../../auth/tokens';
import { Composer } from './Composer';
import { updateDraft, clearDraft, readDraft } from './draft';

type Answer = { data?: object; errors?: object[] } | 'silence';

/** The composer above a server that answers as told; `sent` are the posts it was asked to publish. */
function open(...answers: Answer[]) {
  const sent: { content: string; image?: string; imageAlt?: string; key: string }[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationName !== 'CreatePost') return;
        const { content, image, imageAlt } = operation.variables.input;
        sent.push({ content, image, imageAlt, key: operation.getContext().headers['Idempotency-Key'] });
        const answer = answers.shift();
        if (answer === 'silence') observer.error(new TypeError('Failed to fetch'));
        else observer.next(answer as never);
        observer.complete();
      }),
  );
  const onPosted = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <Composer place="layer" onPosted={onPosted} />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { sent, onPosted };
}

const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' });
const write = (value: string) => fireEvent.change(words(), { target: { value } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }));
const refusal = {
  errors: [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT', fields: { content: 'Too long.' } } }],
};
const author = { __typename: 'Profile', id: 'ana', username: 'ana', displayName: 'Ana', headline: '', avatarUrl: null };
const state = {
  isEdited: false,
  isPublic: true,
  isShare: false,
  viewerCanEdit: true,
  viewerCanShare: true,
  viewerHasLiked: false,
  viewerHasBookmarked: false,
};
const counts = { likeCount: 0, commentCount: 0, shareCount: 0 };
const published = {
  data: {
    createPost: {
      __typename: 'Post',
      id: 'p1',
      content: 'Hello',
      createdAt: '2026-01-01T00:00:00Z',
      author,
      image: null,
      sharedPost: null,
      ...state,
      ...counts,
    },
  },
};

beforeEach(() => {
  setAuthState({ status: 'authenticated', user: { id: 'ana', username: 'ana' }, sessionEnded: false });
  clearDraft('ana');
});
afterEach(() => {
  cleanup();
  setToken(null);
  vi.unstubAllGlobals();
});

test('a refusal stands under the words, which stay and take focus; typing answers it', async () => {
  open(refusal);
  write('far too much');
  words().blur();
  post();
  const error = await screen.findByText('Too long.');
  await waitFor(() => expect(document.activeElement).toBe(words()));
  expect(words().getAttribute('aria-describedby')).toBe(error.id);
  expect(words().value).toBe('far too much');
  write('less');
  expect(screen.queryByText('Too long.')).toBeNull();
});

test('without an answer the words stay, and Retry sends the very same draft', async () => {
  const { sent, onPosted } = open('silence', published);
  write('Hello');
  post();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create post');
  expect(words().value).toBe('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onPosted).toHaveBeenCalled());
  expect(sent.map(({ content }) => content)).toEqual(['Hello', 'Hello']);
  expect(sent[0]!.key).toBe(sent[1]!.key);
});

test('changed words are another post, with another key', async () => {
  const { sent } = open('silence', published);
  write('Hello');
  post();
  await screen.findByRole('alert');
  write('Hello again');
  post();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]!.key).not.toBe(sent[1]!.key);
});

test('once posted, the draft is gone and who may read stays as chosen', async () => {
  const { onPosted } = open(published);
  updateDraft('ana', { isPublic: false });
  write('Hello');
  fireEvent.keyDown(words(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onPosted).toHaveBeenCalled());
  expect(words().value).toBe('');
  expect(readDraft('ana').isPublic).toBe(false);
});

test('the counter shows near the limit only', () => {
  open();
  write('x'.repeat(2_700));
  expect(screen.queryByText(/left/)).toBeNull();
  write('👩‍👩‍👧'.repeat(2_990));
  expect(screen.getByText('10 characters left')).toBeTruthy();
  write('x'.repeat(3_001));
  expect(screen.getByText('1 character too many')).toBeTruthy();
});

test('a picture over the limit is refused before it is sent', () => {
  open();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [large] } });
  expect(screen.getByText('This picture is over 10 MB. Choose a smaller one.')).toBeTruthy();
});

test.each([
  ['a photo in a form that browsers do not show', 'IMG_1.HEIC', 'image/heic', /HEIC.*JPEG/],
  ['a file that is no picture', 'plan.pdf', 'application/pdf', /not a picture we can read/],
])('%s is refused at once', (_name, name, type, message) => {
  open();
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [new File(['x'], name, { type })] } });
  expect(screen.getByText(message)).toBeTruthy();
});

describe('a picture', () => {
  const slot = { uploadUrl: 'https://bucket.example/put', publicUrl: 'https://cdn.example/posts/1.webp' };

  /** A composer with a picture and words, above a storage that gives out slots or does not. */
  function openWithPicture(hasStorage: boolean, ...answers: Answer[]) {
    setToken(tokenFor('ana', 900));
    uploads.length = 0;
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    stubFetch(() => (hasStorage ? { body: { data: slot } } : { status: 503 }));
    const page = open(...answers);
    write('Hello');
    fireEvent.change(screen.getByLabelText('Picture'), {
      target: { files: [new File(['x'], 'chart.png', { type: 'image/png' })] },
    });
    fireEvent.change(screen.getByLabelText('What the picture shows'), { target: { value: 'A chart' } });
    post();
    return page;
  }

  test('is stored first, told how far it is, and posted by its address', async () => {
    const { sent, onPosted } = openWithPicture(true, published);
    const { xhr, url } = await nextSent(1);
    expect(url).toBe(`PUT ${slot.uploadUrl}`);
    act(() => xhr.progress(45, 100));
    expect(screen.getByRole('progressbar', { name: 'Sending the picture' }).getAttribute('value')).toBe('45');
    expect(screen.getByText('45%')).toBeTruthy();
    act(() => xhr.answer(200, {}));
    await waitFor(() => expect(onPosted).toHaveBeenCalled());
    expect(sent).toMatchObject([{ content: 'Hello', image: slot.publicUrl, imageAlt: 'A chart' }]);
  });

  test('that is refused is told so, and stays', async () => {
    openWithPicture(true, {
      errors: [{ message: 'Damaged.', extensions: { code: 'BAD_USER_INPUT', fields: { image: 'Damaged.' } } }],
    });
    (await nextSent(1)).xhr.answer(200, {});
    await screen.findByText('Damaged.');
    expect(readDraft('ana').picture?.name).toBe('chart.png');
    expect(uploads).toHaveLength(1);
  });

  test('goes with the words when there is no storage, under the same key', async () => {
    const { sent } = openWithPicture(false);
    const { xhr, url, headers, body } = await nextSent(1);
    expect(url).toBe('POST /api/posts/media');
    expect(headers['Idempotency-Key']).toBe(readDraft('ana').key);
    expect(Object.fromEntries(body as FormData)).toMatchObject({
      content: 'Hello',
      image_alt: 'A chart',
      image: expect.any(File),
    });
    act(() => xhr.answer(413, { error: { message: 'Too large.', fields: { image: 'Too large.' } } }));
    await screen.findByText('Too large.');
    expect(sent).toEqual([]);
  });
});
