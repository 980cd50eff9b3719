import type { People, Person } from './buildPeople';
import { hoursAfter, hoursBefore } from './clock';
import { pictureAlt } from './pictures';
import { posts } from './posts';
import type { RandomSource } from './random';
import type { CommentRow, PostRow, Rows } from './rows';
import type { PictureName, SeedPost, StoryName } from './types';

type PostRows = Pick<Rows, 'post' | 'post_revision' | 'post_like' | 'post_bookmark' | 'comment' | 'comment_like'> & {
  /** Ids of posts and of their helpful comments. */
  helpful: { id: string; helpful_comment_id: string }[];
};

type SeedContext = {
  now: Date;
  random: RandomSource;
  people: People;
  getMediaId: (name: PictureName) => string;
  getStoryId: (name: StoryName) => string;
};

/** Builds all posts with comments, likes and bookmarks. The stored counts match the rows. */
export function buildPosts(ctx: SeedContext): PostRows {
  const rows: PostRows = {
    post: [],
    post_revision: [],
    post_like: [],
    post_bookmark: [],
    comment: [],
    comment_like: [],
    helpful: [],
  };
  const postsByName = new Map<string, PostRow>();
  for (const seed of posts) {
    const post = addPost(ctx, seed, postsByName, rows);
    if (seed.name) postsByName.set(seed.name, post);
    const readers = ctx.people.all.filter(
      (person) =>
        person.id !== post.author_id &&
        (post.is_public || ctx.people.areConnected(person, ctx.people.byUsername(seed.by))),
    );
    addThread(ctx, seed, post, readers, rows);
    addReactions(ctx, post, readers, rows);
  }
  // Search results are ordered by insertion.
  rows.post.sort((one, other) => (one.id < other.id ? -1 : 1));
  return rows;
}

function addPost(
  { now, random, people, getMediaId, getStoryId }: SeedContext,
  seed: SeedPost,
  postsByName: Map<string, PostRow>,
  rows: PostRows,
): PostRow {
  const created_at = hoursBefore(now, seed.ageHours + random.next() * 0.8);
  const original = seed.shares ? postsByName.get(seed.shares) : undefined;
  if (seed.shares && !original) throw new Error(`No earlier post is named ${seed.shares}.`);
  const edited_at = seed.originalText === undefined ? null : hoursAfter(created_at, 2);
  const post: PostRow = {
    id: random.uuidAt(created_at),
    author_id: people.byUsername(seed.by).id,
    content: seed.text,
    image_id: seed.picture ? getMediaId(seed.picture) : null,
    image_alt: seed.picture ? pictureAlt(seed.picture) : '',
    news_story_id: seed.story ? getStoryId(seed.story) : null,
    is_public: !seed.isPrivate,
    is_edited: edited_at !== null,
    edited_at,
    shared_post_id: original?.id ?? null,
    is_share: original !== undefined,
    like_count: 0,
    comment_count: 0,
    share_count: 0,
    created_at,
  };
  if (original) original.share_count++;
  if (seed.originalText !== undefined)
    rows.post_revision.push({ post_id: post.id, number: 1, content: seed.originalText, written_at: created_at });
  rows.post.push(post);
  return post;
}

/** Adds the comments of a post in their written order, more of them in the first hours. */
function addThread(
  { now, random, people }: SeedContext,
  seed: SeedPost,
  post: PostRow,
  readers: Person[],
  rows: PostRows,
): void {
  const comments = seed.comments ?? [];
  const total = comments.reduce((sum, [, , replies = []]) => sum + 1 + replies.length, 0);
  const spanMs = Math.min((now.getTime() - post.created_at.getTime()) * 0.9, 30 * 3_600_000);
  const addComment = (by: string, content: string, parent_id: string | null): CommentRow => {
    const created_at = new Date(post.created_at.getTime() + spanMs * ((post.comment_count + 1) / (total + 1)) ** 1.5);
    const comment: CommentRow = {
      id: random.uuidAt(created_at),
      post_id: post.id,
      parent_id,
      author_id: people.byUsername(by).id,
      content,
      like_count: 0,
      created_at,
    };
    post.comment_count++;
    rows.comment.push(comment);
    for (const { id } of [...readers, people.byUsername(seed.by)]) {
      if (id === comment.author_id || !random.chance(parent_id ? 0.06 : 0.14)) continue;
      rows.comment_like.push({
        comment_id: comment.id,
        account_id: id,
        created_at: random.timeBetween(created_at, now),
      });
      comment.like_count++;
    }
    return comment;
  };
  comments.forEach(([by, text, replies = []], n) => {
    const { id } = addComment(by, text, null);
    for (const [replier, reply] of replies) addComment(replier, reply, id);
    if (n === seed.helpful) rows.helpful.push({ id: post.id, helpful_comment_id: id });
  });
}

/** Adds likes, more of them to posts with many comments, and bookmarks: one post in fifteen, for alice one in five. */
function addReactions({ now, random }: SeedContext, post: PostRow, readers: Person[], rows: PostRows): void {
  const appeal = Math.min(0.8, 0.08 + post.comment_count * 0.05 + random.next() * 0.25);
  for (const { id, username } of readers) {
    if (random.chance(appeal)) {
      rows.post_like.push({ post_id: post.id, account_id: id, created_at: random.timeBetween(post.created_at, now) });
      post.like_count++;
    }
    if (random.chance(username === 'alice' ? 0.2 : 0.065))
      rows.post_bookmark.push({
        post_id: post.id,
        account_id: id,
        created_at: random.timeBetween(post.created_at, now),
      });
  }
}
