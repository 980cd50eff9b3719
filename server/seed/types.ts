import type { Link, Need, Stage } from '../modules/profile/profile.inputs';

/** One of the drawn faces; see faces.ts. */
export type Face = {
  hair: 'short' | 'long' | 'bun' | 'curly' | 'none' | 'scarf';
  hairColour: string;
  skin: string;
  shirt: string;
  ground: string;
  glasses?: true;
  beard?: true;
};

/** Drawn covers by name, see covers.ts. */
export type CoverName = 'appointments' | 'lanes' | 'sea' | 'hills' | 'weave';

/** `joined` is in days before now. Without a face or a cover the interface draws its own. */
export type CastMember = {
  username: string;
  name: string;
  headline: string;
  bio: string;
  location: string;
  joined: number;
  face?: Face;
  cover?: CoverName;
  skills: string[];
  stage?: Stage;
  lookingFor: Need[];
  lookingForNote?: string;
  links?: Link[];
};

export type Reply = [by: string, text: string];
export type Remark = [by: string, text: string, replies?: Reply[]];

/** Pictures by name, see pictures.ts. */
export type PictureName = 'churn' | 'funnel' | 'pricing' | 'whiteboard' | 'cash' | 'cohorts';

/** A line of a conversation, and who reacted to it: names by emoji. */
export type Line = [by: string, text: string, reactions?: Record<string, string>];

/** Who talks and what is said, begun `age` hours before now. The last `unread` lines alice has not read. */
export type SeedConversation = {
  between: string;
  title?: string;
  age: number;
  isRequest?: true;
  unread?: number;
  lines: Line[];
};

/**
 * A post and what was said below it. `age` is in hours before now.
 * `before` holds the words of an edited post's first version; `helpful` is the index of the remark that helped;
 * `shares` is the `name` of the post that is passed on.
 */
export type SeedPost = {
  by: string;
  age: number;
  text: string;
  name?: string;
  picture?: PictureName;
  before?: string;
  isPrivate?: true;
  shares?: string;
  helpful?: number;
  remarks?: Remark[];
};
