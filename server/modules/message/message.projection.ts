import { jsonObject, type Projection, type FieldCase } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import { personCard, personFields } from '../profile/profile.projection';
import { messageVisible } from './message.policy';

const card = (alias: string, spelling: FieldCase) => personFields(personCard(alias), alias, spelling);

/** Where a file is fetched, by those who may read its message. */
const fileUrl = (id: string) => `'/api/messages/files/' || ${id}`;

const fileProjection: Projection = {
  id: 'file.id',
  name: 'file.name',
  isImage: 'file.media_id is not null',
  url: fileUrl('file.id'),
  bytes: 'file.bytes',
  width: 'picture.width',
  height: 'picture.height',
  placeholder: 'picture.placeholder',
};

const filesJson = (message: string, spelling: FieldCase) => `(
  select coalesce(json_agg(${jsonObject(fileProjection, spelling)} order by file.position), '[]')
  from chat_file file left join media picture on picture.id = file.media_id where file.message_id = ${message}.id)`;

const reactionsJson = (message: string, spelling: FieldCase) => `(
  select coalesce(json_agg(${jsonObject({ emoji: 'given.emoji', personIds: 'given.people' }, spelling)} order by given.first_at), '[]') from (
    select emoji, json_agg(account_id order by created_at) as people, min(created_at) as first_at
    from message_reaction r where r.message_id = ${message}.id and ${personVisible('r.account_id')} group by emoji) given)`;

/** A message as the viewer reads it. Needs `messageJoins`. */
export const messageProjection = (message: string, spelling: FieldCase): Projection => ({
  id: `${message}.id`,
  conversationId: `${message}.conversation_id`,
  seq: `${message}.seq`,
  sender: { when: 'sender.id is not null', fields: card('sender', spelling) },
  senderId: `${message}.sender_id`,
  content: `${message}.content`,
  clientId: `case when ${message}.sender_id = ${viewerParameter} then ${message}.client_id end`,
  attachments: filesJson(message, spelling),
  reactions: reactionsJson(message, spelling),
  createdAt: `${message}.created_at`,
  editedAt: `${message}.edited_at`,
  isDeleted: `${message}.deleted_at is not null`,
});

export const messageJoins = (message: string): string => `left join profile sender on sender.id = ${message}.sender_id`;

/** The most words of the last message that the list of conversations shows. */
const previewLength = 140;

const lastMessage = (conversation: string): Projection[string] => ({
  fields: {
    id: 'last.id',
    seq: 'last.seq',
    senderId: 'last.sender_id',
    content: `left(last.content, ${previewLength})`,
    attachmentCount: '(select count(*)::int from chat_file file where file.message_id = last.id)',
    isDeleted: 'last.deleted_at is not null',
    createdAt: 'last.created_at',
  },
  from: `(select * from message m where m.conversation_id = ${conversation}.id and ${messageVisible('m')} order by m.seq desc limit 1) last`,
});

/** Of two, both, whatever the one has answered; of a group, those who take part. */
const others = (conversation: string) =>
  `conversation_member other join profile p on p.id = other.account_id
   where other.conversation_id = ${conversation}.id and (other.state = 'joined' or not ${conversation}.is_group) and ${personVisible('p.id')}`;

/** A conversation as its member sees it: `member` is the viewer's own row. */
export const conversationProjection = (conversation: string, member: string, spelling: FieldCase): Projection => ({
  id: `${conversation}.id`,
  isGroup: `${conversation}.is_group`,
  title: `${conversation}.title`,
  participants: `(
    select coalesce(json_agg(${jsonObject(card('p', spelling), spelling)} order by p.id = ${viewerParameter}, p.display_name, p.id), '[]')
    from ${others(conversation)})`,
  lastMessage: lastMessage(conversation),
  lastSeq: `${conversation}.last_seq`,
  readSeq: `${member}.read_seq`,
  unreadCount: `greatest(${member}.last_seq - ${member}.read_seq, 0)`,
  readMarks: `(
    select coalesce(json_agg(${jsonObject({ personId: 'other.account_id', seq: 'other.read_seq' }, spelling)}), '[]')
    from ${others(conversation)} and other.state = 'joined' and other.account_id <> ${viewerParameter})`,
  isRequest: `${member}.state = 'requested'`,
  updatedAt: `${member}.last_at`,
  createdAt: `${conversation}.created_at`,
});
