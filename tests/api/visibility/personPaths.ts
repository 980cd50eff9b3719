import {
  type Path,
  restOne,
  graphql,
  isThere,
  wholePerson,
  restList,
  isAuthor,
  personIn,
  personInEdges,
} from './paths';
import { sharer } from './world';
import { postPaths } from './postPaths';

/** Paths to a person, and to their comments, like and share of another person's post. */
export const personPaths: Record<string, Path> = {
  'REST profile': restOne((of) => `/api/profile/${of.author.id}`),
  'GraphQL profile': graphql('query ($authorId: ID!) { profile(id: $authorId) { bio } }', isThere),
  'GraphQL person as node': graphql(
    'query ($authorId: ID!) { node(id: $authorId) { ... on Profile { username } } }',
    isThere,
  ),
  'GraphQL whole person as node': graphql(
    `query ($authorId: ID!) { node(id: $authorId) { ... on Profile { ${wholePerson} } } }`,
    isThere,
  ),
  'GraphQL whole person by name': graphql(
    `query ($username: String!) { profile(username: $username) { ${wholePerson} } }`,
    isThere,
  ),
  'REST people search': restList((of) => `/api/profile/search?query=${of.author.username}`, isAuthor),
  'REST people found': restList((of) => `/api/search/people?query=${of.author.username}`, isAuthor),
  'REST people found, misspelt': restList((of) => `/api/search/people?query=${of.author.username}e`, isAuthor),
  'GraphQL people search': graphql(
    'query ($username: String!) { searchProfiles(query: $username) { id } }',
    personIn('searchProfiles'),
  ),
  'GraphQL people search, whole': graphql(
    `query ($username: String!) { searchProfiles(query: $username) { ${wholePerson} } }`,
    personIn('searchProfiles'),
  ),
  'GraphQL people found': graphql(
    'query ($username: String!) { searchPeople(query: $username) { edges { node { id } } } }',
    personInEdges('searchPeople'),
  ),
  'GraphQL people found, whole': graphql(
    `query ($username: String!) { searchPeople(query: $username) { edges { node { id person { ${wholePerson} } } } } }`,
    personInEdges('searchPeople'),
  ),
  'GraphQL people filtered': graphql(
    'query ($skill: String!) { searchPeople(query: "", filter: { skills: [$skill] }) { edges { node { id } } } }',
    personInEdges('searchPeople'),
  ),
  'GraphQL people counted': graphql(
    'query ($skill: String!) { peopleFacets(query: $skill) { total skills { values { value } } } }',
    ({ peopleFacets: { total, skills } }) => total > 0 || skills.values.length > 0,
  ),
  'GraphQL people counted in a facet': graphql(
    '{ peopleFacets(query: "", filter: { stages: [SCALING] }) { skills { values { value } } } }',
    ({ peopleFacets: { skills } }, { skill }) => skills.values.some(({ value }: any) => value === skill),
  ),
  'REST people filtered': restList((of) => `/api/search/people?skills=${of.skill}`, isAuthor),
  'REST people counted': async (viewer, { skill }) => {
    const { status, body } = await viewer.rest(`/api/search/people/facets?query=${skill}`);
    if (status === 401) return 'rejected';
    const { total, skills } = body.data.facets;
    return total > 0 || skills.values.length > 0 ? 'shown' : 'hidden';
  },
  'REST followers': restList(() => `/api/follows/followers/${sharer.id}?limit=50`, isAuthor),
  'REST following': restList(() => `/api/follows/following/${sharer.id}?limit=50`, isAuthor),
  'GraphQL followers': graphql(
    'query ($sharerId: ID!) { followers(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('followers'),
  ),
  'GraphQL following': graphql(
    'query ($sharerId: ID!) { following(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('following'),
  ),
  'GraphQL connections': graphql(
    'query ($sharerId: ID!) { connections(personId: $sharerId, first: 50) { edges { node { id } } } }',
    personInEdges('connections'),
  ),
  'GraphQL path': graphql(
    'query ($sharerId: ID!, $authorId: ID!) { connectionPath(fromId: $sharerId, toId: $authorId) { people { id } } }',
    (data, { author }) => data.connectionPath.people.some(({ id }: any) => id === author.id),
  ),
  'REST likes of a post': restList(({ postId }) => `/api/posts/${postId}/likes?limit=50`, isAuthor),
  'REST shares of a post': restList(({ postId }) => `/api/posts/${postId}/shares?limit=50`, isAuthor),
  'GraphQL likers of a post': graphql(
    'query ($postId: ID!) { postLikers(postId: $postId, first: 50) { edges { node { id } } } }',
    personInEdges('postLikers'),
  ),
  'GraphQL sharers of a post': graphql(
    'query ($postId: ID!) { postSharers(postId: $postId, first: 50) { edges { node { id } } } }',
    personInEdges('postSharers'),
  ),
  'REST comments': postPaths['REST comments']!,
  'REST notifications': postPaths['REST notifications of comments']!,
  'GraphQL comments': postPaths['GraphQL comments']!,
  'GraphQL comment': postPaths['GraphQL comment']!,
  'GraphQL comment as node': postPaths['GraphQL comment as node']!,
  'GraphQL notifications': postPaths['GraphQL notifications of comments']!,
  'REST comment like': postPaths['REST comment like']!,
};
