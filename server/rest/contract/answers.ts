import { publicEndReasons } from '../../../shared/contracts/account';
import { statusByCode } from '../../core/errors';
import { boolean, component, integer, listOf, object, oneOf, text, uuid, type Properties, type Schema } from './schema';

/** Position of a page in its list. */
export const pagination = component(
  'Pagination',
  object(
    {
      page: integer('Number of this page, from 1.'),
      limit: integer('Rows of a page.'),
      has_more: boolean('More rows come after this page.'),
    },
    { description: 'Position of a page in its list.' },
  ),
);

/** Answer of a list: its rows under a name, and the page's position. */
export const pageOf = (name: string, row: Schema): Properties => ({
  [name]: { type: 'array', items: row, description: 'The rows of this page.' },
  pagination,
});

/** Answer of a deletion. */
export const deleted: Properties = { id: uuid('Id of what was deleted.') };

const inputIssue = object({
  path: text('Path of the value, with dots; empty for the whole input.'),
  code: text('What is wrong, for programs.'),
  message: text('What is wrong, for people.'),
});

export const errorComponent = component(
  'Error',
  object(
    {
      error: object(
        {
          code: oneOf(Object.keys(statusByCode), 'What went wrong, for programs.'),
          message: text('What went wrong, for people.'),
          fields: {
            anyOf: [{ type: 'object', additionalProperties: { type: 'string' } }, listOf(inputIssue)],
            description: 'A message for each field that is wrong. Projections answer a list with path and code.',
          },
          reason: oneOf(publicEndReasons, 'Why the session ended.'),
          requestId: text('The request’s id in the server’s log.'),
        },
        { description: 'The error.', optional: ['fields', 'reason'] },
      ),
      message: text('The same as error.message.'),
    },
    { description: 'An error of any route.' },
  ),
);
