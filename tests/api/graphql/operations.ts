import { expect } from 'vitest';

/** One operation that each strategy executes. A variable `$name` is replaced by the id of that name in the test's data. */
export type Operation = {
  title: string;
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
  isAnonymous?: boolean;
  /** HTTP status, 200 by default. */
  status?: number;
  /** Code of the first error. */
  code?: string;
  /** Part of the data. */
  data?: object;
  /** The list has at least one row. */
  hasRows?: boolean;
  /** Whether `directJson` executes it when forced. Not asserted by default. */
  isDirect?: boolean;
  /** Whether `compiled` executes it when forced. Not asserted by default. */
  isCompiled?: boolean;
};

const feedPage = 'edges { node { id } }';

/** Operations of other kinds, and lists in other contexts. */
export const operations: readonly Operation[] = [
  {
    title: 'aliases at every level',
    query:
      '{ mine: feed(mode: LATEST, first: 2) { page: pageInfo { more: hasNextPage } rows: edges { why: reason at: cursor post: node { number: id body: content } } } }',
    isDirect: true,
    data: { mine: { page: { more: true } } },
  },
  {
    title: 'inline fragments and merged selections',
    query:
      '{ feed(mode: FOR_YOU) { edges { node { id ... on Post { author { id } ... { likeCount } } } node { author { username } } } } }',
    isDirect: true,
  },
  {
    title: 'rows selected twice under two names',
    query: '{ feed(mode: LATEST, first: 2) { edges { a: node { id } b: node { content } } } }',
    isDirect: false,
  },
  {
    title: 'an interface as type condition',
    query: '{ feed(mode: LATEST, first: 2) { edges { node { ... on Node { id } content } } } }',
    isDirect: false,
  },
  {
    title: 'several root fields',
    query: `{ __typename feed(mode: LATEST, first: 2) { ${feedPage} } me { id } bookmarkedPosts(first: 1) { ${feedPage} } }`,
    isDirect: false,
    isCompiled: true,
    data: { __typename: 'Query' },
  },
  {
    title: 'one of several root fields failing',
    query: `query ($post: ID!, $missing: ID!) { there: post(id: $post) { content } gone: post(id: $missing) { content } }`,
    variables: { post: '$post', missing: '$hiddenPost' },
    code: 'NOT_FOUND',
    data: { gone: null },
  },
  {
    title: 'nested connections with a wrong page size',
    query:
      'query ($n: Int) { feed(mode: LATEST, first: 2) { edges { node { id comments(first: $n) { edges { node { id } } } } } } }',
    variables: { n: 51 },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'nested connections and replies',
    query:
      'query ($post: ID!) { post(id: $post) { comments(first: 5) { edges { cursor node { content author { username } replies { content } } } pageInfo { hasNextPage } } } }',
    variables: { post: '$post' },
    isCompiled: true,
  },
  {
    title: 'a node of an abstract type',
    query: 'query ($id: ID!) { node(id: $id) { __typename id ... on Post { content } ... on Comment { postId } } }',
    variables: { id: '$post' },
    data: { node: { __typename: 'Post' } },
  },
  {
    title: 'a hidden post',
    query: 'query ($id: ID!) { post(id: $id) { id } }',
    variables: { id: '$hiddenPost' },
    status: 404,
    code: 'NOT_FOUND',
  },
  ...[true, false].flatMap((isIncluded): Operation[] => [
    {
      title: `@include(if: ${isIncluded}) on a column`,
      query:
        'query ($if: Boolean!) { feed(mode: LATEST, first: 2) { edges { node { id content @include(if: $if) } } } }',
      variables: { if: isIncluded },
      isDirect: false,
    },
    {
      title: `@skip(if: ${isIncluded}) on the root field beside another`,
      query: `query ($if: Boolean!) { me { id } feed(mode: LATEST, first: 2) @skip(if: $if) { ${feedPage} } }`,
      variables: { if: isIncluded },
    },
    {
      title: `@include(if: ${isIncluded}) on one of two uses of a fragment`,
      query:
        'query ($id: ID!, $if: Boolean!) { a: post(id: $id) { id ...Body @include(if: $if) } b: post(id: $id) { ...Body } } fragment Body on Post { content }',
      variables: { id: '$post', if: isIncluded },
      data: { b: { content: expect.any(String) } },
      isCompiled: false,
    },
  ]),
  {
    title: 'null for the condition of a directive',
    query:
      'query ($if: Boolean = true) { feed(mode: LATEST, first: 2) { edges { node { id content @include(if: $if) } } } }',
    variables: { if: null },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a variable with a default, left out',
    query: `query ($first: Int = 2, $mode: FeedMode = LATEST) { feed(first: $first, mode: $mode) { ${feedPage} } }`,
    isDirect: true,
  },
  {
    title: 'a variable with a default, null',
    query: `query ($first: Int = 2, $mode: FeedMode = LATEST) { feed(first: $first, mode: $mode) { ${feedPage} } }`,
    variables: { first: null, mode: null },
    isDirect: true,
    isCompiled: false,
  },
  {
    title: 'a non-null variable with a default, left out',
    query: `query ($first: Int! = 2, $mode: FeedMode! = LATEST) { me { id } feed(first: $first, mode: $mode) { ${feedPage} } }`,
    isCompiled: true,
  },
  {
    title: 'a required variable, left out',
    query: 'query ($id: ID!) { post(id: $id) { id } }',
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a variable of a wrong type beside a list',
    query: `query ($id: ID!, $first: Int) { post(id: $id) { id } feed(first: $first) { ${feedPage} } }`,
    variables: { id: { a: 1 }, first: [2] },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a variable that the operation does not define',
    query: `query ($first: Int) { feed(first: $first, mode: LATEST) { ${feedPage} } }`,
    variables: { first: 1, other: 'x' },
    isDirect: true,
  },
  ...['comment', 'conversation', 'message', 'node', 'post'].map((field): Operation => ({
    title: `null for the required argument of ${field}`,
    query: `query ($id: ID = "x") { me { id } ${field}(id: $id) { id } }`,
    variables: { id: null },
    code: 'BAD_USER_INPUT',
    data: { [field]: null },
  })),
  {
    title: 'null for the required argument of a mutation',
    query: 'mutation ($id: ID = "x", $liked: Boolean!) { setPostLike(id: $id, liked: $liked) { id } }',
    variables: { id: null, liked: true },
    status: 400,
    code: 'BAD_USER_INPUT',
    isCompiled: false,
  },
  {
    title: 'null within an input object',
    query: 'mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }',
    variables: { input: null },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a mutation that finds nothing',
    query: 'mutation ($id: ID!, $liked: Boolean!) { setPostLike(id: $id, liked: $liked) { id } }',
    variables: { id: '$missing', liked: true },
    status: 404,
    code: 'NOT_FOUND',
    isCompiled: true,
  },
  ...['One', 'Two', 'Three', undefined].map((operationName): Operation => ({
    title: `the operation ${operationName ?? 'without a name'} of a document with two`,
    query: `query One { feed(mode: LATEST, first: 1) { ${feedPage} } } query Two { feed(mode: LATEST, first: 2) { ${feedPage} } }`,
    operationName,
    ...(operationName === 'One' || operationName === 'Two'
      ? { isDirect: true }
      : { status: 400, code: 'BAD_USER_INPUT', isDirect: false }),
  })),
  {
    title: 'a field that the schema does not have',
    query: '{ feed(mode: LATEST) { edges { node { nothing } } } }',
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a cursor of another list',
    query: `query ($after: String) { bookmarkedPosts(after: $after) { ${feedPage} } }`,
    variables: { after: 'WyJub3QgYSBrZXkiXQ' },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  {
    title: 'a valid cursor',
    query: `query ($after: String) { feed(mode: LATEST, first: 2, after: $after) { ${feedPage} pageInfo { hasNextPage } } }`,
    variables: { after: '$cursor' },
    isDirect: true,
    data: { feed: { edges: [{}, {}] } },
  },
  {
    title: 'introspection',
    query: '{ __schema { queryType { name } } __type(name: "Post") { fields { name } } }',
  },
];
