import { type Content, sharer } from './world';
import { notifiedAbout, restNotifiedAbout, graphql, restList, isAuthor, personInEdges, type Path } from './paths';

const inRequest =
  (name: string) =>
  (data: any, { author }: Content) =>
    data[name].edges.some(({ node }: any) => node.person.id === author.id);

const isInRequest = (row: any, { author }: Content) => row.person.id === author.id;

/** Ways that are open to some relations only. */
export const relationPaths = {
  told: {
    'GraphQL notifications': notifiedAbout(({ author }) => author.id),
    'REST notifications': restNotifiedAbout(({ author }) => author.id),
  },
  suggested: {
    'GraphQL suggestions': graphql(
      '{ suggestions(first: 50) { edges { node { person { id } } } } }',
      inRequest('suggestions'),
    ),
    'REST suggestions': restList(() => '/api/connections/suggestions?limit=50', isInRequest),
  },
  asked: {
    'GraphQL sent': graphql(
      '{ sentRequests(first: 50) { edges { node { person { id } } } } }',
      inRequest('sentRequests'),
    ),
    'REST sent': restList(() => '/api/connections/requests?direction=sent&limit=50', isInRequest),
  },
  asking: {
    'GraphQL received': graphql(
      '{ receivedRequests(first: 50) { edges { node { person { id } } } } }',
      inRequest('receivedRequests'),
    ),
    'REST received': restList(() => '/api/connections/requests?limit=50', isInRequest),
  },
  known: {
    'REST connections': restList(() => '/api/connections?limit=50', isAuthor),
    'GraphQL own connections': graphql(
      '{ connections(first: 50) { edges { node { id } } } }',
      personInEdges('connections'),
    ),
  },
  mutual: {
    mutualConnections: graphql(
      'query ($authorId: ID!) { mutualConnections(personId: $authorId) { edges { node { id } } } }',
      (data) => data.mutualConnections.edges.some(({ node }: any) => node.id === sharer.id),
    ),
  },
  blocked: {
    'REST blocked': restList(() => '/api/blocks', isAuthor),
    'GraphQL blocked': graphql('{ blockedPeople { edges { node { id } } } }', personInEdges('blockedPeople')),
  },
  muted: { 'GraphQL muted': graphql('{ mutedPeople { edges { node { id } } } }', personInEdges('mutedPeople')) },
} satisfies Record<string, Record<string, Path>>;
