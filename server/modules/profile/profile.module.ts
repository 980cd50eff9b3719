import type { Module } from '../module';
import { viewerParameter } from '../../visibility/people';
import { Profile } from './profile.entity';
import { ProfileResolver } from './profile.resolver';
import { profileRoutes } from './profile.routes';
import { readProfile } from './profile.reads';

export const profileModule: Module = {
  entities: [Profile],
  resolvers: [ProfileResolver],
  routes: profileRoutes,
  topics: { user: { subscribable: (id) => `${id} = ${viewerParameter}` } },
  pictures: ['profile.avatar_id', 'profile.cover_id'],
  personalData: {
    profile: `select username, display_name, headline, bio, location, skills, stage, looking_for, looking_for_note, links, avatar_url, cover_image_url, created_at, updated_at
              from profile where id = $1`,
  },
  nodes: { Profile: (ctx, id) => readProfile(ctx, 'id', id) },
};
