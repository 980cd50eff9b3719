import type { ConversationsQuery } from './__generated__/Conversation.generated';
import type { CachedConversation } from './conversationCache';
import type { MessageUpdate } from './thread/store/threadWindow';

export const person = (id: string) => ({
  __typename: 'Profile' as const,
  id,
  username: id,
  displayName: id,
  headline: '',
  avatarUrl: null,
});

export const conversation = (id: string, part: Partial<CachedConversation> = {}) => ({
  __typename: 'Conversation' as const,
  id,
  isGroup: false,
  title: '',
  ownerId: null,
  participants: [person('bob'), person('ana')],
  lastMessage: {
    __typename: 'LastMessage',
    id: `${id}-3`,
    seq: 3,
    senderId: 'bob',
    sender: { __typename: 'Profile' as const, id: 'bob', displayName: 'bob' },
    content: 'three',
    attachmentCount: 0,
    isDeleted: false,
    change: null,
    createdAt: '2026-01-01T00:00:00Z',
  },
  lastSeq: 3,
  readSeq: 3,
  unreadCount: 0,
  readMarks: [],
  isRequest: false,
  updatedAt: '2026-01-01T00:00:00Z',
  ...part,
});

export const message = (conversationId: string, seq: number, part: Partial<MessageUpdate> = {}): MessageUpdate => ({
  id: `${conversationId}-${seq}`,
  conversationId,
  seq,
  sender: person('bob'),
  content: `number ${seq}`,
  clientId: null,
  attachments: [],
  createdAt: `2026-01-01T00:00:0${seq}Z`,
  editedAt: null,
  isDeleted: false,
  change: null,
  ...part,
});

export const list = (...nodes: ReturnType<typeof conversation>[]) =>
  ({
    __typename: 'ConversationConnection',
    edges: nodes.map((node) => ({ __typename: 'ConversationEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  }) as ConversationsQuery['conversations'];
