import type { Module } from '../module';
import { Block, Connection, Follow } from './graph.entity';
import { graphLists } from './graph.reads';
import { GraphResolver } from './graph.resolver';
import { graphRoutes } from './graph.routes';

export const graphModule: Module = {
  name: 'graph',
  entities: [Connection, Follow, Block],
  resolvers: [GraphResolver],
  lists: graphLists,
  routes: graphRoutes,
  personalData: {
    connections: 'select id, requester_id, recipient_id, status, message, created_at, responded_at from connection where requester_id = $1 or recipient_id = $1 order by id',
    follows: 'select follower_id, followee_id, created_at from follow where follower_id = $1 or followee_id = $1 order by created_at',
    blocks: 'select blocked_id, created_at from block where blocker_id = $1 order by created_at',
  },
};
