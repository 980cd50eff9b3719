// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAuthState } from '../../../auth/authState';
import { Composer } from './Composer';
import { changeDraft, clearDraft, readDraft } from './draft';

type Answer = { data?: object; errors?: object[] } | 'silence';

/** The composer above a server that answers as told; `sent` are the posts it was asked to publish. */
function open(...answers: Answer[]) {
  const sent: { content: string; key: string }[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationName !== 'CreatePost') return;
        sent.push({ content: operation.variables.input.content, key: operation.getContext().headers['Idempotency-Key'] });
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
const refusal = { errors: [{ message: 'Too long.', extensions: { code: 'BAD_USER_INPUT', fields: { content: 'Too long.' } } }] };
const author = { __typename: 'Profile', id: 'ana', username: 'ana', displayName: 'Ana', headline: '', avatarUrl: null };
const state = { isEdited: false, isPublic: true, isShare: false, viewerCanEdit: true, viewerCanShare: true, viewerHasLiked: false, viewerHasBookmarked: false };
const counts = { likeCount: 0, commentCount: 0, shareCount: 0 };
const published = {
  data: { createPost: { __typename: 'Post', id: 'p1', content: 'Hello', createdAt: '2026-01-01T00:00:00Z', author, image: null, sharedPost: null, ...state, ...counts } },
};

beforeEach(() => {
  setAuthState({ status: 'authenticated', user: { id: 'ana', username: 'ana' }, sessionEnded: false });
  clearDraft('ana');
});
afterEach(cleanup);

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
  changeDraft('ana', { isPublic: false });
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
  expect(screen.getByText('10 left')).toBeTruthy();
  write('x'.repeat(3_001));
  expect(screen.getByText('1 too many')).toBeTruthy();
});

test('a picture over the limit is refused before it is sent', () => {
  open();
  const large = new File(['x'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [large] } });
  expect(screen.getByText('This picture is over 10 MB. Choose a smaller one.')).toBeTruthy();
});
