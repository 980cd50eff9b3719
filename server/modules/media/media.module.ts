import type { Module } from '../module';
import { Media, Upload } from './media.entity';
import { MediaResolver } from './media.resolver';
import { mediaRoutes } from './media.routes';
import { removeStoredFiles, cleanUpMedia } from './media.cleanup';

export const mediaModule: Module = {
  entities: [Media, Upload],
  resolvers: [MediaResolver],
  routes: mediaRoutes,
  personalData: {
    pictures: 'select id, folder, url, width, height, bytes, created_at from media where owner_id = $1 order by id',
  },
  jobs: {
    'media.removeFiles': { maxSeconds: 120, run: removeStoredFiles },
    'media.sweep': { maxSeconds: 300, cron: '27 * * * *', run: cleanUpMedia },
  },
};
