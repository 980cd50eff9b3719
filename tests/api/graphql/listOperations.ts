import type { Operation } from './operations';
import { listFields } from './listFields';

const pageDefinition = '$first: Int, $after: String';
const pageUse = 'first: $first, after: $after';
const pages: [values: Record<string, unknown>, status?: number][] = [
  [{ first: 1 }],
  [{ first: 51 }, 400],
  [{ first: '1' }, 400],
  [{ after: 'nonsense' }, 400],
];
/** Sent to one list only: all lists parse these values in the same place. */
const morePages: typeof pages = [
  [{ first: 50, after: null }],
  [{ first: null }],
  [{ first: 0 }, 400],
  [{ first: -1 }, 400],
  [{ first: 3_000_000_000 }, 400],
  [{ first: 1.5 }, 400],
  [{ after: '' }],
  [{ after: 7 }, 400],
];

/** What is sent to every list field. */
export const listOperations: readonly Operation[] = listFields.flatMap((list) => {
  const { field, type, plain, resolved, args: [definition, use, values] = [], rejected = [], required } = list;
  const query = (selection: string, name = 'Page') =>
    `query ${name}(${[definition, pageDefinition].filter(Boolean).join(', ')}) { ${field}(${[use, pageUse].filter(Boolean).join(', ')}) { ${selection} } }`;
  const node = type.replace(/Connection$/, '');
  const plainQuery = `${query('__typename ...Page')}
    fragment Page on ${type} { edges { __typename cursor node { ...Row again: id } } pageInfo { __typename endCursor hasNextPage } }
    fragment Row on ${node} { ${plain} }`;
  const rejection = (status: number | undefined) => (status ? { status, code: 'BAD_USER_INPUT' } : {});
  const operation = (title: string, rest: Partial<Operation>): Operation => ({
    title: `${field}: ${title}`,
    query: plainQuery,
    ...rest,
    variables: { ...values, ...rest.variables },
  });
  return [
    operation('plain columns in fragments', { isDirect: true, hasRows: true }),
    operation('fields with resolvers', {
      query: query(`edges { node { ${resolved} } } pageInfo { hasNextPage }`),
      hasRows: true,
    }),
    operation('only the page', { query: query('pageInfo { hasNextPage endCursor }'), isDirect: true }),
    operation('anonymous', { isAnonymous: true, status: 401, code: 'UNAUTHENTICATED' }),
    operation('anonymous with a wrong page size', {
      isAnonymous: true,
      variables: { first: 99 },
      status: 401,
      code: 'UNAUTHENTICATED',
    }),
    ...[...pages, ...(field === 'feed' ? morePages : [])].map(([page, status]) =>
      operation(JSON.stringify(page), { variables: page, ...rejection(status) }),
    ),
    ...rejected.map(([invalidValues, status, code]) => ({
      ...operation(JSON.stringify(invalidValues).slice(0, 60), {}),
      variables: invalidValues,
      status,
      code,
    })),
    ...(required
      ? [
          {
            ...operation('null of a nullable variable for a required argument', {}),
            query: `query ($value: ${required[1]} = "x") { ${field}(${required[0]}: $value) { edges { cursor } } }`,
            variables: { value: null },
            status: 400,
            code: 'BAD_USER_INPUT',
          },
        ]
      : []),
  ];
});

/** A query of each list, for tests of its pages. */
export const listPages = listFields.map(({ field, args = ['', '', {}] }) => {
  const [definition, use, variables] = args;
  return {
    field,
    query: `query Pages(${[definition, pageDefinition].filter(Boolean).join(', ')}) { ${field}(${[use, pageUse].filter(Boolean).join(', ')}) {
    edges { cursor } pageInfo { hasNextPage endCursor } } }`,
    variables,
  };
});
