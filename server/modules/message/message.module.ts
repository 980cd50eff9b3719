import type { Module } from '../module';
import { joinPairConversation } from './conversation.service';
import { eraseMessages } from './message.erase';
import { conversationSubscribable, conversationReadable, unlistedMembers } from './message.policy';
import { messageLists, readConversation, readMessage } from './message.reads';
import { MessageResolver } from './message.resolver';
import { messageRoutes } from './message.routes';

/** Notifications whose subject is a conversation. They are deleted when the conversation is read. */
const aboutConversation = {
  group: 'Messages',
  visible: (n: string) => conversationReadable(`${n}.subject_id`),
  path: (n: string) => `'/messages?conversation=' || ${n}.subject_id`,
};

const ownMessages = 'message m where m.sender_id = $1 and m.change_kind is null';

export const messageModule: Module = {
  resolvers: [MessageResolver],
  lists: messageLists,
  routes: messageRoutes,
  topics: {
    conversation: {
      subscribable: conversationSubscribable,
      presence: { unlistedSubscribers: unlistedMembers },
      clientEvents: ['client-typing'],
    },
  },
  nodes: { Conversation: readConversation, Message: readMessage },
  pictures: ['chat_file.media_id'],
  erase: eraseMessages,
  onConnected: joinPairConversation,
  notifications: {
    'message.received': {
      ...aboutConversation,
      label: 'Messages',
      description: 'When you get a message in a conversation with no other unread messages.',
      verb: 'sent you a message',
      isCountedElsewhere: true,
    },
    'message.requested': {
      ...aboutConversation,
      label: 'Message requests',
      description: 'When someone you’re not connected with sends you a message.',
      verb: 'sent you a message request',
    },
  },
  personalData: {
    conversations: `select c.id, c.is_group, c.title, m.state, c.owner_id = $1 as is_owner, m.read_seq, c.last_seq, c.created_at,
                      array(select account_id from conversation_member o where o.conversation_id = c.id) as people
                    from conversation_member m join conversation c on c.id = m.conversation_id where m.account_id = $1 order by c.id`,
    messages: `select m.id, m.conversation_id, m.seq, m.content, m.job_id, m.created_at, m.edited_at, m.deleted_at,
                 array(select name from chat_file f where f.message_id = m.id) as files
               from ${ownMessages} order by m.id`,
    group_changes: `select m.id, m.conversation_id, m.seq, m.change_kind, m.change_title, m.sender_id = $1 as is_by_you, m.created_at
                    from message m where m.change_kind is not null and (m.sender_id = $1 or m.change_person_id = $1) order by m.id`,
    message_reactions:
      'select message_id, emoji, created_at from message_reaction where account_id = $1 order by created_at',
  },
};
