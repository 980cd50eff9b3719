import { afterAll, beforeAll } from 'vitest';
import { v7 } from 'uuid';
import {
  block,
  buildComment,
  buildPost,
  connect,
  follow,
  hideProfile,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { buildStories } from '../../support/people/news';
import { startTestServer, type TestServer } from '../../support/server/server';

/** Relations of a viewer to an author. Every viewer follows the author, so that no feed omits the content for another reason. */
export const relations = [
  'self',
  'connected',
  'connected by them',
  'stranger',
  'requested',
  'asked',
  'rejected',
  'blocked',
  'blocking',
  'connected but blocked',
  'anonymous',
] as const;

export type Relation = (typeof relations)[number];

/** The author: active, or hidden while their deletion is pending. */
export const authors = ['there', 'hidden'] as const;

export type Presence = (typeof authors)[number];

export const audiences = ['public', 'private'] as const;

export type Audience = (typeof audiences)[number];

export type Visibility = 'shown' | 'hidden' | 'rejected';

/** The expected visibility of each content for each viewer, equal on every path. */
export function expectedVisibility(relation: Relation, author: Presence, audience: Audience): Visibility {
  if (relation === 'anonymous') return 'rejected';
  if (author === 'hidden' || ['blocked', 'blocking', 'connected but blocked'].includes(relation)) return 'hidden';
  return audience === 'public' || ['self', 'connected', 'connected by them'].includes(relation) ? 'shown' : 'hidden';
}

/** A post with all that hangs on it. */
export type Content = {
  author: Person;
  postId: string;
  storyId: string;
  commentId: string;
  shareId: string;
  keyword: string;
  tag: string;
  /** A skill that only the author has. */
  skill: string;
};

export let server: TestServer;
export let sharer: Person;
export let start: string;

/** The news story that every post discusses. */
let storyId: string;

export const viewers = {} as Record<Relation, Caller & Partial<Person>>;

export const contents = {} as Record<Presence, Record<Audience, Content>>;

/** What is between each viewer and each author: a conversation, its message, and the file of it. */
export const conversations: { viewerId: string; authorId: string; id: string; messageId: string; fileId: string }[] =
  [];

/** Comments of each author on the sharer's public post. */
export const remarks = {} as Record<Presence, { postId: string; commentId: string; replyId: string; answerId: string }>;

/** Gives an author a skill of their own and a stage. */
const setProfile = (author: Person) =>
  author.rest('/api/profile', { method: 'PUT', body: { skills: [`skill${author.username}`], stage: 'SCALING' } });

async function publish(author: Person, audience: Audience, keyword: string): Promise<Content> {
  const post = await buildPost(author, { content: `${keyword} first`, news_story_id: storyId });
  const share = (await sharer.rest(`/api/posts/${post.id}/share`, { body: { content: `look at ${keyword}, shared` } }))
    .body.data.post;
  await sharer.rest(`/api/posts/${post.id}/like`, { method: 'POST' });
  const comment = await buildComment(author, post.id);
  const tag = `tag${keyword}`;
  await author.rest(`/api/posts/${post.id}`, {
    method: 'PUT',
    body: { content: `${keyword} edited #${tag}`, is_public: audience === 'public' },
  });
  return {
    author,
    postId: post.id,
    storyId,
    commentId: comment.id,
    shareId: share.id,
    keyword,
    tag,
    skill: `skill${author.username}`,
  };
}

/** A notification as it was written when the recipient could still see what it is about. */
async function insertNotification(recipientId: string, kind: string, subjectId: string, actor: Person): Promise<void> {
  const id = v7();
  await server.sql(
    'insert into notification (id, recipient_id, kind, subject_id, group_key) values ($1, $2, $3, $4, $5)',
    [id, recipientId, kind, subjectId, id],
  );
  await server.sql('insert into notification_actor (notification_id, actor_id) values ($1, $2)', [id, actor.id]);
}

/** Inserts a conversation older than the relation of the two. */
async function insertConversation(
  viewer: Person,
  author: Person,
  keyword: string,
  state: 'joined' | 'requested',
): Promise<void> {
  const [id, messageId, fileId] = [v7(), v7(), v7()];
  await server.sql('insert into conversation (id, is_group, last_seq) values ($1, false, 1)', [id]);
  await server.sql(
    `insert into conversation_member (conversation_id, account_id, peer_id, state, last_seq) values ($1, $2, $3, $4, 1), ($1, $3, $2, 'joined', 1)`,
    [id, viewer.id, author.id, state],
  );
  await server.sql('insert into message (id, conversation_id, seq, sender_id, content) values ($1, $2, 1, $3, $4)', [
    messageId,
    id,
    author.id,
    `${keyword} whispered`,
  ]);
  await server.app.store.put(`chat/${fileId}.pdf`, Buffer.from('%PDF'), 'application/pdf');
  await server.sql(
    `insert into media (id, owner_id, folder, url, src_set, bytes, content_type) values ($1, $2, 'chat', $3, $3 || ' 1w', 4, 'application/pdf')`,
    [fileId, author.id, `/media/chat/${fileId}.pdf`],
  );
  await server.sql(
    `insert into chat_file (id, owner_id, message_id, name, media_id, bytes) values ($1, $2, $3, 'x.pdf', $1, 4)`,
    [fileId, author.id, messageId],
  );
  await server.sql(
    `insert into event (type, topic, topic_id, actor_id, data) values ('message.created', 'conversation', $1, $2, '{}')`,
    [id, author.id],
  );
  if (state === 'joined') conversations.push({ viewerId: viewer.id, authorId: author.id, id, messageId, fileId });
  await insertNotification(viewer.id, 'message.received', id, author);
}

async function insertRelation(viewer: Person, author: Person, relation: Relation): Promise<void> {
  if (relation === 'self') return;
  await follow(server, viewer, author);
  if (relation === 'connected' || relation === 'connected but blocked') await connect(server, viewer, author);
  if (relation === 'connected by them') await connect(server, author, viewer);
  if (relation === 'requested') await connect(server, viewer, author, 'pending');
  if (relation === 'asked') await connect(server, author, viewer, 'pending');
  if (relation === 'rejected') await connect(server, author, viewer, 'rejected');
  if (relation === 'blocked' || relation === 'connected but blocked') await block(server, author, viewer);
  if (relation === 'blocking') await block(server, viewer, author);
}

/** Registers hooks that fill a server with every author, viewer and content, once for a test file. */
export function setUpWorld(): void {
  beforeAll(async () => {
    server = await startTestServer();
    conversations.length = 0;
    let ana: Person;
    let deleted: Person;
    [sharer, ana, deleted] = await registerPeople(server, 'sharer', 'ana', 'gone');
    start = (await buildPost(sharer)).id;
    const [, stories] = await buildStories(server, 1);
    storyId = stories[0]!;
    const signedIn = relations.filter((relation) => relation !== 'anonymous');
    for (const relation of signedIn) {
      const viewer = relation === 'self' ? ana : await registerPerson(server, relation.replaceAll(' ', '-'));
      viewers[relation] = viewer;
      await insertRelation(viewer, ana, relation);
      if (relation !== 'self') await insertRelation(viewer, deleted, relation);
      await connect(server, viewer, sharer);
    }
    await connect(server, sharer, deleted);
    viewers.anonymous = visitor(server);
    for (const [presence, author] of [
      ['there', ana],
      ['hidden', deleted],
    ] as const) {
      await setProfile(author);
      contents[presence] = {
        public: await publish(author, 'public', `zebra${presence}open`),
        private: await publish(author, 'private', `zebra${presence}closed`),
      };
      const about = await buildPost(sharer);
      const remark = await buildComment(author, about.id);
      await author.rest(`/api/posts/${about.id}/like`, { method: 'POST' });
      await author.rest(`/api/posts/${about.id}/share`, { body: { content: '' } });
      const question = await buildComment(sharer, about.id);
      const reply = await buildComment(sharer, about.id, { parent_id: remark.id });
      const replyComment = await buildComment(author, about.id, { parent_id: question.id });
      remarks[presence] = { postId: about.id, commentId: remark.id, replyId: reply.id, answerId: replyComment.id };
      await follow(server, author, sharer);
      await follow(server, sharer, author);
      for (const { id } of Object.values(viewers)) {
        if (!id) continue;
        for (const { postId, commentId } of Object.values(contents[presence])) {
          await server.sql('insert into post_bookmark (post_id, account_id) values ($1, $2)', [postId, id]);
          await insertNotification(id, 'post.liked', postId, sharer);
          await insertNotification(id, 'comment.liked', commentId, sharer);
        }
        await insertNotification(id, 'comment.liked', remark.id, sharer);
        if (id !== author.id) await insertNotification(id, 'connection.accepted', author.id, author);
        const viewer = Object.values(viewers).find((one) => one.id === id) as Person;
        if (id !== author.id) await insertConversation(viewer, author, `zebra${presence}open`, 'joined');
        if (id !== author.id) await insertConversation(viewer, author, `zebra${presence}ask`, 'requested');
      }
    }
    await hideProfile(server, deleted);
    await server.waitForRelay();
  });
  afterAll(() => server.close());
}
