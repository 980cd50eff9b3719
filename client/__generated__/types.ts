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

/** The shortest way from one person to another over accepted connections. */
export type ConnectionPath = {
  __typename?: 'ConnectionPath';
  /** Number of steps: 0 for the same person, 1 for connected people, at most 3. */
  degree: Scalars['Int']['output'];
  /** The people along the way, both ends included. */
  people: Array<Profile>;
};

/** A request to connect that waits for an answer. */
export type ConnectionRequest = {
  __typename?: 'ConnectionRequest';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The connection’s id. */
  id: Scalars['ID']['output'];
  /** What was said with it; may be empty. */
  message: Scalars['String']['output'];
  /** The other person: who asked, or who was asked. */
  person: Profile;
};

/** A page of ConnectionRequests. */
export type ConnectionRequestConnection = {
  __typename?: 'ConnectionRequestConnection';
  /** The rows, in the list’s order. */
  edges: Array<ConnectionRequestEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of ConnectionRequests. */
export type ConnectionRequestEdge = {
  __typename?: 'ConnectionRequestEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ConnectionRequest;
};

/** How far a connection between two people is. */
export type ConnectionState =
  /** The two are connected. */
  | 'ACCEPTED'
  /** Asked for, and not answered yet. */
  | 'PENDING'
  /** The request was declined. */
  | 'REJECTED';

/** A conversation of two, or of a group of at most 20, as you see it. */
export type Conversation = Node & {
  __typename?: 'Conversation';
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** It is a group; otherwise a conversation of two. */
  isGroup: Scalars['Boolean']['output'];
  /** A stranger wrote to you, or you left the group and were asked back; you have not answered whether you want it. */
  isRequest: Scalars['Boolean']['output'];
  /** The last message. */
  lastMessage?: Maybe<LastMessage>;
  /** Number of the last message; 0 for none. */
  lastSeq: Scalars['Int']['output'];
  /** Its people, you last: of a group, those who take part. Those whose account is gone are missing. */
  participants: Array<Profile>;
  /** Up to where the others have read. */
  readMarks: Array<ReadMark>;
  /** Number of the last message that you read. */
  readSeq: Scalars['Int']['output'];
  /** A group’s title; may be empty. */
  title: Scalars['String']['output'];
  /** How many messages you have not read. */
  unreadCount: Scalars['Int']['output'];
  /** When somebody last wrote. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of Conversations. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** The rows, in the list’s order. */
  edges: Array<ConversationEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Conversations. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Conversation;
};

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

/** A file to be uploaded. */
export type CreateUploadInput = {
  /** image/jpeg, image/png, image/webp, image/gif or image/avif; in chat application/pdf as well. */
  contentType: Scalars['String']['input'];
  /** Name of the file, 1 to 255 characters. */
  filename: Scalars['String']['input'];
  /** profile, posts or chat. */
  folder: Scalars['String']['input'];
  /** Length in bytes, 1 to 10,485,760. When given, the upload must have exactly this length. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** One archive of all that is kept about you: JSON and your pictures, as a ZIP file. */
export type DataExport = {
  __typename?: 'DataExport';
  /** Length in bytes, once it is ready. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Where to download it, for ten minutes from now; null until it is ready. */
  downloadUrl?: Maybe<Scalars['String']['output']>;
  /** When it is thrown away; seven days after it is ready. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The download’s id. */
  id: Scalars['ID']['output'];
  /** Per cent done, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** How far it is. */
  status: DataExportStatus;
};

/** How far a data download is. */
export type DataExportStatus =
  /** It could not be put together. Ask again. */
  | 'FAILED'
  /** It can be downloaded. */
  | 'READY'
  /** It is being put together. */
  | 'RUNNING'
  /** Nobody works on it yet. */
  | 'WAITING';

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

/** A hashtag. */
export type Hashtag = {
  __typename?: 'Hashtag';
  /** In lower case, without #. */
  name: Scalars['String']['output'];
  /** How many posts with it you may see; from 100 on, how many public posts have it. */
  postCount: Scalars['Int']['output'];
};

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

/** The last message of a conversation, in short. */
export type LastMessage = {
  __typename?: 'LastMessage';
  /** How many files it has. */
  attachmentCount: Scalars['Int']['output'];
  /** Its first 140 characters. */
  content: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The message’s id. */
  id: Scalars['ID']['output'];
  /** Its sender deleted it for everyone. */
  isDeleted: Scalars['Boolean']['output'];
  /** Who wrote it; null when their account is gone. */
  senderId?: Maybe<Scalars['ID']['output']>;
  /** Its number in the conversation. */
  seq: Scalars['Int']['output'];
};

/** What somebody wrote in a conversation. */
export type Message = Node & {
  __typename?: 'Message';
  /** Its files, at most 10. */
  attachments: Array<MessageFile>;
  /** The id that you gave your own message when you sent it. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Plain text, at most 8,000 characters; empty when it was deleted, or has files only. */
  content: Scalars['String']['output'];
  /** The conversation it is in. */
  conversationId: Scalars['ID']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last edited. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Its sender deleted it for everyone. */
  isDeleted: Scalars['Boolean']['output'];
  /** Reactions, the first given first. */
  reactions: Array<MessageReaction>;
  /** Who wrote it; null when their account is gone. */
  sender?: Maybe<Profile>;
  /** Its number in the conversation: 1, 2, 3 and so on, without gaps. */
  seq: Scalars['Int']['output'];
};

/** A page of Messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The rows, in the list’s order. */
  edges: Array<MessageEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Messages. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Message;
};

/** A file of a message: a picture or a PDF. */
export type MessageFile = {
  __typename?: 'MessageFile';
  /** Length in bytes. */
  bytes: Scalars['Int']['output'];
  /** A picture’s height in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The file’s id. */
  id: Scalars['ID']['output'];
  /** It is a picture; otherwise a PDF. */
  isImage: Scalars['Boolean']['output'];
  /** The name it was uploaded under; may be empty. */
  name: Scalars['String']['output'];
  /** A picture’s ThumbHash in base64, to show until it is there. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Path of the file, for readers of the message: fetch it with your token. A picture takes `width`, in pixels. */
  url: Scalars['String']['output'];
  /** A picture’s width in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** One emoji below a message, and who gave it. */
export type MessageReaction = {
  __typename?: 'MessageReaction';
  /** The emoji. */
  emoji: Scalars['String']['output'];
  /** Ids of the people who gave it, in the order they did. */
  personIds: Array<Scalars['ID']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts a request; from then on both follow each other. Safe to repeat. */
  acceptConnection: Profile;
  /** Adds connections of yours to a group. They can read all of it. Who left it before is asked once whether they want to come back. */
  addToConversation: Conversation;
  /** Answers a stranger’s request, or being asked back into a group: accepted it is a conversation like others, declined it is gone. Strangers are not told. */
  answerMessageRequest: Scalars['Boolean']['output'];
  /** Blocks a person: neither of you sees the other anywhere, and your connection and follows end. Safe to repeat. */
  blockPerson: Scalars['Boolean']['output'];
  /** Changes the password and ends your other sessions. */
  changePassword: Scalars['Boolean']['output'];
  /** Throws all your notifications away. */
  clearNotifications: Scalars['Boolean']['output'];
  /** Comments on a post, or replies to a comment on it. */
  createComment: Comment;
  /** Publishes a post. */
  createPost: Post;
  /** Opens a slot for one file: PUT it to uploadUrl, then name publicUrl where it is to be shown. */
  createUpload: UploadSlot;
  /** Deletes your account: hidden everywhere and signed out at once, erased after 14 days. A mailed link undoes it until then. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a comment with its replies. Answers its post. */
  deleteComment: Post;
  /** Deletes your message for everyone: its place stays, its words and files go. Safe to repeat. */
  deleteMessage: Message;
  /** Deletes your own post with everything on it. */
  deletePost: Deleted;
  /** Takes a person out of your suggestions for good. Safe to repeat. */
  dismissSuggestion: Scalars['Boolean']['output'];
  /** Changes the words of your message. */
  editMessage: Message;
  /** Follows a person. Safe to repeat. */
  followPerson: Profile;
  /** Leaves a group. */
  leaveConversation: Scalars['Boolean']['output'];
  /** Signs in. */
  login: SessionPayload;
  /** Ends the session of the token that this call carries. */
  logout: Scalars['Boolean']['output'];
  /** Marks all your conversations as read. Answers how many were not. */
  markAllMessagesRead: Scalars['Int']['output'];
  /** Notes that you have read up to a message. Never moves back. */
  markConversationRead: Conversation;
  /** Marks notifications as read, all when no ids are given. Answers how many are left unread. */
  markNotificationsRead: Scalars['Int']['output'];
  /** Keeps a person out of your feeds and notifications. They are not told. Safe to repeat. */
  mutePerson: Profile;
  /** Repairs what is broken in your own profile, and checks it again. */
  recoverProfile: ProfileIntegrity;
  /** Makes an account and signs it in. */
  register: SessionPayload;
  /** Declines a request. Safe to repeat. */
  rejectConnection: Profile;
  /** Removes a connection, or withdraws a request. Follows stay. */
  removeConnection: Profile;
  /** Names a group. */
  renameConversation: Conversation;
  /** Tells the operator that a post breaks the rules. */
  reportPost: Scalars['Boolean']['output'];
  /** Asks a person to connect. Asking back somebody who asked accepts; asking twice changes nothing. At most 100 in a week. */
  requestConnection: Profile;
  /** Asks for an archive of your data, made in the background. One at a time: while one is under way this answers it. */
  requestDataExport: DataExport;
  /** Mails a link to choose a new password, if an account has this address. The answer is the same when none has. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Chooses a new password by a mailed link, and ends every session. */
  resetPassword: Scalars['Boolean']['output'];
  /** Signs out all of your devices but this one, and tells how many there were. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Signs one of your devices out. */
  revokeSession: Scalars['Boolean']['output'];
  /** Sends a message. The same clientId again answers the same message. */
  sendMessage: Message;
  /** Sets whether a comment on your post is the one that helped. One for each post. */
  setCommentHelpful: Comment;
  /** Sets whether you like a comment. Safe to repeat. */
  setCommentLike: Comment;
  /** Sets whether what you have not read comes by mail, once a day. Answers the new state. */
  setMailDigest: Scalars['Boolean']['output'];
  /** Sets your one reaction to a message. Safe to repeat. */
  setMessageReaction: Message;
  /** Sets whether you are told of a kind. Safe to repeat. */
  setNotificationSwitch: NotificationSwitch;
  /** Sets whether a post is in your bookmarks. Safe to repeat. */
  setPostBookmark: Post;
  /** Sets whether you like a post. Safe to repeat. */
  setPostLike: Post;
  /** Passes a public post on to your own readers. Answers the new post. */
  sharePost: Post;
  /** Begins a conversation with one person, or with a group of your connections. The existing one of two is answered again. At most 20 with strangers in a day. */
  startConversation: Conversation;
  /** Takes a block back. Connection and follows stay gone. Safe to repeat. */
  unblockPerson: Scalars['Boolean']['output'];
  /** Takes the deletion of an account back by the mailed link. */
  undoAccountDeletion: Scalars['Boolean']['output'];
  /** Ceases to follow a person. CONFLICT while you are connected. Safe to repeat. */
  unfollowPerson: Profile;
  /** Takes a mute back. Safe to repeat. */
  unmutePerson: Profile;
  /** Changes your own post. */
  updatePost: Post;
  /** Changes your own profile. */
  updateProfile: Profile;
};


export type MutationAcceptConnectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddToConversationArgs = {
  id: Scalars['ID']['input'];
  participantIds: Array<Scalars['ID']['input']>;
};


export type MutationAnswerMessageRequestArgs = {
  id: Scalars['ID']['input'];
  isAccepted: Scalars['Boolean']['input'];
};


export type MutationBlockPersonArgs = {
  id: Scalars['ID']['input'];
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


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissSuggestionArgs = {
  personId: Scalars['ID']['input'];
};


export type MutationEditMessageArgs = {
  content: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationFollowPersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLeaveConversationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationMarkConversationReadArgs = {
  id: Scalars['ID']['input'];
  upTo: Scalars['Int']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMutePersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRejectConnectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveConnectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenameConversationArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationReportPostArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRequestConnectionArgs = {
  message?: InputMaybe<Scalars['String']['input']>;
  personId: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendMessageArgs = {
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  conversationId: Scalars['ID']['input'];
};


export type MutationSetCommentHelpfulArgs = {
  helpful: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetCommentLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetMailDigestArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetMessageReactionArgs = {
  emoji?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSetNotificationSwitchArgs = {
  isOn: Scalars['Boolean']['input'];
  kind: Scalars['ID']['input'];
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


export type MutationStartConversationArgs = {
  participantIds: Array<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnblockPersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoAccountDeletionArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnfollowPersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnmutePersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdatePostArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePostInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** What a person is looking for. */
export type Need =
  /** Advisors. */
  | 'ADVISORS'
  /** A co-founder. */
  | 'CO_FOUNDER'
  /** First customers. */
  | 'CUSTOMERS'
  /** Feedback on what they build. */
  | 'FEEDBACK'
  /** Investors. */
  | 'INVESTORS'
  /** Business partners. */
  | 'PARTNERS'
  /** Other founders to talk to. */
  | 'PEERS'
  /** People to hire. */
  | 'TEAM';

/** Anything with an id of its own, readable by node(id). */
export type Node = {
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
};

/** What others did that concerns you. What several did with one thing is one notification until it is read. */
export type Notification = {
  __typename?: 'Notification';
  /** The first words of what it is about; may be empty. */
  about: Scalars['String']['output'];
  /** How many people did it. */
  actorCount: Scalars['Int']['output'];
  /** Those who did it, latest first; at most 3. */
  actors: Array<Profile>;
  /** When somebody last did it. */
  createdAt: Scalars['DateTime']['output'];
  /** The notification’s id. */
  id: Scalars['ID']['output'];
  /** You have read it. */
  isRead: Scalars['Boolean']['output'];
  /** The kind, such as post.liked. */
  kind: Scalars['ID']['output'];
  /** Path of the page that shows it. */
  path: Scalars['String']['output'];
  /** Id of what it is about: a post, a comment, a person. */
  subjectId: Scalars['ID']['output'];
  /** What they did, after their names: "liked your post". */
  verb: Scalars['String']['output'];
};

/** A page of Notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The rows, in the list’s order. */
  edges: Array<NotificationEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Notifications. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Notification;
};

/** One kind of notification, and whether you want it. */
export type NotificationSwitch = {
  __typename?: 'NotificationSwitch';
  /** When it comes. */
  description: Scalars['String']['output'];
  /** Heading that it stands under, such as Your posts. */
  group: Scalars['String']['output'];
  /** You are told of it. All are on at first. */
  isOn: Scalars['Boolean']['output'];
  /** The kind, such as post.liked. */
  kind: Scalars['ID']['output'];
  /** What it is called. */
  label: Scalars['String']['output'];
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
  /** Square picture in all its sizes, or null for a drawn one. */
  avatar?: Maybe<Image>;
  /** Small square picture for lists, or null for a drawn one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** About the person; at most 2,600 characters. */
  bio: Scalars['String']['output'];
  /** How many accepted connections the person has. */
  connectionCount: Scalars['Int']['output'];
  /** The wide picture in all its sizes, or null for a drawn one. */
  cover?: Maybe<Image>;
  /** Wide picture behind the name, or null for a drawn one. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the person joined. */
  createdAt: Scalars['DateTime']['output'];
  /** Name to show; at most 64 characters. */
  displayName: Scalars['String']['output'];
  /** How many people follow the person. */
  followerCount: Scalars['Int']['output'];
  /** How many people the person follows. */
  followingCount: Scalars['Int']['output'];
  /** One line on what the person does; at most 220 characters. */
  headline: Scalars['String']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Web addresses; at most 5. */
  links: Array<ProfileLink>;
  /** Where the person is; at most 100 characters. */
  location: Scalars['String']['output'];
  /** What the person is looking for. */
  lookingFor: Array<Need>;
  /** The same in the person’s own words; at most 300 characters. */
  lookingForNote: Scalars['String']['output'];
  /** How many people are connected to both of you. */
  mutualConnectionCount: Scalars['Int']['output'];
  /** What the person can do; at most 20. */
  skills: Array<Scalars['String']['output']>;
  /** How far the person’s startup is, if they say. */
  stage?: Maybe<Stage>;
  /** Unique handle: 3 to 30 of a-z, 0-9, _, and inner . or -. */
  username: Scalars['String']['output'];
  /** This is you. */
  viewerIsSelf: Scalars['Boolean']['output'];
  /** How you stand to this person; null for yourself. */
  viewerRelation?: Maybe<Relation>;
};

/** A page of Profiles. */
export type ProfileConnection = {
  __typename?: 'ProfileConnection';
  /** The rows, in the list’s order. */
  edges: Array<ProfileEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Profiles. */
export type ProfileEdge = {
  __typename?: 'ProfileEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Profile;
};

/** One thing about a profile that could be better. */
export type ProfileFinding = {
  __typename?: 'ProfileFinding';
  /** The profile’s field. */
  field: Scalars['String']['output'];
  /** What is the matter, and what to do. */
  message: Scalars['String']['output'];
};

/** What a check of the own profile found. */
export type ProfileIntegrity = {
  __typename?: 'ProfileIntegrity';
  /** What is broken: recoverProfile repairs it. */
  broken: Array<ProfileFinding>;
  /** Nothing is broken. */
  isSound: Scalars['Boolean']['output'];
  /** What is not filled in yet; only its owner can. */
  missing: Array<ProfileFinding>;
};

/** A web address on a profile. */
export type ProfileLink = {
  __typename?: 'ProfileLink';
  /** What it is called; may be empty. At most 40 characters. */
  label: Scalars['String']['output'];
  /** An http or https address. */
  url: Scalars['String']['output'];
};

/** A web address on a profile. */
export type ProfileLinkInput = {
  /** What it is called; at most 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** An http or https address; without a scheme it means https. */
  url: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** People you have blocked, latest first. */
  blockedPeople: ProfileConnection;
  /** Your bookmarks, latest first. */
  bookmarkedPosts: PostConnection;
  /** One comment. NOT_FOUND also when it is hidden from you. */
  comment?: Maybe<Comment>;
  /** The shortest way between two people, of at most three steps; null when they are farther apart. */
  connectionPath?: Maybe<ConnectionPath>;
  /** People with an accepted connection to a person, latest first. */
  connections: ProfileConnection;
  /** One conversation. NOT_FOUND also when it is hidden from you. */
  conversation?: Maybe<Conversation>;
  /** Your conversations, the last written to first. */
  conversations: ConversationConnection;
  /** Your latest data download, or null. Its progress is told live on private-user-{id}. */
  dataExport?: Maybe<DataExport>;
  /** Events that you may see after one you know, oldest first. CONFLICT when the log no longer reaches back so far. */
  events: EventConnection;
  /** The home feed. */
  feed: PostConnection;
  /** People who follow a person, latest first. */
  followers: ProfileConnection;
  /** People whom a person follows, latest first. */
  following: ProfileConnection;
  /** One hashtag, whether or not a post has it. */
  hashtag: Hashtag;
  /** Id of the newest event: start here, then catch up from it. */
  latestEventId: Scalars['ID']['output'];
  /** What you have not read comes by mail, once a day. Off at first. */
  mailDigest: Scalars['Boolean']['output'];
  /** The signed-in person, or null. */
  me?: Maybe<Viewer>;
  /** One message. NOT_FOUND also when it is hidden from you. */
  message?: Maybe<Message>;
  /** How many conversations wait for your answer, see messageRequests. */
  messageRequestCount: Scalars['Int']['output'];
  /** Conversations that wait for your answer: strangers have begun them with you, or you left the group and were asked back. */
  messageRequests: ConversationConnection;
  /** Messages of a conversation: the latest first, or with `afterSeq` the next after one, oldest first. */
  messages: MessageConnection;
  /** People you have muted, latest first. */
  mutedPeople: ProfileConnection;
  /** People connected to both you and another person. */
  mutualConnections: ProfileConnection;
  /** How many posts by others came into a feed after a post, at most 100. */
  newPostCount: Scalars['Int']['output'];
  /** Anything by its id. NOT_FOUND also when it is hidden from you. */
  node?: Maybe<Node>;
  /** Kinds of notifications, and which of them you want. */
  notificationSwitches: Array<NotificationSwitch>;
  /** What concerns you, latest first. */
  notifications: NotificationConnection;
  /** One post. NOT_FOUND also when it is hidden from you. */
  post?: Maybe<Post>;
  /** A person’s posts that you may see, newest first. */
  postsBy: PostConnection;
  /** A person, by id or username. NOT_FOUND also across a block. */
  profile?: Maybe<Profile>;
  /** Checks your own profile: what is missing, and what is broken. */
  profileIntegrity: ProfileIntegrity;
  /** How many requests wait for your answer. */
  receivedRequestCount: Scalars['Int']['output'];
  /** Requests to connect that wait for your answer, latest first. */
  receivedRequests: ConnectionRequestConnection;
  /** Hashtags that begin like this, last used first; at most 10. */
  searchHashtags: Array<Hashtag>;
  /** Messages by their words, "quoted phrases" and -exclusions, latest first. */
  searchMessages: MessageConnection;
  /** People by name, username or headline: beginnings of words, and near misses; the closest first. */
  searchPeople: ProfileConnection;
  /** Posts that match words, "quoted phrases" and -exclusions, newest first. */
  searchPosts: PostConnection;
  /** People whose username, name or headline has words that begin like these; best first, at most 10. */
  searchProfiles: Array<Profile>;
  /** Your requests to connect that wait for an answer, latest first. */
  sentRequests: ConnectionRequestConnection;
  /** Where you are signed in: this session, then the others, latest used first. */
  sessions: Array<Session>;
  /** People you may want to know, best first, each with the reason. */
  suggestions: SuggestionConnection;
  /** The 10 hashtags that most people used in the last seven days, by the last 20,000 uses; those with most posts first. */
  trendingHashtags: Array<Hashtag>;
  /** How many messages you have not read, those of requests aside. */
  unreadMessageCount: Scalars['Int']['output'];
  /** How many notifications you have not read; 100 means that many or more. Messages have a number of their own, unreadMessageCount, and are left out. */
  unreadNotificationCount: Scalars['Int']['output'];
};


export type QueryBlockedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBookmarkedPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConnectionPathArgs = {
  fromId?: InputMaybe<Scalars['ID']['input']>;
  toId: Scalars['ID']['input'];
};


export type QueryConnectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFollowingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryHashtagArgs = {
  name: Scalars['String']['input'];
};


export type QueryMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessageRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  beforeSeq?: InputMaybe<Scalars['Int']['input']>;
  conversationId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMutedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMutualConnectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  personId: Scalars['ID']['input'];
};


export type QueryNewPostCountArgs = {
  after: Scalars['ID']['input'];
  mode?: InputMaybe<FeedMode>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryReceivedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchHashtagsArgs = {
  query: Scalars['String']['input'];
};


export type QuerySearchMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySearchProfilesArgs = {
  query: Scalars['String']['input'];
};


export type QuerySentRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Up to where somebody has read. */
export type ReadMark = {
  __typename?: 'ReadMark';
  /** Who. */
  personId: Scalars['ID']['output'];
  /** The number of the last message they read; 0 for none. */
  seq: Scalars['Int']['output'];
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

/** How you and another person stand. */
export type Relation = {
  __typename?: 'Relation';
  /** Your connection, or null without one. */
  connection?: Maybe<ViewerConnection>;
  /** You keep this person out of your feeds and notifications. */
  hasMuted: Scalars['Boolean']['output'];
  /** This person follows you. */
  isFollower: Scalars['Boolean']['output'];
  /** You follow this person. */
  isFollowing: Scalars['Boolean']['output'];
};

/** One device where you are signed in. */
export type Session = {
  __typename?: 'Session';
  /** Internet address of its last use. */
  address: Scalars['String']['output'];
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, as far as the browser told: "Firefox on Linux". */
  device: Scalars['String']['output'];
  /** The session’s id. */
  id: Scalars['ID']['output'];
  /** The session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last refreshed its token. */
  lastUsedAt: Scalars['DateTime']['output'];
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

/** How far a person’s startup is. */
export type Stage =
  /** Looking for a problem worth solving. */
  | 'EXPLORING'
  /** An idea, and talks with those it is for. */
  | 'IDEA'
  /** People use it. */
  | 'LAUNCHED'
  /** Something that can be shown and tried. */
  | 'PROTOTYPE'
  /** People pay for it. */
  | 'REVENUE'
  /** Growing what works. */
  | 'SCALING';

export type Subscription = {
  __typename?: 'Subscription';
  /** Events of one channel, such as private-post-{id}, private-user-{id} or presence-conversation-{id}: those after one you know, then from now on. CONFLICT when the log no longer reaches back so far. */
  event: Event;
  /** A post as you see it, each time something on it changes; null once it is gone. */
  postUpdated?: Maybe<Post>;
};


export type SubscriptionEventArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  channel: Scalars['String']['input'];
};


export type SubscriptionPostUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** A person you may want to know, and why. */
export type Suggestion = {
  __typename?: 'Suggestion';
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** The person. */
  person: Profile;
  /** How many of your connections are theirs too, as far as was looked. */
  sharedConnectionCount: Scalars['Int']['output'];
  /** What you both look for. */
  sharedNeeds: Array<Need>;
  /** Skills that you both have. */
  sharedSkills: Array<Scalars['String']['output']>;
};

/** A page of Suggestions. */
export type SuggestionConnection = {
  __typename?: 'SuggestionConnection';
  /** The rows, in the list’s order. */
  edges: Array<SuggestionEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Suggestions. */
export type SuggestionEdge = {
  __typename?: 'SuggestionEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Suggestion;
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
  /** Address of an uploaded picture for lists and the head of the page; null takes it away. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,600 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Address of an uploaded wide picture; null takes it away. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters, not empty. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** At most 220 characters. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At most 5. */
  links?: InputMaybe<Array<ProfileLinkInput>>;
  /** At most 100 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** What you are looking for. */
  lookingFor?: InputMaybe<Array<Need>>;
  /** The same in your own words; at most 300 characters. */
  lookingForNote?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 of at most 40 characters; repeated ones are dropped. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How far the startup is; null takes it back. */
  stage?: InputMaybe<Stage>;
};

/** A place to put one file. */
export type UploadSlot = {
  __typename?: 'UploadSlot';
  /** Names the file in later calls. A picture can be fetched there once such a call has accepted it. */
  publicUrl: Scalars['String']['output'];
  /** PUT the file here within ten minutes, with the content type that was named. */
  uploadUrl: Scalars['String']['output'];
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

/** A connection between you and another person, from the request on. */
export type ViewerConnection = {
  __typename?: 'ViewerConnection';
  /** The day, such as 2026-12-31, from which you may ask again: only of your own request that was declined, and while that day is to come. */
  canAskAgainFrom?: Maybe<Scalars['String']['output']>;
  /** The connection’s id. */
  id: Scalars['ID']['output'];
  /** What was said with the request; may be empty. */
  message: Scalars['String']['output'];
  /** Who was asked. */
  recipientId: Scalars['ID']['output'];
  /** Who asked. */
  requesterId: Scalars['ID']['output'];
  /** How far it is. */
  status: ConnectionState;
};
