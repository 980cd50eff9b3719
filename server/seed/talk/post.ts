import type { PictureName } from '../pictures/pictures';

/** Something said below a post. `after` counts from the post, such as "40m" or "1d2h". */
export type DemoComment = { by: string; after: string; text: string; likes: number; replies: DemoComment[] };

/** A post of the demo community, with its whole thread. `ago` counts back from the seeding. */
export type DemoPost = {
  by: string;
  ago: string;
  text: string;
  likes?: number;
  bookmarks?: number;
  /** For accepted connections only. */
  isPrivate?: boolean;
  /** What it said before its edit, which came so long after. */
  edited?: { after: string; was: string };
  picture?: { name: PictureName; alt: string };
  /** A name for shares to refer to. */
  key?: string;
  /** The key of the post that this one passes on. */
  shares?: string;
  comments?: DemoComment[];
  /** Which of the comments helped, counted from 0. */
  helpful?: number;
};

export const says = (by: string, after: string, text: string, likes = 0, ...replies: DemoComment[]): DemoComment => ({ by, after, text, likes, replies });
