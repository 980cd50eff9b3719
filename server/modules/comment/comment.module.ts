import type { Module } from '../module';
import { Comment } from './comment.entity';
import { postReadable } from '../post/post.policy';
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
      description: 'Somebody comments on your post.',
      verb: 'commented on your post',
      visible: (n) => postReadable(`${n}.subject_id`),
      path: (n) => `'/post/' || ${n}.subject_id`,
      about: (n) => `(select content from post where id = ${n}.subject_id)`,
    },
    'comment.replied': {
      ...aboutComment,
      group: 'Your comments',
      label: 'Replies',
      description: 'Somebody replies to your comment.',
      verb: 'replied to your comment',
    },
    'comment.liked': {
      ...aboutComment,
      group: 'Your comments',
      label: 'Likes of comments',
      description: 'Somebody likes your comment.',
      verb: 'liked your comment',
    },
    'comment.mentioned': {
      ...aboutComment,
      group: 'Mentions',
      label: 'Mentions in comments',
      description: 'Somebody mentions you in a comment.',
      verb: 'mentioned you in a comment',
    },
  },
  personalData: {
    comments:
      'select id, post_id, parent_id, content, like_count, created_at from comment where author_id = $1 order by id',
    comment_likes: 'select comment_id, created_at from comment_like where account_id = $1 order by created_at',
  },
};
