// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeXhr, nextSent, sent as uploads } from '../../../api/testing';
import { setAuthState } from '../../../auth/authState';
import { stubFetch, buildToken } from '../../../auth/testing';
import { setToken } from '../../../http/accessToken';
import { Composer } from './Composer';
import { openComposerWithAttachment } from './openComposerWithAttachment';
import { updateDraft, clearDraft, readDraft } from './draft';

type MockResponse = { data?: object; errors?: object[] } | 'network error';

/** Renders the composer with stubbed responses. `sent` records the variables of each CreatePost mutation. */
function renderComposer(...responses: MockResponse[]) {
  const sent: { content: string; image?: string; imageAlt?: string; newsStoryId?: string; key: string }[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationName !== 'CreatePost') return;
        const { isPublic: _, ...input } = operation.variables.input;
        sent.push({ ...input, key: operation.getContext().headers['Idempotency-Key'] });
        const response = responses.shift();
        if (response === 'network error') observer.error(new TypeError('Failed to fetch'));
        else observer.next(response as never);
        observer.complete();
      }),
  );
  const onPublished = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <Composer variant="overlay" onPublished={onPublished} />
      </ApolloProvider>
    </MemoryRouter>,
  );
  return { sent, onPublished };
}

const textArea = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your post' });
const write = (value: string) => fireEvent.change(textArea(), { target: { value } });
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post' }));
const validationError = {
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
      newsStory: null,
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

test('shows a validation error below the text, keeps the text and focuses it; typing clears the error', async () => {
  renderComposer(validationError);
  write('far too much');
  textArea().blur();
  post();
  const error = await screen.findByText('Too long.');
  await waitFor(() => expect(document.activeElement).toBe(textArea()));
  expect(textArea().getAttribute('aria-describedby')).toBe(error.id);
  expect(textArea().value).toBe('far too much');
  write('less');
  expect(screen.queryByText('Too long.')).toBeNull();
});

test('keeps the text after a network error, and Retry sends the same draft', async () => {
  const { sent, onPublished } = renderComposer('network error', published);
  write('Hello');
  post();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to create post');
  expect(textArea().value).toBe('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onPublished).toHaveBeenCalled());
  expect(sent.map(({ content }) => content)).toEqual(['Hello', 'Hello']);
  expect(sent[0]!.key).toBe(sent[1]!.key);
});

test('sends changed text with another idempotency key', async () => {
  const { sent } = renderComposer('network error', published);
  write('Hello');
  post();
  await screen.findByRole('alert');
  write('Hello again');
  post();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]!.key).not.toBe(sent[1]!.key);
});

test('clears the draft after publication and keeps the audience', async () => {
  const { onPublished } = renderComposer(published);
  updateDraft('ana', { isPublic: false });
  write('Hello');
  fireEvent.keyDown(textArea(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(onPublished).toHaveBeenCalled());
  expect(textArea().value).toBe('');
  expect(readDraft('ana').isPublic).toBe(false);
});

test('shows the counter only near the limit', () => {
  renderComposer();
  write('x'.repeat(2_700));
  expect(screen.queryByText(/left/)).toBeNull();
  write('👩‍👩‍👧'.repeat(2_990));
  expect(screen.getByText('10 characters left')).toBeTruthy();
  write('x'.repeat(3_001));
  expect(screen.getByText('1 character too many')).toBeTruthy();
});

test('rejects an image over the size limit before the upload', () => {
  renderComposer();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [large] } });
  expect(screen.getByText('This picture is over 10 MB. Choose a smaller one.')).toBeTruthy();
});

test.each([
  ['an image format that browsers cannot display', 'IMG_1.HEIC', 'image/heic', /HEIC.*JPEG/],
  ['a file that is not an image', 'plan.pdf', 'application/pdf', /file type isn’t supported/],
])('rejects %s immediately', (_name, name, type, message) => {
  renderComposer();
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [new File(['x'], name, { type })] } });
  expect(screen.getByText(message)).toBeTruthy();
});

describe('an attachment', () => {
  const story = {
    id: 's1',
    title: 'Ports reopen',
    url: 'https://news.example/ports',
    source: 'Sample news',
    publishedAt: '2026-01-01T00:00:00Z',
    isSample: false,
    image: null,
  };

  test('is shown as a card and sent by its id, also without text', async () => {
    const { sent, onPublished } = renderComposer(published);
    act(() => openComposerWithAttachment('ana', { name: 'newsStory', card: story }));
    expect(await screen.findByRole('link', { name: /^Ports reopen/ })).toBeTruthy();
    post();
    await waitFor(() => expect(onPublished).toHaveBeenCalled());
    expect(sent).toMatchObject([{ content: '', newsStoryId: 's1' }]);
    expect(readDraft('ana').attachment).toBeNull();
  });

  test('shows why it was rejected, and is removed with a button', async () => {
    renderComposer({
      errors: [{ message: 'Gone.', extensions: { code: 'BAD_USER_INPUT', fields: { newsStoryId: 'Gone.' } } }],
    });
    act(() => openComposerWithAttachment('ana', { name: 'newsStory', card: story }));
    post();
    const error = await screen.findByText('Gone.');
    const remove = screen.getByRole('button', { name: 'Remove story' });
    expect(remove.getAttribute('aria-describedby')).toBe(error.id);
    fireEvent.click(remove);
    expect(screen.queryByText('Gone.')).toBeNull();
    expect(readDraft('ana').attachment).toBeNull();
    expect(document.activeElement).toBe(textArea());
  });
});

describe('an image', () => {
  const slot = { uploadUrl: 'https://bucket.example/put', publicUrl: 'https://cdn.example/posts/1.webp' };

  /** Submits a draft with text and image. Without storage, the upload endpoint responds 503. */
  function submitWithImage(hasStorage: boolean, ...responses: MockResponse[]) {
    setToken(buildToken('ana', 900));
    uploads.length = 0;
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    stubFetch(() => (hasStorage ? { body: { data: slot } } : { status: 503 }));
    const page = renderComposer(...responses);
    write('Hello');
    fireEvent.change(screen.getByLabelText('Picture'), {
      target: { files: [new File(['x'], 'chart.png', { type: 'image/png' })] },
    });
    fireEvent.change(screen.getByLabelText('Image description (alt text)'), { target: { value: 'A chart' } });
    post();
    return page;
  }

  test('is uploaded first with a progress bar, then published by its URL', async () => {
    const { sent, onPublished } = submitWithImage(true, published);
    const { xhr, url } = await nextSent(1);
    expect(url).toBe(`PUT ${slot.uploadUrl}`);
    act(() => xhr.progress(45, 100));
    expect(screen.getByRole('progressbar', { name: 'Uploading picture' }).getAttribute('value')).toBe('45');
    expect(screen.getByText('45%')).toBeTruthy();
    act(() => xhr.response(200, {}));
    await waitFor(() => expect(onPublished).toHaveBeenCalled());
    expect(sent).toMatchObject([{ content: 'Hello', image: slot.publicUrl, imageAlt: 'A chart' }]);
  });

  test('stays selected when it is rejected, and the error is shown', async () => {
    submitWithImage(true, {
      errors: [{ message: 'Damaged.', extensions: { code: 'BAD_USER_INPUT', fields: { image: 'Damaged.' } } }],
    });
    (await nextSent(1)).xhr.response(200, {});
    await screen.findByText('Damaged.');
    expect(readDraft('ana').picture?.name).toBe('chart.png');
    expect(uploads).toHaveLength(1);
  });

  test('is sent with the text under the same key when there is no storage', async () => {
    const { sent } = submitWithImage(false);
    const { xhr, url, headers, body } = await nextSent(1);
    expect(url).toBe('POST /api/posts/media');
    expect(headers['Idempotency-Key']).toBe(readDraft('ana').key);
    expect(Object.fromEntries(body as FormData)).toMatchObject({
      content: 'Hello',
      image_alt: 'A chart',
      image: expect.any(File),
    });
    act(() => xhr.response(413, { error: { message: 'Too large.', fields: { image: 'Too large.' } } }));
    await screen.findByText('Too large.');
    expect(sent).toEqual([]);
  });
});
