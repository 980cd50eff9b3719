import type { Module } from '../module';
import { viewerParameter } from '../graph/graph.policy';
import { Post } from './post.entity';
import { postReadable } from './post.policy';
import { postLists, readPost } from './post.reads';
import { PostResolver } from './post.resolver';
import { postRoutes } from './post.routes';

export const postModule: Module = {
  name: 'post',
  entities: [Post],
  resolvers: [PostResolver],
  lists: postLists,
  routes: postRoutes,
  topics: {
    post: { audible: postReadable },
    // Tells only that something new exists; whoever is signed in may hear it.
    feed: { audible: () => `${viewerParameter} is not null` },
  },
  nodes: { Post: readPost },
};
