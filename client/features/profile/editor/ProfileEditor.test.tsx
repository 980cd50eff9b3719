// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast/Toast';
import { ProfileEditor } from './ProfileEditor';
import { ProfileEditor_ProfileFragmentDoc } from './__generated__/ProfileEditor.generated';

const saved = {
  __typename: 'Profile' as const,
  id: 'ana',
  displayName: 'Ana',
  headline: 'Payroll',
  bio: '',
  location: 'Lisbon',
  skills: ['Sales'],
  stage: 'IDEA' as const,
  lookingFor: ['TEAM' as const],
  lookingForNote: '',
  links: [{ __typename: 'ProfileLink' as const, label: 'Blog', url: 'https://ana.example/' }],
};
const rest = {
  username: 'ana',
  avatarUrl: null,
  avatar: null,
  coverImageUrl: null,
  cover: null,
  createdAt: '2026-01-01T00:00:00Z',
};

/**
 * Renders the editor with a stub server.
 * @param invalidFields errors that the server returns
 * @param firstResponse the first mutation fails when it rejects
 */
function open(invalidFields?: Record<string, string>, firstResponse?: Promise<unknown>) {
  const sent: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables.input);
        if (firstResponse && sent.length === 1)
          return void firstResponse.catch((error: unknown) => observer.error(error));
        const errors = invalidFields && [
          { message: 'Wrong.', extensions: { code: 'BAD_USER_INPUT', fields: invalidFields } },
        ];
        observer.next(errors ? { errors } : { data: { updateProfile: { ...saved, ...rest, ...variables.input } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const write = (part: Partial<typeof saved>) =>
    client.cache.writeFragment({
      id: 'Profile:ana',
      fragment: ProfileEditor_ProfileFragmentDoc,
      fragmentName: 'ProfileEditor_profile',
      data: { ...saved, ...part },
    });
  write({});
  const onClose = vi.fn<() => void>();
  const editor = (
    <ProfileEditor profile={{ __typename: 'Profile', id: 'ana' } as never} firstField="headline" onClose={onClose} />
  );
  const routes = [
    { path: '/', element: editor },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(
    <ApolloProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApolloProvider>,
  );
  return { sent, onClose, write, router };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));

afterEach(cleanup);

test('focuses the first field', () => {
  open();
  expect(document.activeElement).toBe(field('Headline'));
});

test('sends changed fields only', async () => {
  const { sent, onClose } = open();
  type('Headline', 'Payroll for bakeries');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Advisors' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
  fireEvent.keyDown(field('Headline'), { key: 'Enter', metaKey: true });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ headline: 'Payroll for bakeries', lookingFor: ['TEAM', 'ADVISORS'] }]);
});

test('does not overwrite fields that another tab saved meanwhile', async () => {
  const { sent, onClose, write } = open();
  type('Headline', 'Payroll for bakeries');
  act(() => void write({ location: 'Porto', skills: ['Law'] }));
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ headline: 'Payroll for bakeries' }]);
});

test('sends nothing without changes', () => {
  const { sent, onClose } = open();
  save();
  expect(onClose).toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('shows errors at their link row and skill, and keeps values', async () => {
  open({ 'links.1.url': 'No web address.', 'skills.1': 'A skill can have at most 40 characters.' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Skills' }), { target: { value: 'Long,' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
  type('URL of link 2', 'nowhere');
  save();
  expect(await screen.findByText('“Long”: A skill can have at most 40 characters.')).toBeTruthy();
  const row = within(screen.getAllByRole('list').at(-1)!.querySelector<HTMLElement>('li:last-child')!);
  expect(row.getByText('No web address.')).toBeTruthy();
  expect(row.getByDisplayValue('nowhere')).toBeTruthy();
  expect(field('URL of link 1').value).toBe('https://ana.example/');

  fireEvent.click(screen.getByRole('button', { name: 'Remove link 1' }));
  expect(screen.queryByText('No web address.')).toBeNull();
  expect(field('URL of link 1').value).toBe('nowhere');
});

test('shows a failed save beside the button and keeps values, including an added row', async () => {
  const { sent } = open(undefined, Promise.reject(new TypeError('Failed to fetch')));
  type('Headline', 'Payroll for bakeries');
  fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Couldn’t save your profile. Can’t reach the server. Check your connection. Your changes are still here. Try saving again.',
  );
  expect(alert.parentElement!.contains(screen.getByRole('button', { name: 'Save profile' }))).toBe(true);
  expect(field('Headline').value).toBe('Payroll for bakeries');
  expect(field('URL of link 2')).toBeTruthy();
  expect(sent).toEqual([{ headline: 'Payroll for bakeries' }]);
});

test('allows five links', () => {
  open();
  const add = screen.getByRole('button', { name: 'Add link' });
  for (let n = 0; n < 4; n++) fireEvent.click(add);
  expect(screen.getByLabelText('URL of link 5')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'You can add up to 5 links' }).disabled).toBe(true);
});

test('shows a failed save in a toast with Retry after navigation', { timeout: 20_000 }, async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const { sent, router } = open(undefined, promise);
  type('Headline', 'Payroll for bakeries');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  reject(new TypeError('Failed to fetch'));
  await screen.findAllByText(
    'Couldn’t save your profile. Can’t reach the server. Check your connection.',
    {},
    { timeout: 5_000 },
  );
  fireEvent.click(screen.getByText('Retry'));
  await screen.findAllByText('Profile saved', {}, { timeout: 5_000 });
  expect(sent).toEqual([{ headline: 'Payroll for bakeries' }, { headline: 'Payroll for bakeries' }]);
});
