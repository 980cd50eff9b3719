// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { About } from './About';
import { About_ProfileFragmentDoc, type About_ProfileFragment } from './__generated__/About.generated';

const emptyProfile: About_ProfileFragment = {
  id: 'bob',
  displayName: 'Bob',
  bio: '',
  stage: null,
  skills: [],
  lookingFor: [],
  lookingForNote: '',
  links: [],
  createdAt: '2026-03-04T12:00:00Z',
};

function open(fields: Partial<About_ProfileFragment>, isOwn = false) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty(), dataMasking: true });
  client.writeFragment({
    fragment: About_ProfileFragmentDoc,
    id: 'Profile:bob',
    data: { __typename: 'Profile', ...emptyProfile, ...fields } as never,
  });
  render(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <About
          profile={{ __typename: 'Profile', id: 'bob' } as never}
          isOwn={isOwn}
          action={<button type="button">Next step</button>}
        />
      </ApolloProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);
const parts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('omits empty parts', () => {
  open({ skills: ['Pricing'], stage: 'LAUNCHED' });
  expect(parts()).toEqual(['Stage', 'Skills', 'Joined']);
  expect(screen.getByText('4 March 2026')).toBeTruthy();
});

test('shows an empty state with the action, worded by whose profile it is', () => {
  open({});
  expect(screen.getByText(/hasn’t added/).textContent).toBe('Bob hasn’t added any details yet.');
  expect(screen.getByRole('button', { name: 'Next step' })).toBeTruthy();
  cleanup();
  open({}, true);
  expect(screen.getByText(/Add your skills, links/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next step' })).toBeTruthy();
});

test('does not repeat the bio', () => {
  open({ bio: 'I make soap.', skills: ['Pricing'] });
  expect(parts()).toEqual(['Skills', 'Joined']);
  expect(screen.queryByText('I make soap.')).toBeNull();
  cleanup();
  open({ bio: 'I make soap.' });
  expect(screen.getByText(/hasn’t added/).textContent).toBe('Bob hasn’t added any more details yet.');
});

test('links show their host; URLs other than http are not rendered', () => {
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
