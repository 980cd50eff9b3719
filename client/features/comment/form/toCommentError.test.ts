import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { toCommentError } from './toCommentError';

describe('commentError', () => {
  it('says what the server said, with its fields', () => {
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

  it('has words of its own for a server that failed without any', () => {
    expect(
      toCommentError(new ServerError('502', { response: new Response('', { status: 502 }), bodyText: '' })).message,
    ).toBe('Server error while adding the comment');
  });

  it.each([
    new TypeError('Failed to fetch'),
    new DOMException('late', 'TimeoutError'),
    new DOMException('gone', 'AbortError'),
  ])('knows that nobody answered: %s', (error) => {
    expect(toCommentError(error).message).toBe('Network error - no response from server');
  });

  it('has words for the rest', () => {
    expect(toCommentError(new RangeError('?')).message).toBe('Failed to add comment');
  });
});
