import type { Module } from '../module';
import { viewerParameter } from '../graph/graph.policy';
import { Profile } from './profile.entity';
import { ProfileResolver } from './profile.resolver';
import { profileRoutes } from './profile.routes';
import { readProfile } from './profile.service';

export const profileModule: Module = {
  name: 'profile',
  entities: [Profile],
  resolvers: [ProfileResolver],
  routes: profileRoutes,
  topics: { user: { audible: (id) => `${id} = ${viewerParameter}` } },
  nodes: { Profile: (ctx, id) => readProfile(ctx, 'id', id) },
};
