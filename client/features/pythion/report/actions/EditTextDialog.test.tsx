// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { EditTextDialog } from './EditTextDialog';

vi.mock('../../../../auth/AuthProvider', () => ({ useAuth: () => ({ user: { id: 'ana' } }) }));

const client = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => undefined)),
  cache: new InMemoryCache(),
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const versions = ['', 'Bakeries throw away bread.', 'Bakeries in Lyon throw away bread.'];

function dialog({ number = 1, open = true }) {
  const analysis = { id: 'a1', number, idea: versions[number] } as Report_AnalysisFragment;
  return (
    <ApolloProvider client={client}>
      <MemoryRouter>
        <EditTextDialog analysis={analysis} open={open} onOpenChange={() => undefined} />
      </MemoryRouter>
    </ApolloProvider>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your idea' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps what is typed when another tab makes a version, and says so', () => {
  const { rerender } = render(dialog({}));
  type('Bakeries throw away cake.');
  rerender(dialog({ number: 2 }));
  expect(field().value).toBe('Bakeries throw away cake.');
  expect(screen.getByRole('status').textContent).toContain(
    'There is a newer version, 2. Your draft is based on version 1',
  );
  const link = screen.getByRole('link', { name: /^See what changed/ });
  expect(link.getAttribute('href')).toBe('/analyses/a1?view=versions&from=1&to=2');
});

it('shows the new version when nothing was typed', () => {
  const { rerender } = render(dialog({}));
  rerender(dialog({ number: 2 }));
  expect([field().value, screen.getByRole('status').textContent]).toEqual([versions[2], '']);
});

it('says at each opening that the text is a draft, which can be discarded and restored', () => {
  const { rerender } = render(dialog({}));
  expect(screen.getByRole('status').textContent).toBe('');
  type('A draft.');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => rerender(dialog({ open: false })));
  act(() => rerender(dialog({})));
  expect(field().value).toBe('A draft.');
  expect(screen.getByText('This is your unsaved draft, not the text of version 1.')).toBeTruthy();
  press('Discard draft');
  expect([field().value, localStorage.length]).toEqual([versions[1], 0]);
  press('Undo');
  expect([field().value, localStorage.length]).toEqual(['A draft.', 1]);
});

it('a draft of an earlier visit that equals the text is none', () => {
  localStorage.setItem('draft:analysis-text:ana:a1', JSON.stringify({ text: versions[1], key: 'k' }));
  render(dialog({}));
  expect([field().value, screen.getByRole('status').textContent]).toEqual([versions[1], '']);
});
