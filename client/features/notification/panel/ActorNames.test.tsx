// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ActorNames } from './ActorNames';

afterEach(cleanup);

test.each([
  [['Ana'], 1, 'Ana'],
  [['Ana', 'Ben'], 2, 'Ana and Ben'],
  [['Ana', 'Ben', 'Cem'], 3, 'Ana and 2 others'],
  [['Ana', 'Ben', 'Cem'], 5, 'Ana and 4 others'],
  [['Ana', 'Ben', 'Cem'], 1_000, 'Ana and 999 others'],
  // Fewer names than actors may be available.
  [['Ana'], 2, 'Ana and 1 other'],
])('%j of %i', (names, count, text) => {
  const { container } = render(<ActorNames names={names} count={count} />);
  expect(container.textContent).toBe(text);
});

test('isolates the direction of each name', () => {
  const { container } = render(<ActorNames names={['ليلى', 'Ben']} count={2} />);
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['ليلى', 'Ben']);
});
