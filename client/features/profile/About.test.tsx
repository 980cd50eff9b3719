// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { About } from './About';
import { About_ProfileFragmentDoc, type About_ProfileFragment } from './About.generated';

const nothing: About_ProfileFragment = { id: 'bob', displayName: 'Bob', bio: '', stage: null, skills: [], lookingFor: [], lookingForNote: '', links: [], createdAt: '2026-03-04T12:00:00Z' };

function open(said: Partial<About_ProfileFragment>, onEdit?: () => void) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty(), dataMasking: true });
  client.writeFragment({ fragment: About_ProfileFragmentDoc, id: 'Profile:bob', data: { __typename: 'Profile', ...nothing, ...said } as never });
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <About profile={{ __typename: 'Profile', id: 'bob' } as never} onEdit={onEdit} />
      </ApolloProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);
const parts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('parts that were left empty are left out', () => {
  open({ skills: ['Pricing'], stage: 'LAUNCHED' });
  expect(parts()).toEqual(['Stage', 'Skills', 'Joined']);
  expect(screen.getByText('4 March 2026')).toBeTruthy();
});

test('whoever has said nothing is said to, and on the own page there is the means to change it', () => {
  open({});
  expect(screen.getByText(/has said nothing/).textContent).toBe('Bob has said nothing about themselves yet.');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  const onEdit = vi.fn<() => void>();
  open({}, onEdit);
  fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

test('links say where they lead; anything but a web address is no link', () => {
  open({
    links: [
      { label: 'My shop', url: 'https://www.shop.example/a' },
      { label: '', url: 'http://plain.example' },
      { label: 'Trap', url: 'javascript:alert(1)' },
    ],
  });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('rel'), link.getAttribute('target')])).toEqual([
    ['My shop (opens in a new tab)', 'noopener nofollow ugc', '_blank'],
    ['plain.example (opens in a new tab)', 'noopener nofollow ugc', '_blank'],
  ]);
  expect(screen.getByText('shop.example')).toBeTruthy();
  expect(screen.queryByText('Trap')).toBeNull();
});
