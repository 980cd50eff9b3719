import type { Module } from '../module';
import { Comment } from './comment.entity';
import { eraseComments } from './comment.erase';
import { readComment } from './comment.reads';
import { CommentResolver } from './comment.resolver';
import { commentRoutes } from './comment.routes';

export const commentModule: Module = {
  name: 'comment',
  entities: [Comment],
  resolvers: [CommentResolver],
  routes: commentRoutes,
  nodes: { Comment: readComment },
  erase: eraseComments,
  notifications: {
    'comment.created': { group: 'Your posts', label: 'Comments', description: 'Somebody comments on your post.' },
    'comment.replied': { group: 'Your comments', label: 'Replies', description: 'Somebody replies to your comment.' },
    'comment.liked': { group: 'Your comments', label: 'Likes of comments', description: 'Somebody likes your comment.' },
  },
  personalData: {
    comments: 'select id, post_id, parent_id, content, like_count, created_at from comment where author_id = $1 order by id',
    comment_likes: 'select comment_id, created_at from comment_like where account_id = $1 order by created_at',
  },
};
