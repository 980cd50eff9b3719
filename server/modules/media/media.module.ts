import { slowQueue } from '../../queue/job';
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
    'media.removeFiles': { maxSeconds: 120, queue: slowQueue, run: removeStoredFiles },
    'media.sweep': { maxSeconds: 300, queue: slowQueue, cron: '27 * * * *', run: cleanUpMedia },
  },
};
