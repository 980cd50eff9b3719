import type { People, Person } from './buildPeople';
import { hoursAfter, hoursBefore, type Dice } from './clock';
import { altOf } from './pictures';
import { posts } from './posts';
import type { CommentRow, PostRow, Rows } from './rows';
import type { PictureName, SeedPost } from './types';

type Built = Pick<Rows, 'post' | 'post_revision' | 'post_like' | 'post_bookmark' | 'comment' | 'comment_like'> & {
  /** Posts with the comment that helped. */
  helpful: { id: string; helpful_comment_id: string }[];
};

type World = { now: Date; dice: Dice; people: People; mediaIdOf: (name: PictureName) => string };

/** All posts with what was said about them; the stored counts are those of the rows. */
export function buildPosts(world: World): Built {
  const built: Built = {
    post: [],
    post_revision: [],
    post_like: [],
    post_bookmark: [],
    comment: [],
    comment_like: [],
    helpful: [],
  };
  const named = new Map<string, PostRow>();
  for (const seed of posts) {
    const post = addPost(world, seed, named, built);
    if (seed.name) named.set(seed.name, post);
    const readers = world.people.all.filter(
      (person) =>
        person.id !== post.author_id &&
        (post.is_public || world.people.areConnected(person, world.people.named(seed.by))),
    );
    addThread(world, seed, post, readers, built);
    addReactions(world, post, readers, built);
  }
  // Searches list posts in the order in which they came.
  built.post.sort((one, other) => (one.id < other.id ? -1 : 1));
  return built;
}

function addPost(
  { now, dice, people, mediaIdOf }: World,
  seed: SeedPost,
  named: Map<string, PostRow>,
  built: Built,
): PostRow {
  const created_at = hoursBefore(now, seed.age + dice.next() * 0.8);
  const original = seed.shares ? named.get(seed.shares) : undefined;
  if (seed.shares && !original) throw new Error(`No earlier post is named ${seed.shares}.`);
  const edited_at = seed.before === undefined ? null : hoursAfter(created_at, 2);
  const post: PostRow = {
    id: dice.idAt(created_at),
    author_id: people.named(seed.by).id,
    content: seed.text,
    image_id: seed.picture ? mediaIdOf(seed.picture) : null,
    image_alt: seed.picture ? altOf(seed.picture) : '',
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
  if (seed.before !== undefined)
    built.post_revision.push({ post_id: post.id, number: 1, content: seed.before, written_at: created_at });
  built.post.push(post);
  return post;
}

/** Comments in the order they are written down, denser in the first hours. */
function addThread({ now, dice, people }: World, seed: SeedPost, post: PostRow, readers: Person[], built: Built): void {
  const remarks = seed.remarks ?? [];
  const total = remarks.reduce((sum, [, , replies = []]) => sum + 1 + replies.length, 0);
  const span = Math.min((now.getTime() - post.created_at.getTime()) * 0.9, 30 * 3_600_000);
  const say = (by: string, content: string, parent_id: string | null): CommentRow => {
    const created_at = new Date(post.created_at.getTime() + span * ((post.comment_count + 1) / (total + 1)) ** 1.5);
    const comment: CommentRow = {
      id: dice.idAt(created_at),
      post_id: post.id,
      parent_id,
      author_id: people.named(by).id,
      content,
      like_count: 0,
      created_at,
    };
    post.comment_count++;
    built.comment.push(comment);
    for (const { id } of [...readers, people.named(seed.by)]) {
      if (id === comment.author_id || !dice.falls(parent_id ? 0.06 : 0.14)) continue;
      built.comment_like.push({ comment_id: comment.id, account_id: id, created_at: dice.soonAfter(created_at, now) });
      comment.like_count++;
    }
    return comment;
  };
  remarks.forEach(([by, text, replies = []], n) => {
    const { id } = say(by, text, null);
    for (const [replier, reply] of replies) say(replier, reply, id);
    if (n === seed.helpful) built.helpful.push({ id: post.id, helpful_comment_id: id });
  });
}

/** The busier a thread, the more likes; somebody keeps one post in fifteen, alice one in five. */
function addReactions({ now, dice }: World, post: PostRow, readers: Person[], built: Built): void {
  const appeal = Math.min(0.8, 0.08 + post.comment_count * 0.05 + dice.next() * 0.25);
  for (const { id, username } of readers) {
    if (dice.falls(appeal)) {
      built.post_like.push({ post_id: post.id, account_id: id, created_at: dice.soonAfter(post.created_at, now) });
      post.like_count++;
    }
    if (dice.falls(username === 'alice' ? 0.2 : 0.065))
      built.post_bookmark.push({ post_id: post.id, account_id: id, created_at: dice.soonAfter(post.created_at, now) });
  }
}
