import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { failureMessage } from '../relation/useRelationActions';
import { requestsFailure } from './describeRequestsError';

const failure = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'As the server says.', extensions: { code } }] });

test.each([
  [failure('UNAUTHENTICATED'), 'Authentication required. Please log in again.'],
  [failure('FORBIDDEN'), 'Access forbidden. You may not have permission to view connection requests.'],
  [failure('RATE_LIMITED'), 'As the server says.'],
  [new TypeError('Failed to fetch'), 'Failed to fetch connection requests'],
])('%s', (error, words) => expect(requestsFailure(error, 'Failed to fetch connection requests')).toBe(words));

test('a call without a session says the same as a read without one', () => {
  expect(failureMessage({ code: 'UNAUTHENTICATED', message: 'Sign in.' })).toBe(
    'Authentication required. Please log in again.',
  );
  expect(failureMessage({ code: 'CONFLICT', message: 'You are connected already.' })).toBe(
    'You are connected already.',
  );
});
