import { slowQueue } from '../../queue/job';
import type { Module } from '../module';
import { viewerParameter } from '../../visibility/people';
import { Post } from './post.entity';
import { erasePosts } from './post.erase';
import { postPeopleLists } from './post.people';
import { postPictureRoute } from './post.pictures';
import { postReadable } from './post.policy';
import { postLists, readPost } from './post.reads';
import { maxSeconds, placePicture, placePictures } from './post.placement';
import { PostResolver } from './post.resolver';
import { postRoutes } from './post.routes';

/** Notifications whose subject is a post are visible to people who may see the post. */
const aboutPost = {
  visible: (n: string) => postReadable(`${n}.subject_id`),
  path: (n: string) => `'/post/' || ${n}.subject_id`,
  about: (n: string) => `(select content from post where id = ${n}.subject_id)`,
};

export const postModule: Module = {
  entities: [Post],
  resolvers: [PostResolver],
  lists: { ...postLists, ...postPeopleLists },
  routes: postRoutes,
  mediaRoutes: postPictureRoute,
  topics: {
    post: { subscribable: postReadable, idsOnly: true },
    // Carries ids of public posts and of deleted accounts only, so every signed-in person may subscribe.
    feed: { subscribable: () => `${viewerParameter} is not null`, isGlobal: true, idsOnly: true },
  },
  nodes: { Post: readPost },
  pictures: ['post.image_id'],
  jobs: {
    'post.placePicture': { maxSeconds, queue: slowQueue, run: placePicture },
    'post.placePictures': { maxSeconds: 900, queue: slowQueue, cron: '17 * * * *', run: placePictures },
  },
  erase: erasePosts,
  notifications: {
    'post.liked': {
      ...aboutPost,
      group: 'Your posts',
      label: 'Likes',
      description: 'When someone likes your post.',
      verb: 'liked your post',
    },
    'post.shared': {
      ...aboutPost,
      group: 'Your posts',
      label: 'Shares',
      description: 'When someone shares your post.',
      verb: 'shared your post',
    },
    'post.mentioned': {
      ...aboutPost,
      group: 'Mentions',
      label: 'Mentions in posts',
      description: 'When someone mentions you in a post.',
      verb: 'mentioned you in a post',
    },
  },
  personalData: {
    posts: `select p.id, p.content, p.is_public, p.is_edited, p.is_share, p.shared_post_id, p.image_alt, m.url as image, story.url as news_story, p.job_id, p.like_count, p.comment_count, p.share_count, p.created_at, p.edited_at
            from post p left join media m on m.id = p.image_id left join news_story story on story.id = p.news_story_id where p.author_id = $1 order by p.id`,
    post_revisions:
      'select r.post_id, r.number, r.content, r.written_at from post_revision r join post p on p.id = r.post_id where p.author_id = $1 order by r.post_id, r.number',
    post_likes: 'select post_id, created_at from post_like where account_id = $1 order by created_at',
    bookmarks: 'select post_id, created_at from post_bookmark where account_id = $1 order by created_at',
    reports: 'select post_id, reason, created_at from post_report where account_id = $1 order by created_at',
  },
};
