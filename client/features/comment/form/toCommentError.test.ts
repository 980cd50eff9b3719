import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { toCommentError } from './toCommentError';

describe('toCommentError', () => {
  it('returns the message, code and fields of a GraphQL error', () => {
    const error = new CombinedGraphQLErrors({
      errors: [
        {
          message: 'Write a comment.',
          extensions: { code: 'BAD_USER_INPUT', fields: { content: 'Write a comment.' } },
        },
      ],
    });
    expect(toCommentError(error)).toMatchObject({
      message: 'Write a comment.',
      code: 'BAD_USER_INPUT',
      fields: { content: 'Write a comment.' },
    });
  });

  it('returns a fallback message for a server error without a body', () => {
    expect(
      toCommentError(new ServerError('502', { response: new Response('', { status: 502 }), bodyText: '' })).message,
    ).toBe('Server error. Couldn’t add the comment.');
  });

  it.each([
    new TypeError('Failed to fetch'),
    new DOMException('late', 'TimeoutError'),
    new DOMException('gone', 'AbortError'),
  ])('returns the network error message: %s', (error) => {
    expect(toCommentError(error).message).toBe('Network error - no response from server');
  });

  it('returns a generic message for other errors', () => {
    expect(toCommentError(new RangeError('?')).message).toBe('Couldn’t add the comment.');
  });
});
