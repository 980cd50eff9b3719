import type { Module } from '../module';
import { Comment } from './comment.entity';
import { readComment } from './comment.reads';
import { CommentResolver } from './comment.resolver';
import { commentRoutes } from './comment.routes';

export const commentModule: Module = {
  name: 'comment',
  entities: [Comment],
  resolvers: [CommentResolver],
  routes: commentRoutes,
  nodes: { Comment: readComment },
};
