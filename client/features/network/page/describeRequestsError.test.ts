import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { relationErrorMessage } from '../relation/useRelationActions';
import { describeRequestsError } from './describeRequestsError';

const buildError = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'As the server says.', extensions: { code } }] });

test.each([
  [buildError('UNAUTHENTICATED'), 'Authentication required. Please log in again.'],
  [buildError('FORBIDDEN'), 'Access forbidden. You may not have permission to view connection requests.'],
  [buildError('RATE_LIMITED'), 'As the server says.'],
  [new TypeError('Failed to fetch'), 'Couldn’t load connection requests.'],
])('describes %s', (error, text) =>
  expect(describeRequestsError(error, 'Couldn’t load connection requests.')).toBe(text),
);

test('mutations and queries show the same message without a session', () => {
  expect(relationErrorMessage({ code: 'UNAUTHENTICATED', message: 'Sign in.' })).toBe(
    'Authentication required. Please log in again.',
  );
  expect(relationErrorMessage({ code: 'CONFLICT', message: 'You’re connected already.' })).toBe(
    'You’re connected already.',
  );
});
