import { type Caller, type Person } from '../../support/people/people';
import { type Content, conversations } from './world';
import { type Path, restOne, graphql, restList, restNotifiedAbout, channelAuth } from './paths';

const getConversation = (viewer: Caller, { author }: Content) =>
  conversations.find(({ viewerId, authorId }) => viewerId === (viewer as Person).id && authorId === author.id) ??
  conversations[0]!;

/** A read of the conversation that the viewer has with the author; those who have none try that of another. */
const restOfTalk =
  (path: (talk: (typeof conversations)[number]) => string): Path =>
  (viewer, content) =>
    restOne(() => `/api/messages/${path(getConversation(viewer, content))}`)(viewer, content);

const graphqlOfTalk =
  (query: string): Path =>
  async (viewer, content) => {
    const { id, messageId } = getConversation(viewer, content);
    const { code } = await viewer.gql(query, query.includes('$messageId') ? { messageId } : { id });
    return code === 'UNAUTHENTICATED' ? 'rejected' : code === 'NOT_FOUND' ? 'hidden' : 'shown';
  };

const withAuthor = (row: any, { author }: Content) => row.participants.some(({ id }: any) => id === author.id);

const talkInEdges = (name: string) =>
  graphql(`{ ${name}(first: 50) { edges { node { participants { id } } } } }`, (data, content) =>
    data[name].edges.some(({ node }: any) => withAuthor(node, content)),
  );

/** Ways to what the author wrote to the viewer alone. */
export const conversationPaths: Record<string, Path> = {
  'REST conversations': restList(() => '/api/messages/conversations?limit=50', withAuthor),
  'REST message requests': restList(() => '/api/messages/requests?limit=50', withAuthor),
  'REST conversation': restOfTalk(({ id }) => `conversations/${id}`),
  'REST messages': restOfTalk(({ id }) => `conversations/${id}/messages`),
  'REST message': restOfTalk(({ messageId }) => messageId),
  'REST file': restOfTalk(({ fileId }) => `files/${fileId}`),
  'REST message search': restList(
    ({ keyword }) => `/api/messages/search?query=${keyword}&limit=50`,
    (row, { author }) => row.sender_id === author.id,
  ),
  'REST notification of it': async (viewer, content) =>
    restNotifiedAbout(() => getConversation(viewer, content).id)(viewer, content),
  'GraphQL conversations': talkInEdges('conversations'),
  'GraphQL message requests': talkInEdges('messageRequests'),
  'GraphQL conversation': graphqlOfTalk('query ($id: ID!) { conversation(id: $id) { participants { id } } }'),
  'GraphQL conversation as node': graphqlOfTalk('query ($id: ID!) { node(id: $id) { ... on Conversation { title } } }'),
  'GraphQL messages': graphqlOfTalk(
    'query ($id: ID!) { messages(conversationId: $id) { edges { node { content } } } }',
  ),
  'GraphQL message': graphqlOfTalk('query ($messageId: ID!) { message(id: $messageId) { content sender { id } } }'),
  'GraphQL message as node': graphqlOfTalk(
    'query ($messageId: ID!) { node(id: $messageId) { ... on Message { content } } }',
  ),
  'GraphQL message search': graphql(
    'query ($word: String!) { searchMessages(query: $word, first: 50) { edges { node { sender { id } } } } }',
    (data, { author }) => data.searchMessages.edges.some(({ node }: any) => node.sender.id === author.id),
  ),
  'REST events of it': async (viewer, content) => {
    const channel = `presence-conversation-${getConversation(viewer, content).id}`;
    const { status, body } = await viewer.rest('/api/events?limit=100');
    return status === 401
      ? 'rejected'
      : body.data.events.some((event: any) => event.channel === channel)
        ? 'shown'
        : 'hidden';
  },
  'its channel': (viewer, content) =>
    channelAuth(viewer, `presence-conversation-${getConversation(viewer, content).id}`),
};
