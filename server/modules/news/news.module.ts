import { outboundQueue } from '../../queue/job';
import type { Module } from '../module';
import { fetchSource, maxSeconds } from './news.fetch';
import { newsLists } from './news.reads';
import { NewsResolver } from './news.resolver';
import { newsRoutes } from './news.routes';
import { pruneNews, scheduleFetches } from './news.schedule';

export const newsModule: Module = {
  resolvers: [NewsResolver],
  lists: newsLists,
  routes: newsRoutes,
  pictures: ['news_story.image_id'],
  jobs: {
    'news.schedule': { maxSeconds: 60, cron: '* * * * *', run: scheduleFetches },
    'news.fetchSource': { maxSeconds, queue: outboundQueue, run: fetchSource },
    'news.prune': { maxSeconds: 60, cron: '47 * * * *', run: pruneNews },
  },
  personalData: {
    news_bookmarks: `select b.story_id, s.title, s.url, b.created_at from news_bookmark b join news_story s on s.id = b.story_id
                     where b.account_id = $1 order by b.created_at`,
    news_sources_off: `select o.source_id, s.title, s.url, o.created_at from news_source_off o join news_source s on s.id = o.source_id
                       where o.account_id = $1 order by o.created_at`,
  },
};
