import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { applyCard, applyChange, applyDeletedComment, applyDeletion, applyNewComment } from './applyAnalysisChange';
import { writeStar } from './analysisCache';
import { cache as policies } from './cache';
import { AnalysisCommentsDocument } from './comments/__generated__/Comments.generated';
import { AnalysesDocument } from './list/__generated__/Analyses.generated';
import { ownDeletions } from './ownDeletions';
import { AnalysisQuestionsDocument } from './questions/__generated__/Questions.generated';

/** A client whose operations are answered by name. @returns it, and the names and variables that were sent */
function buildClient(answers: Record<string, () => { data: Record<string, unknown> }>) {
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push([operationName!, variables]);
    return of(answers[operationName!]!());
  });
  return { client: new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: policies }) }), sent };
}

const comment = (id: string) => ({
  __typename: 'AnalysisComment',
  id,
  claim: 'score.problem',
  claimText: 'A trouble.',
  versionNumber: 1,
  author: { __typename: 'Profile', id: 'ana', username: 'ana', displayName: 'Ana', avatarUrl: null },
  content: `Comment ${id}`,
  createdAt: '2026-11-22T10:00:00Z',
  viewerCanDelete: false,
});
const comments = (...ids: string[]) => ({
  data: {
    analysisComments: {
      __typename: 'AnalysisCommentConnection',
      edges: ids.map((id) => ({ __typename: 'AnalysisCommentEdge', cursor: id, node: comment(id) })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: ids.at(-1) ?? null },
    },
  },
});
const query = { query: AnalysisCommentsDocument, variables: { analysisId: 'a1' } };
const shownIds = (client: ApolloClient) =>
  client.cache.readQuery(query)?.analysisComments.edges.map(({ node }) => node.id);

it('fetches comments after the last one that is shown', async () => {
  const pages = [comments('1', '2'), comments('3')];
  const { client, sent } = buildClient({ AnalysisComments: () => pages.shift()! });
  await client.query(query);
  applyNewComment(client, 'a1');
  await vi.waitFor(() => expect(shownIds(client)).toEqual(['1', '2', '3']));
  expect(sent.at(-1)).toEqual(['AnalysisComments', { analysisId: 'a1', after: '2' }]);
});

it('removes a deleted comment, and fetches later ones', async () => {
  const pages = [comments('1', '2'), comments('3')];
  const { client } = buildClient({ AnalysisComments: () => pages.shift()! });
  await client.query(query);
  applyDeletedComment(client, '2');
  expect(shownIds(client)).toEqual(['1']);
  applyNewComment(client, 'a1');
  await vi.waitFor(() => expect(shownIds(client)).toEqual(['1', '3']));
});

it('fetches nothing for an analysis that is not on screen', () => {
  const { client, sent } = buildClient({});
  applyNewComment(client, 'a1');
  applyChange(client, 'a1');
  expect(sent).toEqual([]);
});

it('evicts a deleted analysis with its comments', async () => {
  const { client } = buildClient({ AnalysisComments: () => comments('1') });
  await client.query(query);
  applyDeletion(client, 'a1');
  expect(client.cache.readQuery(query)).toBeNull();
});

it('refetches the questions that are on screen, of the analysis that changed', async () => {
  const answers = ['Bakers', 'Millers'];
  const { client, sent } = buildClient({
    AnalysisQuestions: () => ({
      data: {
        analysis: {
          __typename: 'Analysis',
          id: 'a1',
          title: 'Bread',
          score: 10,
          verdict: 'pivot',
          viewerCanEdit: true,
          updatedAt: '2026-11-22T10:00:00Z',
          questions: [],
          answers: [{ __typename: 'AnalysisAnswer', question: 'who', questionText: 'Who?', text: answers.shift() }],
        },
      },
    }),
  });
  const shown: (string | undefined)[] = [];
  const subscription = client
    .watchQuery({ query: AnalysisQuestionsDocument, variables: { id: 'a1' } })
    .subscribe(({ data }) => shown.push(data?.analysis?.answers?.[0]?.text));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('Bakers'));
  applyChange(client, 'a2');
  applyChange(client, 'a1');
  await vi.waitFor(() => expect(shown.at(-1)).toBe('Millers'));
  expect(sent).toHaveLength(2);
  subscription.unsubscribe();
});

it('an analysis that its report deletes stays cached until the report is closed', async () => {
  const { client } = buildClient({ AnalysisComments: () => comments('1') });
  await client.query(query);
  ownDeletions.add('a1');
  applyDeletion(client, 'a1');
  expect(shownIds(client)).toEqual(['1']);
  ownDeletions.delete('a1');
  applyDeletion(client, 'a1');
  expect(shownIds(client)).toBeUndefined();
});

const card = (id: string, isStarred: boolean) => ({
  __typename: 'AnalysisCard',
  id,
  title: 'Cut from the…',
  score: 40,
  verdict: 'pivot',
  confidence: 'low',
  versionCount: 1,
  isStarred,
  isShared: false,
  createdAt: '2026-11-22T10:00:00Z',
  updatedAt: '2026-11-22T10:00:00Z',
});
const cards = (...nodes: object[]) => ({
  data: {
    analyses: {
      __typename: 'AnalysisCardConnection',
      edges: nodes.map((node) => ({ __typename: 'AnalysisCardEdge', node })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  },
});
const listOf = (starred: boolean | null) => ({
  query: AnalysesDocument,
  variables: { query: null, starred, sort: 'newest' as const },
});
const shownCards = (client: ApolloClient, starred: boolean | null) =>
  client.cache.readQuery(listOf(starred))?.analyses.edges.map(({ node }) => [node.title, node.isStarred]);

it('shows the star and the title of another tab, and the starred ones are loaded again when they are shown', async () => {
  const lists = [cards(card('a1', false)), cards()];
  const { client, sent } = buildClient({ Analyses: () => lists.shift()! });
  await client.query(listOf(null));
  await client.query(listOf(true));
  applyCard(client, { analysisId: 'a1', title: 'Bread', isStarred: true });
  expect([shownCards(client, null), shownCards(client, true)]).toEqual([[['Bread', true]], undefined]);
  expect(sent).toHaveLength(2);
});

it('refetches the starred ones on screen for a new star, and leaves a row whose star was removed', async () => {
  const lists = [cards(), cards(card('a1', true))];
  const { client, sent } = buildClient({ Analyses: () => lists.shift()! });
  const subscription = client.watchQuery(listOf(true)).subscribe(() => undefined);
  await vi.waitFor(() => expect(shownCards(client, true)).toEqual([]));
  applyCard(client, { analysisId: 'a1', title: 'Bread', isStarred: true });
  await vi.waitFor(() => expect(shownCards(client, true)).toHaveLength(1));
  applyCard(client, { analysisId: 'a1', title: 'Bread', isStarred: false });
  expect([shownCards(client, true), sent.length]).toEqual([[['Bread', false]], 2]);
  subscription.unsubscribe();
});

it('a star of this tab changes no list', async () => {
  const { client } = buildClient({ Analyses: () => cards(card('a1', false)) });
  await client.query(listOf(true));
  client.cache.batch({ optimistic: 'star', update: (layered) => writeStar(layered, 'a1', true) });
  applyCard(client, { analysisId: 'a1', title: 'Bread', isStarred: true });
  client.cache.removeOptimistic('star');
  expect(shownCards(client, true)).toEqual([['Bread', true]]);
});
