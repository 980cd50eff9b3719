import { jsonObject, type FieldCase, type ProjectionOf } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import { attachedJob } from '../job/job.card';
import { profileCardProjection } from '../profile/profile.projection';
import { messageVisible } from './message.policy';
import type {
  Conversation,
  LastMessage,
  Message,
  MessageChange,
  MessageFile,
  MessageReaction,
  ReadMark,
} from './message.type';

/** SQL text: path of the route that serves a file to readers of its message. */
const fileUrl = (id: string) => `'/api/messages/files/' || ${id}`;

const fileProjection: ProjectionOf<MessageFile> = {
  id: 'file.id',
  name: 'file.name',
  isImage: `picture.content_type = 'image/webp'`,
  url: fileUrl('file.id'),
  bytes: 'file.bytes',
  width: 'picture.width',
  height: 'picture.height',
  placeholder: 'picture.placeholder',
};

const attachmentsJson = (message: string, fieldCase: FieldCase) => `(
  select coalesce(json_agg(${jsonObject(fileProjection, fieldCase)} order by file.position), '[]')
  from chat_file file join media picture on picture.id = file.media_id where file.message_id = ${message}.id)`;

const reactionProjection: ProjectionOf<MessageReaction> = { emoji: 'reaction.emoji', personIds: 'reaction.people' };

const reactionsJson = (message: string, fieldCase: FieldCase) => `(
  select coalesce(json_agg(${jsonObject(reactionProjection, fieldCase)} order by reaction.first_at), '[]') from (
    select emoji, json_agg(account_id order by created_at) as people, min(created_at) as first_at
    from message_reaction r where r.message_id = ${message}.id and ${personVisible('r.account_id')} group by emoji) reaction)`;

/** @param person alias of the profile of the person whom the change names */
const changeProjection = (message: string, person: string, fieldCase: FieldCase): ProjectionOf<MessageChange> => ({
  kind: `${message}.change_kind`,
  person: {
    when: `${person}.id is not null and ${personVisible(`${person}.id`)}`,
    fields: profileCardProjection(person, fieldCase),
  },
  title: `${message}.change_title`,
});

/** `senderId` is a field of REST and of live events; GraphQL reads `sender.id`. */
type MessageFields = ProjectionOf<Message & { senderId: string | null }>;

/** A message as the viewer sees it. Needs `messageJoins`. */
export const messageProjection = (message: string, fieldCase: FieldCase): MessageFields => ({
  id: `${message}.id`,
  conversationId: `${message}.conversation_id`,
  seq: `${message}.seq`,
  sender: { when: 'sender.id is not null', fields: profileCardProjection('sender', fieldCase) },
  senderId: `${message}.sender_id`,
  content: `${message}.content`,
  clientId: `case when ${message}.sender_id = ${viewerParameter} then ${message}.client_id end`,
  attachments: attachmentsJson(message, fieldCase),
  reactions: reactionsJson(message, fieldCase),
  job: attachedJob(message, fieldCase),
  createdAt: `${message}.created_at`,
  editedAt: `${message}.edited_at`,
  isDeleted: `${message}.deleted_at is not null`,
  change: {
    when: `${message}.change_kind is not null`,
    fields: changeProjection(message, 'changed_person', fieldCase),
  },
});

export const messageJoins = (message: string): string =>
  `left join profile sender on sender.id = ${message}.sender_id left join profile changed_person on changed_person.id = ${message}.change_person_id`;

/** Characters of the last message that an inbox shows. */
const previewLength = 140;

const lastMessageProjection = (fieldCase: FieldCase): ProjectionOf<LastMessage> => ({
  id: 'last.id',
  seq: 'last.seq',
  senderId: 'last.sender_id',
  sender: { when: 'last_sender.id is not null', fields: profileCardProjection('last_sender', fieldCase) },
  content: `left(last.content, ${previewLength})`,
  attachmentCount: '(select count(*)::int from chat_file file where file.message_id = last.id)',
  isDeleted: 'last.deleted_at is not null',
  change: { when: 'last.change_kind is not null', fields: changeProjection('last', 'last_person', fieldCase) },
  createdAt: 'last.created_at',
});

const lastMessage = (conversation: string, fieldCase: FieldCase) => ({
  fields: lastMessageProjection(fieldCase),
  from: `(select * from message m where m.conversation_id = ${conversation}.id and ${messageVisible('m')} order by m.seq desc limit 1) last
    left join profile last_sender on last_sender.id = last.sender_id left join profile last_person on last_person.id = last.change_person_id`,
});

const readMarkProjection: ProjectionOf<ReadMark> = {
  personId: 'other.account_id',
  seq: 'case when other.read_seq < other.joined_seq then 0 else other.read_seq end',
};

/** FROM item: both people of a conversation of two, whether the request is accepted or not; the joined members of a group. */
const participantRows = (conversation: string) =>
  `conversation_member other join profile p on p.id = other.account_id
   where other.conversation_id = ${conversation}.id and (other.state = 'joined' or not ${conversation}.is_group) and ${personVisible('p.id')}`;

/** A conversation as its member sees it. @param member alias of the viewer's row of conversation_member */
export const conversationProjection = (
  conversation: string,
  member: string,
  fieldCase: FieldCase,
): ProjectionOf<Conversation> => ({
  id: `${conversation}.id`,
  isGroup: `${conversation}.is_group`,
  title: `${conversation}.title`,
  participants: `(
    select coalesce(json_agg(${jsonObject(profileCardProjection('p', fieldCase), fieldCase)} order by p.id = ${viewerParameter}, p.display_name, p.id), '[]')
    from ${participantRows(conversation)})`,
  ownerId: `case when ${personVisible(`${conversation}.owner_id`)} then ${conversation}.owner_id end`,
  lastMessage: lastMessage(conversation, fieldCase),
  lastSeq: `${conversation}.last_seq`,
  readSeq: `${member}.read_seq`,
  unreadCount: `greatest(${member}.last_seq - ${member}.read_seq, 0)`,
  readMarks: `(
    select coalesce(json_agg(${jsonObject(readMarkProjection, fieldCase)}), '[]')
    from ${participantRows(conversation)} and other.state = 'joined' and other.account_id <> ${viewerParameter})`,
  isRequest: `${member}.state = 'requested'`,
  updatedAt: `${member}.last_at`,
  createdAt: `${conversation}.created_at`,
});
