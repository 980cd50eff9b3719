/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, ISO 8601 with date, time and offset. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** What someone said on a post. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Who wrote it. */
  author: Profile;
  /** Plain text, 1 to 1,250 characters. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The post’s author marked it as the one that helped. */
  isHelpful: Scalars['Boolean']['output'];
  /** People who like it. */
  likeCount: Scalars['Int']['output'];
  /** The comment it replies to. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The post it is on. */
  postId: Scalars['ID']['output'];
  /** Replies, oldest first, at most 100; a reply has none. */
  replies: Array<Comment>;
  /** You may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** You may mark it as the one that helped. */
  viewerCanMarkHelpful: Scalars['Boolean']['output'];
  /** You like it. */
  viewerHasLiked: Scalars['Boolean']['output'];
};

/** A page of Comments. */
export type CommentConnection = {
  __typename?: 'CommentConnection';
  /** The rows, in the list’s order. */
  edges: Array<CommentEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Comments. */
export type CommentEdge = {
  __typename?: 'CommentEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Comment;
};

/** Order of a post’s comments. Replies are always oldest first. */
export type CommentSort =
  /** Most liked first. */
  | 'MOST_LIKED'
  /** Latest first. */
  | 'NEWEST'
  /** As the talk went. */
  | 'OLDEST';

/** A new post: words, a picture, or both. */
export type CreatePostInput = {
  /** Up to 3,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** URL of a picture you uploaded before. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What the picture shows; up to 1,500 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** False keeps it to accepted connections; default true. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was deleted. */
export type Deleted = {
  __typename?: 'Deleted';
  /** Id of the thing that is gone. */
  id: Scalars['ID']['output'];
};

/** A change that you may see. Its data is absolute: applying it twice is harmless. */
export type Event = {
  __typename?: 'Event';
  /** The channel it was heard on. */
  channel: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Ids and counts; its shape follows the type. */
  data: Scalars['JSON']['output'];
  /** Number in the log, growing; continue after it. */
  id: Scalars['ID']['output'];
  /** What happened, such as post.counted. */
  type: Scalars['String']['output'];
};

/** A page of Events. Continue after endCursor, which may be past the last row shown. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** The rows, oldest first. */
  edges: Array<EventEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Events. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** The event’s id. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: Event;
};

/** Which posts a feed has, and in what order. */
export type FeedMode =
  /** Newest posts of people you follow or are connected to, and your own. */
  | 'FOLLOWING'
  /** Ranked: hot posts, people you follow or know first. Each says why it is there. */
  | 'FOR_YOU'
  /** Newest posts of everyone you may see. */
  | 'LATEST';

/** Why a post is shown. */
export type FeedReason =
  /** You are connected to its author. */
  | 'CONNECTED'
  /** You follow its author. */
  | 'FOLLOWING'
  /** You wrote it. */
  | 'OWN'
  /** Many liked, discussed or shared it. */
  | 'POPULAR'
  /** It is new. */
  | 'RECENT';

/** A picture, re-encoded and without metadata. */
export type Image = {
  __typename?: 'Image';
  /** What the picture shows, for those who do not see it; may be empty. */
  alt: Scalars['String']['output'];
  /** Height of the largest size, pixels. */
  height: Scalars['Int']['output'];
  /** ThumbHash in base64: a blurred preview of about 25 bytes. */
  placeholder: Scalars['String']['output'];
  /** All sizes, as an HTML srcset. */
  srcSet: Scalars['String']['output'];
  /** Address of the largest size. */
  url: Scalars['String']['output'];
  /** Width of the largest size, pixels. */
  width: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Changes the password and ends your other sessions. */
  changePassword: Scalars['Boolean']['output'];
  /** Comments on a post, or replies to a comment on it. */
  createComment: Comment;
  /** Publishes a post. */
  createPost: Post;
  /** Deletes a comment with its replies. Answers its post. */
  deleteComment: Post;
  /** Deletes your own post with everything on it. */
  deletePost: Deleted;
  /** Signs in. */
  login: SessionPayload;
  /** Ends the session of the token that this call carries. */
  logout: Scalars['Boolean']['output'];
  /** Makes an account and signs it in. */
  register: SessionPayload;
  /** Tells the operator that a post breaks the rules. */
  reportPost: Scalars['Boolean']['output'];
  /** Sets whether a comment on your post is the one that helped. One for each post. */
  setCommentHelpful: Comment;
  /** Sets whether you like a comment. Safe to repeat. */
  setCommentLike: Comment;
  /** Sets whether a post is in your bookmarks. Safe to repeat. */
  setPostBookmark: Post;
  /** Sets whether you like a post. Safe to repeat. */
  setPostLike: Post;
  /** Passes a public post on to your own readers. Answers the new post. */
  sharePost: Post;
  /** Changes your own post. */
  updatePost: Post;
  /** Changes your own profile. */
  updateProfile: Profile;
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationCreateCommentArgs = {
  content: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationReportPostArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSetCommentHelpfulArgs = {
  helpful: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetCommentLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetPostBookmarkArgs = {
  bookmarked: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetPostLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSharePostArgs = {
  content?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationUpdatePostArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePostInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** Anything with an id of its own, readable by node(id). */
export type Node = {
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
};

/** Where a page of a list stands. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last row: `after` of the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** More rows come after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** What a person published. Private posts are for accepted connections. */
export type Post = Node & {
  __typename?: 'Post';
  /** Who wrote it. */
  author: Profile;
  /** Comments and replies on it. */
  commentCount: Scalars['Int']['output'];
  /** Comments on the post, each with its replies. */
  comments: CommentConnection;
  /** Plain text, up to 3,000 characters; may be empty beside a picture or a share. */
  content: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** When its words were last changed. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The picture, if it has one. */
  image?: Maybe<Image>;
  /** Its words were changed after publishing; see revisions. */
  isEdited: Scalars['Boolean']['output'];
  /** Everyone signed in may read it; otherwise only accepted connections. */
  isPublic: Scalars['Boolean']['output'];
  /** It passes on another post: sharedPost, or null there when that one is gone or hidden from you. */
  isShare: Scalars['Boolean']['output'];
  /** People who like it. */
  likeCount: Scalars['Int']['output'];
  /** What it said before each edit, oldest first. */
  revisions: Array<PostRevision>;
  /** Times it was shared. */
  shareCount: Scalars['Int']['output'];
  /** The post that this one passes on. */
  sharedPost?: Maybe<Post>;
  /** You may change and delete it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** You may share it. */
  viewerCanShare: Scalars['Boolean']['output'];
  /** It is in your bookmarks. */
  viewerHasBookmarked: Scalars['Boolean']['output'];
  /** You like it. */
  viewerHasLiked: Scalars['Boolean']['output'];
};


/** What a person published. Private posts are for accepted connections. */
export type PostCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CommentSort>;
};

/** A page of Posts. */
export type PostConnection = {
  __typename?: 'PostConnection';
  /** The rows, in the list’s order. */
  edges: Array<PostEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Posts. */
export type PostEdge = {
  __typename?: 'PostEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The post. */
  node: Post;
  /** Why it is shown, in the feeds that choose. */
  reason?: Maybe<FeedReason>;
};

/** What a post said before an edit. */
export type PostRevision = {
  __typename?: 'PostRevision';
  /** The words of then. */
  content: Scalars['String']['output'];
  /** When they were written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** A person as others see them. */
export type Profile = Node & {
  __typename?: 'Profile';
  /** Picture, or null for a drawn one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** About the person; at most 2,600 characters. */
  bio: Scalars['String']['output'];
  /** Wide picture behind the name, or null for a drawn one. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the person joined. */
  createdAt: Scalars['DateTime']['output'];
  /** Name to show; at most 64 characters. */
  displayName: Scalars['String']['output'];
  /** One line on what the person does; at most 220 characters. */
  headline: Scalars['String']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Where the person is; at most 100 characters. */
  location: Scalars['String']['output'];
  /** Unique handle: 3 to 30 of a-z, 0-9, _, and inner . or -. */
  username: Scalars['String']['output'];
  /** This is you. */
  viewerIsSelf: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Your bookmarks, latest first. */
  bookmarkedPosts: PostConnection;
  /** One comment. NOT_FOUND also when it is hidden from you. */
  comment?: Maybe<Comment>;
  /** Events that you may see after one you know, oldest first. CONFLICT when the log no longer reaches back so far. */
  events: EventConnection;
  /** The home feed. */
  feed: PostConnection;
  /** Id of the newest event: start here, then catch up from it. */
  latestEventId: Scalars['ID']['output'];
  /** The signed-in person, or null. */
  me?: Maybe<Viewer>;
  /** How many posts by others came into a feed after a post, at most 100. */
  newPostCount: Scalars['Int']['output'];
  /** Anything by its id. NOT_FOUND also when it is hidden from you. */
  node?: Maybe<Node>;
  /** One post. NOT_FOUND also when it is hidden from you. */
  post?: Maybe<Post>;
  /** A person’s posts that you may see, newest first. */
  postsBy: PostConnection;
  /** A person, by id or username. NOT_FOUND also across a block. */
  profile?: Maybe<Profile>;
  /** Posts that match words, "quoted phrases" and -exclusions, newest first. */
  searchPosts: PostConnection;
};


export type QueryBookmarkedPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventsArgs = {
  after: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  mode?: InputMaybe<FeedMode>;
};


export type QueryNewPostCountArgs = {
  after: Scalars['ID']['input'];
  mode?: InputMaybe<FeedMode>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPostsByArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryProfileArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};

/** A new account. */
export type RegisterInput = {
  /** Address for sign-in and mail; trimmed and lowercased. */
  email: Scalars['String']['input'];
  /** 8 to 128 characters, and not a common one. */
  password: Scalars['String']['input'];
  /** 3 to 30 of a-z, 0-9, _, and inner . or -; trimmed and lowercased. */
  username: Scalars['String']['input'];
};

/** A started session. Its refresh token is in a cookie for /api/auth/refresh. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Bearer token, good for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** Who signed in. */
  user: SessionUser;
};

/** Who signed in. */
export type SessionUser = {
  __typename?: 'SessionUser';
  /** The person’s address. */
  email: Scalars['String']['output'];
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** The person’s username. */
  username: Scalars['String']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Events of one channel from now on, such as private-post-{id} or private-user-{id}. */
  event: Event;
  /** A post as you see it, each time something on it changes; null once it is gone. */
  postUpdated?: Maybe<Post>;
};


export type SubscriptionEventArgs = {
  channel: Scalars['String']['input'];
};


export type SubscriptionPostUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** What to change of a post; fields left out stay. */
export type UpdatePostInput = {
  /** Up to 3,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Up to 1,500 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Who may read it. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to change of the own profile; fields left out stay. */
export type UpdateProfileInput = {
  /** At most 2,600 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters, not empty. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** At most 220 characters. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
};

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Address for sign-in and mail; shown to nobody else. */
  email: Scalars['String']['output'];
  /** The same id as the profile’s. */
  id: Scalars['ID']['output'];
  /** The own profile. */
  profile: Profile;
};
