/** A list of the schema, with what tests select and pass. */
export type ListField = {
  field: string;
  type: string;
  /** Columns of a row. */
  plain: string;
  /** Fields of a row that need a resolver, or are composed by PostgreSQL as they are. */
  resolved: string;
  /** Arguments beside those of the page: definition of the variables, use, and values. */
  args?: [definition: string, use: string, values: Record<string, unknown>];
  /** Values that are rejected or find nothing, with the status and code. */
  rejected?: [values: Record<string, unknown>, status: number, code?: string][];
  /** Name and type of a required argument. */
  required?: [name: string, type: string];
};

export const person = '__typename id username displayName headline avatarUrl';

export const search: Pick<ListField, 'args' | 'rejected' | 'required'> = {
  args: ['$query: String!', 'query: $query', { query: 'rockets' }],
  rejected: [
    [{ query: 'x'.repeat(201) }, 400, 'BAD_USER_INPUT'],
    [{ query: null }, 400, 'BAD_USER_INPUT'],
    [{ query: 3 }, 400, 'BAD_USER_INPUT'],
    [{}, 400, 'BAD_USER_INPUT'],
    [{ query: '' }, 200],
    [{ query: '   ' }, 200],
  ],
  required: ['query', 'String'],
};
