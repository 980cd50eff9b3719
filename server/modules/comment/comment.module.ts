import type { Module } from '../module';
import { Comment } from './comment.entity';
import { postReadable } from '../post/post.policy';
import { personNotMuted } from '../../visibility/people';
import { eraseComments } from './comment.erase';
import { commentReadable } from './comment.policy';
import { readComment } from './comment.reads';
import { CommentResolver } from './comment.resolver';
import { commentRoutes } from './comment.routes';

/** Notifications whose subject is a comment are visible to people who may see the comment. */
const aboutComment = {
  visible: (n: string) =>
    `coalesce((select true from comment c where c.id = ${n}.subject_id and ${commentReadable('c')}), false)`,
  path: (n: string) =>
    `(select '/post/' || c.post_id || '#comment-' || c.id from comment c where c.id = ${n}.subject_id)`,
  about: (n: string) => `(select c.content from comment c where c.id = ${n}.subject_id)`,
};

/** SQL of one value: an expression on the newest of the comments that a notification is about; null when none is left. */
const ofNewestComment = (n: string, value: string) => `
  (select ${value} from notification_actor a join comment c on c.id = a.action_id
   where a.notification_id = ${n}.id and ${commentReadable('c')} and ${personNotMuted('a.actor_id')} order by a.created_at desc limit 1)`;

/** Quotes the newest comment and links to it. The fallback is for comments that were deleted since. */
const aboutNewestComment = (fallback: { path: (n: string) => string; about: (n: string) => string }) => ({
  path: (n: string) =>
    `coalesce(${ofNewestComment(n, `'/post/' || c.post_id || '#comment-' || c.id`)}, ${fallback.path(n)})`,
  about: (n: string) => `coalesce(${ofNewestComment(n, 'c.content')}, ${fallback.about(n)})`,
});

export const commentModule: Module = {
  entities: [Comment],
  resolvers: [CommentResolver],
  routes: commentRoutes,
  nodes: { Comment: readComment },
  erase: eraseComments,
  notifications: {
    'comment.created': {
      group: 'Your posts',
      label: 'Comments',
      description: 'When someone comments on your post.',
      verb: 'commented on your post',
      visible: (n) => postReadable(`${n}.subject_id`),
      ...aboutNewestComment({
        path: (n) => `'/post/' || ${n}.subject_id`,
        about: (n) => `(select content from post where id = ${n}.subject_id)`,
      }),
    },
    'comment.replied': {
      ...aboutComment,
      group: 'Your comments',
      label: 'Replies',
      description: 'When someone replies to your comment.',
      verb: 'replied to your comment',
      ...aboutNewestComment(aboutComment),
    },
    'comment.liked': {
      ...aboutComment,
      group: 'Your comments',
      label: 'Comment likes',
      description: 'When someone likes your comment.',
      verb: 'liked your comment',
    },
    'comment.mentioned': {
      ...aboutComment,
      group: 'Mentions',
      label: 'Mentions in comments',
      description: 'When someone mentions you in a comment.',
      verb: 'mentioned you in a comment',
    },
  },
  personalData: {
    comments:
      'select id, post_id, parent_id, content, like_count, created_at from comment where author_id = $1 order by id',
    comment_likes: 'select comment_id, created_at from comment_like where account_id = $1 order by created_at',
  },
};
