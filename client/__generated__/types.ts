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

/** When somebody was active last. */
export type ActivityPeriod =
  /** Before that. */
  | 'EARLIER'
  /** Within the last 30 days. */
  | 'THIS_MONTH'
  /** Within the last 7 days. */
  | 'THIS_WEEK';

/** The latest version of an analysis with its report. Only its owner sees it, and those it is shared with. */
export type Analysis = Node & {
  __typename?: 'Analysis';
  /** Answers to questions of the report. */
  answers: Array<AnalysisAnswer>;
  /** The riskiest assumptions. */
  assumptions: Array<AnalysisAssumption>;
  /** The lean canvas. */
  canvas: Array<AnalysisCanvasBlock>;
  /** Caps that hold the score down. The first one was applied. */
  caps: Array<AnalysisCap>;
  /** Number of comments that you can see. */
  commentCount: Scalars['Int']['output'];
  /** How much of it rests on evidence. */
  confidence: AnalysisConfidence;
  /** When the first version was analyzed. */
  createdAt: Scalars['DateTime']['output'];
  /** The deal-breakers. */
  dealBreakers: Array<AnalysisDealBreaker>;
  /** What the language model did with this text, if it is the latest version. */
  enrichment: AnalysisEnrichment;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The idea, at most 5,000 characters. */
  idea: Scalars['String']['output'];
  /** It is starred; always false for others. */
  isStarred: Scalars['Boolean']['output'];
  /** Language of the text: a BCP 47 code, or und. */
  language: Scalars['String']['output'];
  /** Number of this version, from 1. */
  number: Scalars['Int']['output'];
  /** The founder. */
  owner: Profile;
  /** Questions with the most points at stake. */
  questions: Array<AnalysisQuestion>;
  /** Results of tests, the latest first. */
  results: Array<TestResult>;
  /** 0 to 100: how well the case is backed as told, not whether it will succeed. */
  score: Scalars['Int']['output'];
  /** The six scores. Their weights total 100. */
  scores: Array<AnalysisScore>;
  /** The sentences of the report. */
  sentences: Array<AnalysisSentence>;
  /** What was analyzed: the idea, then each answer as a paragraph. */
  text: Scalars['String']['output'];
  /** The founder’s title, or a sentence of the idea, cut at a word. */
  title: Scalars['String']['output'];
  /** When this version was analyzed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What the report recommends. */
  verdict: AnalysisVerdict;
  /** Version of the analyst that wrote the report. */
  version: Scalars['String']['output'];
  /** It is yours. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** An answer to a question of a report. */
export type AnalysisAnswer = {
  __typename?: 'AnalysisAnswer';
  /** The question’s id. */
  question: Scalars['String']['output'];
  /** The question. */
  questionText: Scalars['String']['output'];
  /** The answer. */
  text: Scalars['String']['output'];
};

/** An answer to a question of a report. */
export type AnalysisAnswerInput = {
  /** The question’s id. */
  question: Scalars['String']['input'];
  /** At most 500 characters. Blank removes the answer. */
  text: Scalars['String']['input'];
};

/** One of the riskiest assumptions, with its test of one week. */
export type AnalysisAssumption = {
  __typename?: 'AnalysisAssumption';
  /** Key of this claim, for comments and results. Equal in all versions that have the claim. */
  claim: Scalars['String']['output'];
  /** What the test costs. */
  cost: Scalars['Float']['output'];
  /** How little is known about it. */
  doubt: Scalars['Float']['output'];
  /** The result by day 7 that ends the idea in its present form. */
  killCriterion: Scalars['String']['output'];
  /** 1 is the riskiest. */
  rank: Scalars['Int']['output'];
  /** Kind of risk. */
  risk: Scalars['String']['output'];
  /** How much depends on it. */
  severity: Scalars['Float']['output'];
  /** A test of one week. */
  test: Scalars['String']['output'];
  /** The assumption. */
  text: Scalars['String']['output'];
};

/** A block of the lean canvas. */
export type AnalysisCanvasBlock = {
  __typename?: 'AnalysisCanvasBlock';
  /** The block. */
  block: Scalars['String']['output'];
  /** The founder’s words in it; none when they said nothing. */
  entries: Array<AnalysisQuote>;
};

/** A cap that limits the total. */
export type AnalysisCap = {
  __typename?: 'AnalysisCap';
  /** Key of the cap. */
  key: Scalars['String']['output'];
  /** The highest total under it. */
  limit: Scalars['Int']['output'];
  /** Why it applies. */
  reason: Scalars['String']['output'];
};

/** One of your analyses in a list. */
export type AnalysisCard = {
  __typename?: 'AnalysisCard';
  /** Confidence of the latest version. */
  confidence: AnalysisConfidence;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The analysis’s id. */
  id: Scalars['ID']['output'];
  /** It is shared with somebody, or by a link. */
  isShared: Scalars['Boolean']['output'];
  /** It is starred. */
  isStarred: Scalars['Boolean']['output'];
  /** Score of the latest version. */
  score: Scalars['Int']['output'];
  /** The founder’s title, or a sentence of the idea, cut at a word. */
  title: Scalars['String']['output'];
  /** When its latest version was analyzed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Verdict of the latest version. */
  verdict: AnalysisVerdict;
  /** Number of versions. */
  versionCount: Scalars['Int']['output'];
};

/** A page of AnalysisCards. */
export type AnalysisCardConnection = {
  __typename?: 'AnalysisCardConnection';
  /** The rows, in the list’s order. */
  edges: Array<AnalysisCardEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of AnalysisCards. */
export type AnalysisCardEdge = {
  __typename?: 'AnalysisCardEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: AnalysisCard;
};

/** A comment on one claim of an analysis. */
export type AnalysisComment = {
  __typename?: 'AnalysisComment';
  /** Its author. */
  author: Profile;
  /** Key of the claim. */
  claim: Scalars['String']['output'];
  /** The claim at the time of the comment. */
  claimText: Scalars['String']['output'];
  /** Plain text. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Number of the latest version at that time. */
  versionNumber: Scalars['Int']['output'];
  /** You may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
};

/** A page of AnalysisComments. */
export type AnalysisCommentConnection = {
  __typename?: 'AnalysisCommentConnection';
  /** The rows, in the list’s order. */
  edges: Array<AnalysisCommentEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of AnalysisComments. */
export type AnalysisCommentEdge = {
  __typename?: 'AnalysisCommentEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: AnalysisComment;
};

/** How much of the report rests on evidence. */
export type AnalysisConfidence =
  /** Most of it. */
  | 'high'
  /** Little of it. */
  | 'low'
  /** About half of it. */
  | 'medium';

/** A condition that limits the score when it fails. */
export type AnalysisDealBreaker = {
  __typename?: 'AnalysisDealBreaker';
  /** Key of this claim, for comments and results. Equal in all versions that have the claim. */
  claim: Scalars['String']['output'];
  /** Where they end in `text`. */
  end?: Maybe<Scalars['Int']['output']>;
  /** problem, reach or legal. */
  key: Scalars['String']['output'];
  /** The founder’s words that it rests on. */
  quote?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
  /** Where they start in `text`, in UTF-16 code units. */
  start?: Maybe<Scalars['Int']['output']>;
  /** Its state. */
  state: DealBreakerState;
};

/** What changed between two versions of an analysis. */
export type AnalysisDiff = {
  __typename?: 'AnalysisDiff';
  /** What holds the total down. */
  caps: CapChange;
  /** Claims that changed. */
  claims: Array<ClaimChange>;
  /** The version that is compared with. */
  from: ComparedVersion;
  /** Every score of the later version. */
  scores: Array<ScoreChange>;
  /** The text with its changes. */
  text: Array<TextChange>;
  /** The version that is compared. */
  to: ComparedVersion;
};

/** What the language model did with the present text of an analysis. */
export type AnalysisEnrichment = {
  __typename?: 'AnalysisEnrichment';
  /** Sentences that were dropped, such as those with a number that isn’t in the text. */
  droppedCount: Scalars['Int']['output'];
  /** Why it failed. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Name of the model that was called. */
  model?: Maybe<Scalars['String']['output']>;
  /** 0 to 100 percent. */
  progress: Scalars['Int']['output'];
  /** Sentences that passed the checks. */
  sentenceCount: Scalars['Int']['output'];
  /** Its status. */
  status: EnrichmentStatus;
  /** When its status or its progress changed. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Facts of an analysis that a projection, a role or a post takes over. Null: the founder didn’t state it. Fields are added, never renamed or removed. */
export type AnalysisFacts = {
  __typename?: 'AnalysisFacts';
  /** Cost of winning a customer. */
  acquisitionCost?: Maybe<FactAmount>;
  /** Cash at hand. */
  cash?: Maybe<FactAmount>;
  /** Customers lost for each period. */
  churn?: Maybe<FactRate>;
  /** Fixed costs. */
  fixedCosts?: Maybe<FactAmount>;
  /** Roles that are missing. */
  missingRoles: Array<Scalars['String']['output']>;
  /** Paying customers. */
  payingCustomers?: Maybe<Scalars['Float']['output']>;
  /** People who work on it, the founder included. */
  people?: Maybe<Scalars['Float']['output']>;
  /** Price for each paying customer or order. */
  price?: Maybe<FactAmount>;
  /** The question with the most points at stake. */
  questionToAsk?: Maybe<Scalars['String']['output']>;
  /** The group that has the trouble. */
  segment?: Maybe<Scalars['String']['output']>;
  /** What is offered, in the founder’s words. */
  solution?: Maybe<Scalars['String']['output']>;
  /** Cost of one unit or customer. */
  unitCost?: Maybe<FactAmount>;
};

/** A question whose honest answer may raise a score. */
export type AnalysisQuestion = {
  __typename?: 'AnalysisQuestion';
  /** Id, which an answer names. */
  id: Scalars['String']['output'];
  /** The score that the answer may raise. */
  key: Scalars['String']['output'];
  /** Points of the total that the answer can add at most. */
  points: Scalars['Float']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** Why it is asked. */
  why: Scalars['String']['output'];
};

/** Words of the founder. */
export type AnalysisQuote = {
  __typename?: 'AnalysisQuote';
  /** Where they end in `text`. */
  end: Scalars['Int']['output'];
  /** The words. */
  quote: Scalars['String']['output'];
  /** Where they start in `text`, in UTF-16 code units. */
  start: Scalars['Int']['output'];
};

/** A reason for a score. */
export type AnalysisReason = {
  __typename?: 'AnalysisReason';
  /** Where they end in `text`. */
  end?: Maybe<Scalars['Int']['output']>;
  /** The founder’s words that it rests on. */
  quote?: Maybe<Scalars['String']['output']>;
  /** Where they start in `text`, in UTF-16 code units. */
  start?: Maybe<Scalars['Int']['output']>;
  /** The reason. */
  text: Scalars['String']['output'];
};

/** How the built-in analyst scores. */
export type AnalysisRubric = {
  __typename?: 'AnalysisRubric';
  /** The caps. The lowest one that applies limits the total. */
  caps: Array<RubricCap>;
  /** Number of the least evidence on which a claim counts for the confidence. */
  confidenceEvidence: Scalars['Int']['output'];
  /** The deal-breakers. */
  dealBreakers: Array<RubricDealBreaker>;
  /** Kinds of evidence, the weakest first: the first one is number 0. */
  evidence: Array<Scalars['String']['output']>;
  /** The verdict is go from this total. */
  goFrom: Scalars['Int']['output'];
  /** The confidence is high from this share. */
  highFrom: Scalars['Float']['output'];
  /** The score of a hope that somebody pays, without a price. */
  hopedLevel: Scalars['Float']['output'];
  /** Number of ideas on whose reports `readingErrors` was counted. */
  judgedIdeas: Scalars['Int']['output'];
  /** Version whose reports were read for `readingErrors`: this one, or an earlier one. */
  judgedVersion: Scalars['String']['output'];
  /** What the stated signals of the next level add at most. */
  maxPart: Scalars['Float']['output'];
  /** What who, how many and when add to a level at most. */
  maxRefinement: Scalars['Float']['output'];
  /** The confidence is medium from this share of deal-breakers and scores. */
  mediumFrom: Scalars['Float']['output'];
  /** The verdict is no_go below this total. */
  noGoBelow: Scalars['Int']['output'];
  /** How often `judgedVersion` was wrong on ideas that it was not built with. */
  readingErrors: Array<RubricReadingError>;
  /** The six scores. Their weights total 100. */
  scores: Array<RubricScore>;
  /** The signals that levels name. */
  signals: Array<RubricSignal>;
  /** The sources. */
  sources: Array<RubricSource>;
  /** The score of what is only planned or supposed. */
  supposedLevel: Scalars['Float']['output'];
  /** The score of a market that is called large, without a figure. */
  vagueSizeLevel: Scalars['Float']['output'];
  /** Its version. A report has the version that it was written with. */
  version: Scalars['String']['output'];
};

/** One of the six scores. */
export type AnalysisScore = {
  __typename?: 'AnalysisScore';
  /** Key of this claim, for comments and results. Equal in all versions that have the claim. */
  claim: Scalars['String']['output'];
  /** problem, adoption, revenue, differentiation, feasibility or market. */
  key: Scalars['String']['output'];
  /** What would reach the next level. */
  next: Scalars['String']['output'];
  /** Why. */
  reasons: Array<AnalysisReason>;
  /** 0 to 5, with one decimal. */
  score: Scalars['Float']['output'];
  /** Percent of the total. */
  weight: Scalars['Int']['output'];
};

/** A sentence of the report. */
export type AnalysisSentence = {
  __typename?: 'AnalysisSentence';
  /** Key of this claim, for comments and results. Equal in all versions that have the claim. */
  claim: Scalars['String']['output'];
  /** Where they end in `text`. */
  end?: Maybe<Scalars['Int']['output']>;
  /** The calculation of a sentence that is calculated. */
  formula?: Maybe<Scalars['String']['output']>;
  /** Where it comes from. */
  origin: SentenceOrigin;
  /** The founder’s words that it rests on. */
  quote?: Maybe<Scalars['String']['output']>;
  /** Section of the report. */
  section: Scalars['String']['output'];
  /** Who wrote it. */
  source: SentenceSource;
  /** Where they start in `text`, in UTF-16 code units. */
  start?: Maybe<Scalars['Int']['output']>;
  /** The sentence. */
  text: Scalars['String']['output'];
};

/** A share of your analysis: with a person, or by a link. */
export type AnalysisShare = {
  __typename?: 'AnalysisShare';
  /** When it was shared. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Path of the page that it opens. A link works for every signed-in person. */
  path: Scalars['String']['output'];
  /** The person; null for a link. */
  person?: Maybe<Profile>;
};

/** Order of your analyses. */
export type AnalysisSort =
  /** The newest first. */
  | 'newest'
  /** The highest score first. */
  | 'score'
  /** The last changed first. */
  | 'updated';

/** What the report recommends. */
export type AnalysisVerdict =
  /** Go on: the case is well backed. */
  | 'go'
  /** Don’t go on in this form. */
  | 'no_go'
  /** Not yet: parts of the case aren’t backed. */
  | 'pivot';

/** A version of an analysis in the list of its versions. */
export type AnalysisVersion = {
  __typename?: 'AnalysisVersion';
  /** Its confidence. */
  confidence: AnalysisConfidence;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The idea. */
  idea: Scalars['String']['output'];
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** Its score. */
  score: Scalars['Int']['output'];
  /** When it was last analyzed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its verdict. */
  verdict: AnalysisVerdict;
  /** Version of the analyst that wrote its report. */
  version: Scalars['String']['output'];
};

/** Caps of both versions. */
export type CapChange = {
  __typename?: 'CapChange';
  /** Reasons of the caps before. */
  from: Array<Scalars['String']['output']>;
  /** Reasons of the caps after. */
  to: Array<Scalars['String']['output']>;
};

/** What a change did. */
export type ChangeKind =
  /** In the later version only. */
  | 'added'
  /** In the earlier version only. */
  | 'removed'
  /** In both versions. */
  | 'same';

/** A sentence or assumption that only one of the versions has. */
export type ClaimChange = {
  __typename?: 'ClaimChange';
  /** Its key. */
  claim: Scalars['String']['output'];
  /** What happened to it. */
  kind: ChangeKind;
  /** Section of the report. */
  section: Scalars['String']['output'];
  /** Its text. */
  text: Scalars['String']['output'];
};

/** A comment on a post. */
export type Comment = Node & {
  __typename?: 'Comment';
  /** Its author. */
  author: Profile;
  /** Plain text of 1 to 1,250 characters. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The post’s author marked it as helpful. */
  isHelpful: Scalars['Boolean']['output'];
  /** Number of people who like it. */
  likeCount: Scalars['Int']['output'];
  /** Id of the comment that it replies to. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The post’s id. */
  postId: Scalars['ID']['output'];
  /** Replies, oldest first, at most 100. A reply has none. */
  replies: Array<Comment>;
  /** You may delete it. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** You may mark it as helpful. */
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
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How much a founder commits. */
export type Commitment =
  /** Not decided yet. */
  | 'EXPLORING'
  /** Full time. */
  | 'FULL_TIME'
  /** Beside something else. */
  | 'PART_TIME';

/** A version that is compared. */
export type ComparedVersion = {
  __typename?: 'ComparedVersion';
  /** Its confidence. */
  confidence: AnalysisConfidence;
  /** Its number. */
  number: Scalars['Int']['output'];
  /** Its score. */
  score: Scalars['Int']['output'];
  /** Its verdict. */
  verdict: AnalysisVerdict;
  /** Version of the analyst. Scores of different ones are not comparable. */
  version: Scalars['String']['output'];
};

/** The result of a projection. Amounts are decimal text, months count from 1. */
export type ComputedProjection = {
  __typename?: 'ComputedProjection';
  /** The model itself: monthly, metrics, summary and capTable. */
  base: Scalars['JSON']['output'];
  /** Percentiles of the runs: cash, cashOutMonth and cashOutProbabilityPercent. Null unless requested. */
  monteCarlo?: Maybe<Scalars['JSON']['output']>;
  /** The same for each scenario, by its id. */
  scenarios: Scalars['JSON']['output'];
  /** Which input moves the runway most: base and ranking. */
  sensitivity: Scalars['JSON']['output'];
};

/** A shortest path between two people over accepted connections. */
export type ConnectionPath = {
  __typename?: 'ConnectionPath';
  /** Number of steps: 0 for the same person, 1 for connected people, at most 3. */
  degree: Scalars['Int']['output'];
  /** The people on the path, including both ends. */
  people: Array<Profile>;
};

/** A pending request to connect. */
export type ConnectionRequest = {
  __typename?: 'ConnectionRequest';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The connection’s id. */
  id: Scalars['ID']['output'];
  /** Note of the request; may be empty. */
  message: Scalars['String']['output'];
  /** The other person: the sender of a received request, the recipient of a sent one. */
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

/** State of a connection between two people. */
export type ConnectionState =
  /** The two are connected. */
  | 'ACCEPTED'
  /** Requested and not answered yet. */
  | 'PENDING'
  /** The request was declined. */
  | 'REJECTED';

/** A conversation of two people or of a group of at most 20, as you see it. */
export type Conversation = Node & {
  __typename?: 'Conversation';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Whether it is a group; otherwise it is a conversation of two people. */
  isGroup: Scalars['Boolean']['output'];
  /** Whether it is a request that you have not answered: a person you are not connected with wrote to you, or you left the group and were invited back. */
  isRequest: Scalars['Boolean']['output'];
  /** The last message. */
  lastMessage?: Maybe<LastMessage>;
  /** Sequence number of the last message; 0 for none. */
  lastSeq: Scalars['Int']['output'];
  /** Id of the owner of a group, who can remove people: who started it or, after they left, the member who joined first. Null for a conversation of two, and when the owner is hidden from you. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The people in it, you last; in a group, those who have joined. Deleted accounts are omitted. */
  participants: Array<Profile>;
  /** How far the other people have read. */
  readMarks: Array<ReadMark>;
  /** Sequence number of the last message that you have read; 0 for none. */
  readSeq: Scalars['Int']['output'];
  /** A group’s title; may be empty. */
  title: Scalars['String']['output'];
  /** Number of messages that you have not read. */
  unreadCount: Scalars['Int']['output'];
  /** When the last message was sent, or you or others were added to the group. Conversations are sorted by it; other changes of a group leave it. */
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

/** A new job. */
export type CreateJobInput = {
  /** http or https URL of an application form elsewhere. */
  applyUrl?: InputMaybe<Scalars['String']['input']>;
  /** The company. */
  company: Scalars['String']['input'];
  /** Markdown with headings, lists and links; required to publish. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** The location; required to publish a job that is not remote. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** The work can be done remotely; default false. */
  remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: InputMaybe<SalaryPeriod>;
  /** Seniority. */
  seniority?: InputMaybe<JobSeniority>;
  /** Required skills, at most 20. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** PUBLISHED, the default, or DRAFT. */
  status?: InputMaybe<NewJobStatus>;
  /** Team that the job belongs to. You must be a member. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** First time zone that works, in hours from UTC, -12 to 14. */
  timeZoneFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Last time zone that works, in hours from UTC. */
  timeZoneTo?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  title: Scalars['String']['input'];
  /** Kind of work. */
  type: JobType;
};

/** A new post with text, a picture, a job or a news story. */
export type CreatePostInput = {
  /** Up to 3,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded picture. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Text alternative of the picture, up to 1,500 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** False restricts it to accepted connections; default true. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a published job to share. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the news story that it discusses. */
  newsStoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new role in a team. */
export type CreateRoleInput = {
  /** Markdown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** Hours of a week, 1 to 80. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the work is remote; default YES. */
  remote?: InputMaybe<TeamRemote>;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: InputMaybe<SalaryPeriod>;
  /** Required skills, at most 20. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Default OPEN. */
  status?: InputMaybe<RoleStatus>;
  /** At most 100 characters. */
  title: Scalars['String']['input'];
};

/** A new team, which is open. */
export type CreateTeamInput = {
  /** Your analysis that it is made from. */
  analysisId?: InputMaybe<Scalars['ID']['input']>;
  /** The location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** What it builds. */
  pitch: Scalars['String']['input'];
  /** Whether the team works remotely; default YES. */
  remote?: InputMaybe<TeamRemote>;
  /** Stage of the startup. */
  stage: Stage;
};

/** A file to be uploaded. */
export type CreateUploadInput = {
  /** image/jpeg, image/png, image/webp, image/gif or image/avif; in the folder chat also application/pdf. */
  contentType: Scalars['String']['input'];
  /** Name of the file, 1 to 255 characters. */
  filename: Scalars['String']['input'];
  /** profile, posts or chat. */
  folder: Scalars['String']['input'];
  /** Size in bytes, 1 to 10,485,760. When given, the upload must have exactly this size; otherwise it counts as the largest towards your storage for an hour. */
  size?: InputMaybe<Scalars['Int']['input']>;
};

/** A ZIP archive of all data stored about you: JSON files and your pictures. */
export type DataExport = {
  __typename?: 'DataExport';
  /** Size in bytes once it is ready. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** Download URL, valid for ten minutes; null until it is ready. */
  downloadUrl?: Maybe<Scalars['String']['output']>;
  /** When it expires: seven days after it is ready. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The export’s id. */
  id: Scalars['ID']['output'];
  /** Progress in per cent, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** Its state. */
  status: DataExportStatus;
};

/** State of a data export. */
export type DataExportStatus =
  /** Failed. It can be requested again. */
  | 'FAILED'
  /** Ready to download. */
  | 'READY'
  /** In progress. */
  | 'RUNNING'
  /** Queued. */
  | 'WAITING';

/** State of a deal-breaker. */
export type DealBreakerState =
  /** The text shows that it is a problem. */
  | 'fail'
  /** The text shows that it isn’t a problem. */
  | 'pass'
  /** The text doesn’t say enough. */
  | 'unknown';

/** A term that a founder does not accept. */
export type DealTerm =
  /** A co-founder who is still exploring. */
  | 'EXPLORING'
  /** A start more than three months away. */
  | 'LATE_START'
  /** A co-founder with more than half of the shares. */
  | 'MAJORITY_SHARE'
  /** Work on site. */
  | 'ON_SITE'
  /** A part-time co-founder. */
  | 'PART_TIME'
  /** Fewer than 20 hours a week. */
  | 'UNDER_20_HOURS';

/** Result of a deletion. */
export type Deleted = {
  __typename?: 'Deleted';
  /** Id of the deleted object. */
  id: Scalars['ID']['output'];
};

/** What the language model did with an analysis. */
export type EnrichmentStatus =
  /** The founder stopped it. The built-in report stands. */
  | 'cancelled'
  /** It added sentences to the report. */
  | 'done'
  /** It added nothing. The built-in report stands. */
  | 'failed'
  /** Nothing, for this text. */
  | 'none'
  /** It is writing, or waits for its turn. */
  | 'running';

/** A change that you are authorised to see. Its data is absolute, so applying it twice is harmless. */
export type Event = {
  __typename?: 'Event';
  /** Channel on which it was published. */
  channel: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Payload; its shape depends on the type. */
  data: Scalars['JSON']['output'];
  /** Number in the event log, ascending; the cursor for catching up. */
  id: Scalars['ID']['output'];
  /** Event type, such as post.counted. */
  type: Scalars['String']['output'];
};

/** A page of Events. endCursor may be after the last row, because events that are hidden from you are omitted. */
export type EventConnection = {
  __typename?: 'EventConnection';
  /** The rows, oldest first. */
  edges: Array<EventEdge>;
  /** Whether there are more rows, and the cursor to continue from. */
  pageInfo: PageInfo;
};

/** A row of a list of Events. */
export type EventEdge = {
  __typename?: 'EventEdge';
  /** The event’s id. */
  cursor: Scalars['String']['output'];
  /** The event. */
  node: Event;
};

/** An amount that the founder stated. */
export type FactAmount = {
  __typename?: 'FactAmount';
  /** The amount. */
  amount: Scalars['Float']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** once, day, week, month, quarter or year; null when not stated. */
  period?: Maybe<Scalars['String']['output']>;
  /** What it is for; null when not stated. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A share of customers for each period. */
export type FactRate = {
  __typename?: 'FactRate';
  /** day, week, month, quarter or year. */
  period: Scalars['String']['output'];
  /** 0 to 1. */
  rate: Scalars['Float']['output'];
};

/** Selection and order of a feed. */
export type FeedMode =
  /** Newest posts of people you follow or are connected to, and your own. */
  | 'FOLLOWING'
  /** Ranked by popularity and age; people you follow or are connected to come first. Edges have a reason. */
  | 'FOR_YOU'
  /** Newest posts of everyone whom you may see. */
  | 'LATEST';

/** Why a post is in a feed. */
export type FeedReason =
  /** You are connected to its author. */
  | 'CONNECTED'
  /** You follow its author. */
  | 'FOLLOWING'
  /** You wrote it. */
  | 'OWN'
  /** It has many likes, comments or shares. */
  | 'POPULAR'
  /** It is new. */
  | 'RECENT';

/** What a founder does in the company. */
export type FounderRole =
  /** Designs it. */
  | 'DESIGN'
  /** Knows the field. */
  | 'DOMAIN'
  /** Runs the company. */
  | 'OPERATIONS'
  /** Decides what is built. */
  | 'PRODUCT'
  /** Sells it. */
  | 'SALES'
  /** Builds the product. */
  | 'TECHNICAL';

/** A hashtag. */
export type Hashtag = {
  __typename?: 'Hashtag';
  /** Lower case, without #. */
  name: Scalars['String']['output'];
  /** Number of posts with it that you may see. From 100 on, the number of public posts. */
  postCount: Scalars['Int']['output'];
};

/** A picture, re-encoded and without metadata. */
export type Image = {
  __typename?: 'Image';
  /** Text alternative; may be empty. */
  alt: Scalars['String']['output'];
  /** Height of the largest size in pixels. */
  height: Scalars['Int']['output'];
  /** ThumbHash in base64: a blurred preview of about 25 bytes. */
  placeholder: Scalars['String']['output'];
  /** All sizes as an HTML srcset. */
  srcSet: Scalars['String']['output'];
  /** URL of the largest size. */
  url: Scalars['String']['output'];
  /** Width of the largest size in pixels. */
  width: Scalars['Int']['output'];
};

/** State of an invitation. */
export type InvitationStatus =
  /** The two are a match. */
  | 'ACCEPTED'
  /** The recipient declined it. */
  | 'DECLINED'
  /** Nobody answered in time. */
  | 'EXPIRED'
  /** It waits for an answer. */
  | 'PENDING'
  /** The sender withdrew it. */
  | 'WITHDRAWN';

/** A job. Its poster sees every state; others see it while it is published, and after they applied. */
export type Job = Node & {
  __typename?: 'Job';
  /** Number of applications. Your own jobs only. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** http or https URL of the application form elsewhere. */
  applyUrl?: Maybe<Scalars['String']['output']>;
  /** The company. */
  company: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Markdown with headings, lists and links, as it was written; at most 10,000 characters. */
  description: Scalars['String']['output'];
  /** Highest equity in percent. */
  equityMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest equity in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** When it expires: 90 days after it was published or renewed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it has in common with your profile. */
  fit: JobFit;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The location; may be empty for remote work and in drafts. */
  location: Scalars['String']['output'];
  /** The poster. */
  owner: Profile;
  /** When it was first published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the work can be done remotely. */
  remote: Scalars['Boolean']['output'];
  /** ISO 4217 code of the pay’s currency. */
  salaryCurrency?: Maybe<Scalars['String']['output']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest pay of a period, a whole number. Null with salaryMax: pay not stated. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  /** Period that the pay is for. */
  salaryPeriod?: Maybe<SalaryPeriod>;
  /** Seniority; null when it is not stated. */
  seniority?: Maybe<JobSeniority>;
  /** Required skills. */
  skills: Array<Scalars['String']['output']>;
  /** Its state. */
  state: JobState;
  /** The team that it belongs to; null when it is hidden from you. */
  team?: Maybe<TeamCard>;
  /** Id of the team that it belongs to; null when it is hidden from you. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** First time zone that works, in hours from UTC. */
  timeZoneFrom?: Maybe<Scalars['Int']['output']>;
  /** Last time zone that works, in hours from UTC. */
  timeZoneTo?: Maybe<Scalars['Int']['output']>;
  /** The title, at most 255 characters. */
  title: Scalars['String']['output'];
  /** Kind of work. */
  type: JobType;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Id of your application; null when you have not applied. */
  viewerApplicationId?: Maybe<Scalars['ID']['output']>;
  /** State of your application. */
  viewerApplicationStatus?: Maybe<JobApplicationStatus>;
  /** You may apply: it is open, not your own, and you have not applied. */
  viewerCanApply: Scalars['Boolean']['output'];
  /** You may edit it and read its applications. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** It is in your bookmarks. */
  viewerHasBookmarked: Scalars['Boolean']['output'];
  /** Visits of applyUrl, one per person and day. Your own jobs only. */
  visitCount?: Maybe<Scalars['Int']['output']>;
};

/** An application for a job. Only the applicant and the poster see it. */
export type JobApplication = Node & {
  __typename?: 'JobApplication';
  /** The applicant. */
  applicant: Profile;
  /** Id of the conversation between the two. */
  conversationId?: Maybe<Scalars['ID']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The job. */
  job: JobCard;
  /** What the applicant wrote; may be empty. */
  note: Scalars['String']['output'];
  /** The poster’s own note; null for the applicant. */
  privateNote?: Maybe<Scalars['String']['output']>;
  /** Its state. */
  status: JobApplicationStatus;
  /** When its state last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of JobApplications. */
export type JobApplicationConnection = {
  __typename?: 'JobApplicationConnection';
  /** The rows, in the list’s order. */
  edges: Array<JobApplicationEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** Number of applications for a job by their state. */
export type JobApplicationCount = {
  __typename?: 'JobApplicationCount';
  /** Number of applications in it. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: JobApplicationStatus;
};

/** One row of a list of JobApplications. */
export type JobApplicationEdge = {
  __typename?: 'JobApplicationEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: JobApplication;
};

/** State of an application, which applicant and poster see. */
export type JobApplicationStatus =
  /** The poster declined it. */
  | 'DECLINED'
  /** The poster hired the applicant. */
  | 'HIRED'
  /** The poster has opened it. */
  | 'SEEN'
  /** The poster has not opened it. */
  | 'SENT'
  /** The poster considers it. */
  | 'SHORTLISTED';

/** A job beside a post, a message or an application. */
export type JobCard = {
  __typename?: 'JobCard';
  /** The company. */
  company: Scalars['String']['output'];
  /** Highest equity in percent. */
  equityMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest equity in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** The job’s id. */
  id: Scalars['ID']['output'];
  /** The location; may be empty for remote work and in drafts. */
  location: Scalars['String']['output'];
  /** Whether the work can be done remotely. */
  remote: Scalars['Boolean']['output'];
  /** ISO 4217 code of the pay’s currency. */
  salaryCurrency?: Maybe<Scalars['String']['output']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest pay of a period, a whole number. Null with salaryMax: pay not stated. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  /** Period that the pay is for. */
  salaryPeriod?: Maybe<SalaryPeriod>;
  /** Its state. */
  state: JobState;
  /** The title, at most 255 characters. */
  title: Scalars['String']['output'];
  /** Kind of work. */
  type: JobType;
};

/** A page of Jobs. */
export type JobConnection = {
  __typename?: 'JobConnection';
  /** The rows, in the list’s order. */
  edges: Array<JobEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Jobs. */
export type JobEdge = {
  __typename?: 'JobEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Job;
};

/** The most frequent values of a facet, and the chosen ones, among jobs that match the other filters. */
export type JobFacet = {
  __typename?: 'JobFacet';
  /** All matching jobs were counted. Otherwise counts are the least: at most the newest 250 that a bounded search finds are counted. */
  isComplete: Scalars['Boolean']['output'];
  /** Values. */
  values: Array<JobFacetValue>;
};

/** A value of a facet of jobs. */
export type JobFacetValue = {
  __typename?: 'JobFacetValue';
  /** Number of matching jobs that have it, or that reach it. */
  count: Scalars['Int']['output'];
  /** The value as filters take it, in its most frequent spelling. */
  value: Scalars['String']['output'];
};

/** How many jobs match a search, and the filters that narrow it. */
export type JobFacets = {
  __typename?: 'JobFacets';
  /** Equity in percent, each value with the jobs that reach it. */
  equity: JobFacet;
  /** Whether the total is exact. Otherwise so many match at least. */
  isComplete: Scalars['Boolean']['output'];
  /** Places: the parts of locations between commas. */
  places: JobFacet;
  /** Days since the publication, each value with the jobs of these days. */
  postedWithinDays: JobFacet;
  /** Whether the work is remote: true or false. */
  remote: JobFacet;
  /** Pay of a year, each value with the jobs that reach it. */
  salaries: JobFacet;
  /** Currency of the facet salaries: the chosen one, else the most frequent one. Null without any pay. */
  salaryCurrency?: Maybe<Scalars['String']['output']>;
  /** Skills. */
  skills: JobFacet;
  /** Number of matching jobs. */
  total: Scalars['Int']['output'];
  /** Kinds of work. */
  types: JobFacet;
};

/** Filters of jobs. They match with one value of each list that has any. */
export type JobFilterInput = {
  /** Least equity in percent, which the highest equity reaches. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** Places, at most 10: parts of a location between commas, such as its city; case does not matter. */
  places?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Published within so many days, 1 to 365. */
  postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only remote jobs, or only others. */
  remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** Currency of salaryMin, as ISO 4217 code; default USD. */
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Least pay of a year, which the highest pay reaches. Jobs without stated pay never match. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** Skills, at most 10; case does not matter. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A time zone that works, in hours from UTC. Remote jobs without time zones match. */
  timeZone?: InputMaybe<Scalars['Int']['input']>;
  /** Kinds of work, at most 10. */
  types?: InputMaybe<Array<JobType>>;
};

/** What a job has in common with your profile. */
export type JobFit = {
  __typename?: 'JobFit';
  /** The job is for a co-founder and you look to be one. */
  meetsNeed: Scalars['Boolean']['output'];
  /** Skills that the job requires and you have. */
  sharedSkills: Array<Scalars['String']['output']>;
  /** The job is where you are: a part of both locations is the same. */
  sharesPlace: Scalars['Boolean']['output'];
};

/** Seniority that a job requires. */
export type JobSeniority =
  /** Leads the company or a part of it. */
  | 'EXECUTIVE'
  /** First years of work. */
  | 'JUNIOR'
  /** Leads others. */
  | 'LEAD'
  /** Some years of work. */
  | 'MID'
  /** Many years of work. */
  | 'SENIOR';

/** Order of jobs. */
export type JobSort =
  /** What has most in common with your profile first; see fit. */
  | 'BEST_FIT'
  /** The newest first. */
  | 'NEWEST';

/** State of a job. */
export type JobState =
  /** Its poster closed it. */
  | 'CLOSED'
  /** Only its poster sees it. */
  | 'DRAFT'
  /** It was published and its time is over. */
  | 'EXPIRED'
  /** It is in lists and accepts applications. */
  | 'PUBLISHED';

/** Kind of work. */
export type JobType =
  /** A co-founder, who shares the company. */
  | 'COFOUNDER'
  /** A contract for a project or a time. */
  | 'CONTRACT'
  /** Full-time employment. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** Part-time employment. */
  | 'PART_TIME';

/** The language model of this server. */
export type LanguageModel = {
  __typename?: 'LanguageModel';
  /** This server has one. */
  isConfigured: Scalars['Boolean']['output'];
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A preview of the last message of a conversation. */
export type LastMessage = {
  __typename?: 'LastMessage';
  /** Number of attached files. */
  attachmentCount: Scalars['Int']['output'];
  /** The change of the group, see Message.change. */
  change?: Maybe<MessageChange>;
  /** The first 140 characters of its text. */
  content: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The message’s id. */
  id: Scalars['ID']['output'];
  /** Whether its sender deleted it. */
  isDeleted: Scalars['Boolean']['output'];
  /** The author; null when the account was deleted. */
  sender?: Maybe<Profile>;
  /** The author; null when the account was deleted. */
  senderId?: Maybe<Scalars['ID']['output']>;
  /** Sequence number in the conversation. */
  seq: Scalars['Int']['output'];
};

/** A message in a conversation. */
export type Message = Node & {
  __typename?: 'Message';
  /** Attached files, at most 10. */
  attachments: Array<MessageFile>;
  /** Makes the message a line of the conversation’s history: its sender changed the group, or matched with the other person. Such a line can’t be edited, deleted or reacted to, isn’t found by a search and notifies no one. It stays read for members who had read everything before it; for others it counts as unread, like a message. Null for a message that a person wrote. */
  change?: Maybe<MessageChange>;
  /** The clientId that you sent with your own message; null for other people’s messages. */
  clientId?: Maybe<Scalars['String']['output']>;
  /** Plain text, at most 8,000 characters; empty when the message was deleted, has only files or is a change. */
  content: Scalars['String']['output'];
  /** Id of its conversation. */
  conversationId: Scalars['ID']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last edited. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Whether its sender deleted it. */
  isDeleted: Scalars['Boolean']['output'];
  /** The job that its sender applied for; null for other messages and when you may not see the job. */
  job?: Maybe<JobCard>;
  /** Reactions, earliest first. */
  reactions: Array<MessageReaction>;
  /** The author; null when the account was deleted. */
  sender?: Maybe<Profile>;
  /** Sequence number in the conversation: 1, 2, 3 and so on, without gaps. */
  seq: Scalars['Int']['output'];
};

/** A change of a conversation, as a line of its history. */
export type MessageChange = {
  __typename?: 'MessageChange';
  /** What changed. */
  kind: MessageChangeKind;
  /** The person who was added or removed; null when their account was deleted or is hidden from you. */
  person?: Maybe<Profile>;
  /** The new title of a renamed group, empty when it was removed; null for other changes, and when the sender’s account was deleted. */
  title?: Maybe<Scalars['String']['output']>;
};

/** What changed in a group, or between two people. */
export type MessageChangeKind =
  /** The sender added a person. */
  | 'added'
  /** The sender created the group. */
  | 'created'
  /** The sender accepted an invitation back. */
  | 'joined'
  /** The sender left. */
  | 'left'
  /** The sender and the person matched on Pairion. */
  | 'matched'
  /** The sender removed a person. */
  | 'removed'
  /** The sender named the group, or removed its name. */
  | 'renamed';

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
  /** Size in bytes. */
  bytes: Scalars['Int']['output'];
  /** A picture’s height in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The file’s id. */
  id: Scalars['ID']['output'];
  /** Whether it is a picture; otherwise it is a PDF. */
  isImage: Scalars['Boolean']['output'];
  /** File name of the upload; may be empty. */
  name: Scalars['String']['output'];
  /** A picture’s ThumbHash in base64, a placeholder while the picture loads. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Path of the file, for readers of the message; fetching it requires your access token. For a picture, the query parameter `width` selects a minimum width in pixels. */
  url: Scalars['String']['output'];
  /** A picture’s width in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** One emoji reaction to a message, and the people who gave it. */
export type MessageReaction = {
  __typename?: 'MessageReaction';
  /** The emoji. */
  emoji: Scalars['String']['output'];
  /** Ids of the people who gave it, earliest first. */
  personIds: Array<Scalars['ID']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts a request to connect; both people follow each other. Safe to repeat. */
  acceptConnection: Profile;
  /** Accepts a trial project. Returns all matches. */
  acceptPairionTrial: Array<PairionMatch>;
  /** Accepts your invitation to a team. Safe to repeat. */
  acceptTeamInvitation: Team;
  /** Adds your connections to a group. They can read its whole history. People who were in it before receive one request to rejoin. */
  addToConversation: Conversation;
  /** Saves answers to questions of your own analysis, and analyzes its latest version with them. */
  answerAnalysis: Analysis;
  /** Accepts or declines a request. A declined conversation disappears from your lists, and its sender is not notified. */
  answerMessageRequest: Scalars['Boolean']['output'];
  /** Accepts or declines an invitation. Safe to repeat. */
  answerPairionInvitation: PairionInvitation;
  /** Answers privately whether you go on after a trial project. Returns all matches. */
  answerPairionTrial: Array<PairionMatch>;
  /** Applies for a job by a message to its poster, with the job attached. Applying again returns the same application. */
  applyForJob: JobApplication;
  /** Applies for a role. The team’s owner decides. Applying again returns the same application. */
  applyForRole: RoleApplication;
  /** Blocks a person: neither of you sees the other anywhere, and your connection and follows end. Safe to repeat. */
  blockPerson: Scalars['Boolean']['output'];
  /** Stops the language model. The built-in report stays. */
  cancelEnrichment: Analysis;
  /** Withdraws that request. Safe to repeat. */
  cancelFundingNotice: Scalars['Boolean']['output'];
  /** Changes the password and ends your other sessions. */
  changePassword: Scalars['Boolean']['output'];
  /** Deletes all your notifications. */
  clearNotifications: Scalars['Boolean']['output'];
  /** Closes your published job. Safe to repeat. */
  closeJob: Job;
  /** Comments on one claim of an analysis that you may read. */
  createAnalysisComment: AnalysisComment;
  /** Analyzes a new text as the next version of your own analysis, with the answers of the last one. Up to 30 versions. */
  createAnalysisVersion: Analysis;
  /** Comments on a post, or replies to a comment. */
  createComment: Comment;
  /** Creates a job, published unless it is a draft. */
  createJob: Job;
  /** Publishes a post. */
  createPost: Post;
  /** Stores a model. Up to 200 of them. */
  createProjection: Projection;
  /** Adds a role to your own team. */
  createRole: TeamRole;
  /** Creates an open team. You are its owner and first member. */
  createTeam: Team;
  /** Creates an upload slot for one file. PUT the file to uploadUrl, then pass publicUrl to the call that uses it. */
  createUpload: UploadSlot;
  /** Deletes your account. It is hidden and signed out at once and erased after 14 days; until then an emailed link undoes it. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes your own analysis with its versions, shares and comments. */
  deleteAnalysis: Deleted;
  /** Deletes your own comment, or one on your own analysis. */
  deleteAnalysisComment: Deleted;
  /** Deletes a comment with its replies. Returns its post; null when it is hidden from you. */
  deleteComment?: Maybe<Post>;
  /** Deletes your own job with its applications. */
  deleteJob: Deleted;
  /** Deletes a saved filter. */
  deleteJobFilter: Deleted;
  /** Deletes the text and files of your message for everyone; an empty message stays in its place. Safe to repeat. */
  deleteMessage: Message;
  /** Deletes your own post with its comments, likes and bookmarks. */
  deletePost: Deleted;
  /** Deletes your own model with its scenarios, actuals and shares. */
  deleteProjection: Deleted;
  /** Deletes a scenario of a model. */
  deleteProjectionScenario: Projection;
  /** Deletes a role of your own team with its applications. */
  deleteRole: Deleted;
  /** Deletes your own team with its roles and their applications. */
  deleteTeam: Deleted;
  /** Removes a person from your suggestions permanently. Safe to repeat. */
  dismissSuggestion: Scalars['Boolean']['output'];
  /** Copies a model with its scenarios as your own. */
  duplicateProjection: Projection;
  /** Edits the text of your message. */
  editMessage: Message;
  /** Follows a person. Safe to repeat. */
  followPerson: Profile;
  /** Invites a candidate. Inviting somebody who invited you accepts theirs. */
  invitePairionCandidate: PairionInvitation;
  /** Invites a person to your own team. For somebody who is there already, it changes the title. */
  inviteToTeam: Team;
  /** Leaves a group. When its owner leaves, the member who joined first becomes the owner. */
  leaveConversation: Scalars['Boolean']['output'];
  /** Signs in. */
  login: SessionPayload;
  /** Ends the current session. */
  logout: Scalars['Boolean']['output'];
  /** Marks all your conversations as read. Returns the number of conversations that were unread. */
  markAllMessagesRead: Scalars['Int']['output'];
  /** Marks a conversation as read up to a message. The mark never moves back. */
  markConversationRead: Conversation;
  /** Marks new applications for your job as seen, because you opened them. Safe to repeat. */
  markJobApplicationsSeen: Array<JobApplicationCount>;
  /** Marks notifications as read; all when ids is omitted. Returns the number that is still unread. */
  markNotificationsRead: Scalars['Int']['output'];
  /** Marks new applications for a role of your own team as seen, because you opened them. Safe to repeat. */
  markRoleApplicationsSeen: Array<RoleApplicationCount>;
  /** Mutes a person: they are left out of your feeds and notifications, and are not notified. Safe to repeat. */
  mutePerson: Profile;
  /** Asks to be told when funding opens. Safe to repeat. */
  notifyOfFunding: Scalars['Boolean']['output'];
  /** Proposes a trial project to a match. Returns all matches. */
  proposePairionTrial: Array<PairionMatch>;
  /** Publishes your draft, or opens your closed job again. Safe to repeat. */
  publishJob: Job;
  /** Analyzes an idea and stores the report. Up to 120 texts per hour. */
  quickAnalyze: Analysis;
  /** Repairs the broken fields of your own profile and checks it again. */
  recoverProfile: ProfileIntegrity;
  /** Creates an account and signs in. */
  register: SessionPayload;
  /** Declines a request to connect. Safe to repeat. */
  rejectConnection: Profile;
  /** Removes a connection or withdraws a request. Follows are unchanged. */
  removeConnection: Profile;
  /** Removes a person from your group. Only its owner can, see Conversation.ownerId. */
  removeFromConversation: Conversation;
  /** Removes a member from your own team or revokes an invitation; with your own id, leaves a team or declines its invitation. */
  removeTeamMember: Deleted;
  /** Changes the title of your own analysis. New versions keep it. */
  renameAnalysis: Analysis;
  /** Sets the title of a group. */
  renameConversation: Conversation;
  /** Renames a saved filter. Returns all of yours. */
  renameJobFilter: Array<SavedJobFilter>;
  /** Keeps your published or expired job open for 90 days from now. */
  renewJob: Job;
  /** Reports a job to the operator. */
  reportJob: Scalars['Boolean']['output'];
  /** Reports a post to the operator. */
  reportPost: Scalars['Boolean']['output'];
  /** Sends a request to connect. Accepts the other person’s request when one is pending. At most 100 a week. Safe to repeat. */
  requestConnection: Profile;
  /** Requests an archive of your data, which a job builds. Returns the running export if there is one. */
  requestDataExport: DataExport;
  /** Emails a link to reset the password if an account has this address. The result is the same if none has. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets a new password with an emailed link and ends all sessions. */
  resetPassword: Scalars['Boolean']['output'];
  /** Revokes a share of your own analysis. */
  revokeAnalysisShare: Deleted;
  /** Ends all of your sessions except the current one. Returns their number. */
  revokeOtherSessions: Scalars['Int']['output'];
  /** Revokes a share of your own model. */
  revokeProjectionShare: Deleted;
  /** Ends one of your sessions. */
  revokeSession: Scalars['Boolean']['output'];
  /** Saves a search for jobs, whose new matches are notified daily. Up to 10 per person. Returns all of yours. */
  saveJobFilter: Array<SavedJobFilter>;
  /** Saves changes of your co-founder profile. Fields that are left out stay. */
  savePairionProfile: PairionProfile;
  /** Sends a message. Safe to retry with the same clientId: the existing message is returned. */
  sendMessage: Message;
  /** Sets whether your own analysis is starred. */
  setAnalysisStar: Analysis;
  /** Sets whether a comment is the helpful comment of your post. A post has one at most. */
  setCommentHelpful: Comment;
  /** Sets whether you like a comment. Safe to repeat. Null after you withdrew your like of a comment that is hidden from you. */
  setCommentLike?: Maybe<Comment>;
  /** Sets whether a job is in your bookmarks. Safe to repeat. Null after you removed your bookmark of a job that is hidden from you. */
  setJobBookmark?: Maybe<Job>;
  /** Sets whether you receive a daily email digest of unread notifications. Returns the new state. */
  setMailDigest: Scalars['Boolean']['output'];
  /** Sets your reaction to a message. Safe to repeat. */
  setMessageReaction: Message;
  /** Sets whether a story is saved to read later. Safe to repeat. */
  setNewsBookmark: NewsStory;
  /** Sets whether your news contain a source. Safe to repeat. */
  setNewsSourceEnabled: NewsSource;
  /** Switches a kind of notification on or off. Safe to repeat. */
  setNotificationSwitch: NotificationSwitch;
  /** Passes on a candidate, or undoes it. Only you see it. Safe to repeat. */
  setPairionPass: Scalars['Boolean']['output'];
  /** Saves a candidate for later, or removes them. Only you see it. Safe to repeat. */
  setPairionSave: Scalars['Boolean']['output'];
  /** Sets whether a post is in your bookmarks. Safe to repeat. Null after you removed your bookmark of a post that is hidden from you. */
  setPostBookmark?: Maybe<Post>;
  /** Sets whether you like a post. Safe to repeat. Null after you withdrew your like of a post that is hidden from you. */
  setPostLike?: Maybe<Post>;
  /** Sets actual figures. Other months, and other figures of a month, stay; null removes a month or a figure. */
  setProjectionActuals: ProjectionActuals;
  /** Sets whether your own model is archived. */
  setProjectionArchived: Projection;
  /** Creates or changes a scenario of a model. */
  setProjectionScenario: Projection;
  /** Saves what the test of an assumption found, or removes it. */
  setTestResult: Analysis;
  /** Shares your own analysis with a person, up to 50 of them, or by a link. Sharing again returns the same share. */
  shareAnalysis: AnalysisShare;
  /** Shares a public post with your own readers. Returns the share. */
  sharePost: Post;
  /** Shares your own model with a person, up to 50 of them. Sharing again sets the right. */
  shareProjection: ProjectionShare;
  /** Starts a conversation with one person or with a group of your connections. Returns the existing conversation of two people. At most 20 a day with people you are not connected with. */
  startConversation: Conversation;
  /** Sends your own analysis to the language model, which adds sentences to its report. Scores and verdict don’t change. A call while it runs changes nothing. Up to 10 times per hour and 30 times per day. */
  startEnrichment: Analysis;
  /** Unblocks a person. Connection and follows are not restored. Safe to repeat. */
  unblockPerson: Scalars['Boolean']['output'];
  /** Undoes the deletion of an account with an emailed link. */
  undoAccountDeletion: Scalars['Boolean']['output'];
  /** Unfollows a person. CONFLICT while you are connected. Safe to repeat. */
  unfollowPerson: Profile;
  /** Unmutes a person. Safe to repeat. */
  unmutePerson: Profile;
  /** Updates your own job. */
  updateJob: Job;
  /** Sets the state of an application for your job, or your note on it. */
  updateJobApplication: JobApplication;
  /** Updates your own post. */
  updatePost: Post;
  /** Updates your own profile. */
  updateProfile: Profile;
  /** Changes name or inputs of a model. A version that isn’t the latest is a conflict, which names what changed. */
  updateProjection: Projection;
  /** Updates a role of your own team; opens, fills or closes it. */
  updateRole: TeamRole;
  /** Sets the state of an application for a role of your own team, your note on it, or your reply. ACCEPTED adds the applicant to the team, fills the role and opens a conversation. */
  updateRoleApplication: RoleApplication;
  /** Updates your own team; opens, pauses or closes it. */
  updateTeam: Team;
  /** Counts your visit of a job’s link, once a day, and returns the URL to open. */
  visitJob: Scalars['String']['output'];
  /** Withdraws your own application. You may apply again. */
  withdrawJobApplication: Deleted;
  /** Withdraws your invitation. Safe to repeat. */
  withdrawPairionInvitation: PairionInvitation;
  /** Withdraws your own application. You may apply again. */
  withdrawRoleApplication: Deleted;
};


export type MutationAcceptConnectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAcceptPairionTrialArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAcceptTeamInvitationArgs = {
  teamId: Scalars['ID']['input'];
};


export type MutationAddToConversationArgs = {
  id: Scalars['ID']['input'];
  participantIds: Array<Scalars['ID']['input']>;
};


export type MutationAnswerAnalysisArgs = {
  answers: Array<AnalysisAnswerInput>;
  id: Scalars['ID']['input'];
};


export type MutationAnswerMessageRequestArgs = {
  id: Scalars['ID']['input'];
  isAccepted: Scalars['Boolean']['input'];
};


export type MutationAnswerPairionInvitationArgs = {
  accept: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationAnswerPairionTrialArgs = {
  continues: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationApplyForJobArgs = {
  jobId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyForRoleArgs = {
  note?: InputMaybe<Scalars['String']['input']>;
  roleId: Scalars['ID']['input'];
};


export type MutationBlockPersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelEnrichmentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationCloseJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateAnalysisCommentArgs = {
  analysisId: Scalars['ID']['input'];
  claim: Scalars['String']['input'];
  content: Scalars['String']['input'];
};


export type MutationCreateAnalysisVersionArgs = {
  id: Scalars['ID']['input'];
  idea: Scalars['String']['input'];
};


export type MutationCreateCommentArgs = {
  content: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  postId: Scalars['ID']['input'];
};


export type MutationCreateJobArgs = {
  input: CreateJobInput;
};


export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


export type MutationCreateProjectionArgs = {
  inputs: Scalars['JSON']['input'];
  name: Scalars['String']['input'];
};


export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
  teamId: Scalars['ID']['input'];
};


export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


export type MutationCreateUploadArgs = {
  input: CreateUploadInput;
};


export type MutationDeleteAnalysisArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAnalysisCommentArgs = {
  analysisId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteJobFilterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectionScenarioArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTeamArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissSuggestionArgs = {
  personId: Scalars['ID']['input'];
};


export type MutationDuplicateProjectionArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEditMessageArgs = {
  content: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationFollowPersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInvitePairionCandidateArgs = {
  note?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationInviteToTeamArgs = {
  teamId: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
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


export type MutationMarkJobApplicationsSeenArgs = {
  jobId: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMarkRoleApplicationsSeenArgs = {
  roleId: Scalars['ID']['input'];
};


export type MutationMutePersonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProposePairionTrialArgs = {
  input: Scalars['JSON']['input'];
  matchId: Scalars['ID']['input'];
};


export type MutationPublishJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationQuickAnalyzeArgs = {
  idea: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
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


export type MutationRemoveFromConversationArgs = {
  conversationId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationRemoveTeamMemberArgs = {
  teamId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationRenameAnalysisArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationRenameConversationArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationRenameJobFilterArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReportJobArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
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


export type MutationRevokeAnalysisShareArgs = {
  id: Scalars['ID']['input'];
  shareId: Scalars['ID']['input'];
};


export type MutationRevokeProjectionShareArgs = {
  id: Scalars['ID']['input'];
  shareId: Scalars['ID']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveJobFilterArgs = {
  filter?: InputMaybe<JobFilterInput>;
  name: Scalars['String']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSavePairionProfileArgs = {
  input: Scalars['JSON']['input'];
};


export type MutationSendMessageArgs = {
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  content?: InputMaybe<Scalars['String']['input']>;
  conversationId: Scalars['ID']['input'];
};


export type MutationSetAnalysisStarArgs = {
  id: Scalars['ID']['input'];
  starred: Scalars['Boolean']['input'];
};


export type MutationSetCommentHelpfulArgs = {
  helpful: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetCommentLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetJobBookmarkArgs = {
  bookmarked: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetMailDigestArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetMessageReactionArgs = {
  emoji?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSetNewsBookmarkArgs = {
  bookmarked: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetNewsSourceEnabledArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetNotificationSwitchArgs = {
  isOn: Scalars['Boolean']['input'];
  kind: Scalars['ID']['input'];
};


export type MutationSetPairionPassArgs = {
  passed: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationSetPairionSaveArgs = {
  saved: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationSetPostBookmarkArgs = {
  bookmarked: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetPostLikeArgs = {
  id: Scalars['ID']['input'];
  liked: Scalars['Boolean']['input'];
};


export type MutationSetProjectionActualsArgs = {
  id: Scalars['ID']['input'];
  months: Scalars['JSON']['input'];
};


export type MutationSetProjectionArchivedArgs = {
  archived: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetProjectionScenarioArgs = {
  id: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  patch: Scalars['JSON']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetTestResultArgs = {
  claim: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  outcome?: InputMaybe<TestOutcome>;
};


export type MutationShareAnalysisArgs = {
  id: Scalars['ID']['input'];
  link?: InputMaybe<Scalars['Boolean']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSharePostArgs = {
  content?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationShareProjectionArgs = {
  canEdit?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationStartConversationArgs = {
  participantIds: Array<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartEnrichmentArgs = {
  id: Scalars['ID']['input'];
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


export type MutationUpdateJobArgs = {
  id: Scalars['ID']['input'];
  input: UpdateJobInput;
};


export type MutationUpdateJobApplicationArgs = {
  id: Scalars['ID']['input'];
  privateNote?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<JobApplicationStatus>;
};


export type MutationUpdatePostArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePostInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateProjectionArgs = {
  id: Scalars['ID']['input'];
  inputs?: InputMaybe<Scalars['JSON']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRoleInput;
};


export type MutationUpdateRoleApplicationArgs = {
  id: Scalars['ID']['input'];
  privateNote?: InputMaybe<Scalars['String']['input']>;
  reply?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RoleApplicationStatus>;
};


export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTeamInput;
};


export type MutationVisitJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawJobApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawPairionInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawRoleApplicationArgs = {
  id: Scalars['ID']['input'];
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

/** State that a job is created in. */
export type NewJobStatus =
  /** Only you see it. */
  | 'DRAFT'
  /** Everyone sees it. */
  | 'PUBLISHED';

/** A feed whose stories are listed. */
export type NewsSource = {
  __typename?: 'NewsSource';
  /** When it was last read successfully, or null. */
  fetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The source’s id. */
  id: Scalars['ID']['output'];
  /** You did not switch it off. */
  isEnabled: Scalars['Boolean']['output'];
  /** The last attempt to read it failed. Its earlier stories stay. */
  isFailing: Scalars['Boolean']['output'];
  /** Its name: plain text. */
  title: Scalars['String']['output'];
};

/** A news story of a feed. */
export type NewsStory = {
  __typename?: 'NewsStory';
  /** Who wrote it, or null. */
  author?: Maybe<Scalars['String']['output']>;
  /** Number of posts about it that you may see; at most 1,000. */
  discussionCount: Scalars['Int']['output'];
  /** The story’s id. */
  id: Scalars['ID']['output'];
  /** Its picture, stored by this server, or null. */
  image?: Maybe<Image>;
  /** It is an invented story of the demo community. */
  isSample: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Name of its source. */
  source: Scalars['String']['output'];
  /** Id of its source. */
  sourceId: Scalars['ID']['output'];
  /** Plain text of up to 600 characters; may be empty. */
  summary: Scalars['String']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
  /** Address of the story: http or https. */
  url: Scalars['String']['output'];
  /** It is in your bookmarks. */
  viewerHasBookmarked: Scalars['Boolean']['output'];
};

/** A news story that a post discusses. */
export type NewsStoryCard = {
  __typename?: 'NewsStoryCard';
  /** The story’s id. */
  id: Scalars['ID']['output'];
  /** Its picture, stored by this server, or null. */
  image?: Maybe<Image>;
  /** It is an invented story of the demo community. */
  isSample: Scalars['Boolean']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Name of its source. */
  source: Scalars['String']['output'];
  /** Plain text. */
  title: Scalars['String']['output'];
  /** Address of the story: http or https. */
  url: Scalars['String']['output'];
};

/** A page of NewsStorys. */
export type NewsStoryConnection = {
  __typename?: 'NewsStoryConnection';
  /** The rows, in the list’s order. */
  edges: Array<NewsStoryEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of NewsStorys. */
export type NewsStoryEdge = {
  __typename?: 'NewsStoryEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: NewsStory;
};

/** An object with an id, which node(id) reads. */
export type Node = {
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
};

/** Actions of other people that concern you. Actions of several people on one subject are grouped until you read the notification. */
export type Notification = {
  __typename?: 'Notification';
  /** The first 140 characters of what it is about: the newest comment, else the subject; may be empty. */
  about: Scalars['String']['output'];
  /** Number of people who acted. */
  actorCount: Scalars['Int']['output'];
  /** The people who acted, latest first; at most 3. Empty when nobody did, such as for a job that expires. */
  actors: Array<Profile>;
  /** When the latest action happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The notification’s id. */
  id: Scalars['ID']['output'];
  /** Whether you have read it. */
  isRead: Scalars['Boolean']['output'];
  /** The kind, such as post.liked. */
  kind: Scalars['ID']['output'];
  /** Path of the page that shows it, with the comment as fragment. */
  path: Scalars['String']['output'];
  /** Id of the subject: a post, comment, conversation, person, job or saved filter. */
  subjectId: Scalars['ID']['output'];
  /** The action as text that follows the names, such as "liked your post"; a sentence without actors. */
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

/** A kind of notification, and whether it is switched on. */
export type NotificationSwitch = {
  __typename?: 'NotificationSwitch';
  /** When the notification is sent. */
  description: Scalars['String']['output'];
  /** Group in the settings, such as Your posts. */
  group: Scalars['String']['output'];
  /** Whether you receive it. On by default. */
  isOn: Scalars['Boolean']['output'];
  /** The kind, such as post.liked. */
  kind: Scalars['ID']['output'];
  /** Label in the settings, such as Likes. */
  label: Scalars['String']['output'];
};

/** Position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** `after` of the next page: the cursor of the last row, or where a search stopped. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** More rows may come after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Set when a search stopped before the page was full: the time of the oldest row it looked at. The next page looks further. */
  searchedTo?: Maybe<Scalars['DateTime']['output']>;
};

/** Points of one preference. All lines add up to the score. */
export type PairionBreakdownLine = {
  __typename?: 'PairionBreakdownLine';
  /** Preference; MUTUAL is what the other direction takes off, INDIFFERENT the score without preferences. */
  key: Scalars['String']['output'];
  /** Largest number of points. */
  of: Scalars['Int']['output'];
  /** Points. */
  points: Scalars['Int']['output'];
  /** Why, in one sentence. */
  reason: Scalars['String']['output'];
};

/** A person who may be a co-founder. */
export type PairionCandidate = {
  __typename?: 'PairionCandidate';
  /** Points that add up to the score. */
  breakdown: Array<PairionBreakdownLine>;
  /** The person’s co-founder profile. */
  card: PairionCard;
  /** The conflict that would matter most. */
  conflict?: Maybe<Scalars['String']['output']>;
  /** What fits, in sentences. */
  fits: Array<Scalars['String']['output']>;
  /** How well they meet your preferences. */
  mine: Scalars['Int']['output'];
  /** The lower of mine and theirs, 0 to 100. */
  score: Scalars['Int']['output'];
  /** What to talk about. */
  talkAbout: Array<Scalars['String']['output']>;
  /** How well you meet theirs. */
  theirs: Scalars['Int']['output'];
  /** The person. */
  user: Profile;
};

/** Candidates of the day. */
export type PairionCandidates = {
  __typename?: 'PairionCandidates';
  /** The best first. */
  candidates: Array<PairionCandidate>;
  /** When they are few: which must-haves exclude how many people. */
  limits?: Maybe<Array<PairionLimit>>;
};

/** What others see of a co-founder profile. */
export type PairionCard = {
  __typename?: 'PairionCard';
  /** Day from which the person is available; null is now. */
  availableFrom?: Maybe<Scalars['String']['output']>;
  /** Commitment. */
  commitment: Commitment;
  /** Largest share expected, in percent. */
  equityMax?: Maybe<Scalars['Float']['output']>;
  /** Least share expected, in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** Hours of a week. */
  hoursPerWeek: Scalars['Int']['output'];
  /** Industries. */
  industries: Array<Scalars['String']['output']>;
  /** When the person was active last. */
  lastActive: ActivityPeriod;
  /** Place; may be empty. */
  location: Scalars['String']['output'];
  /** Where the person wants to work. */
  remote: RemoteWish;
  /** Share of answered invitations, from 3 on. */
  replyRate?: Maybe<ReplyRate>;
  /** Role. */
  role: FounderRole;
  /** Skills that the person has. */
  skillsHave: Array<Scalars['String']['output']>;
  /** Skills that the person needs. */
  skillsNeed: Array<Scalars['String']['output']>;
  /** Stage to start from. */
  stage: Stage;
  /** How the person works, in a few words each. */
  style: Array<Scalars['String']['output']>;
  /** Hours from UTC. */
  timeZone: Scalars['Int']['output'];
};

/** An invitation to found together. */
export type PairionInvitation = {
  __typename?: 'PairionInvitation';
  /** Card and score of the other person; null unless it waits and the person looks or talks. */
  candidate?: Maybe<PairionCandidate>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires unless it is answered. */
  expiresAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** You sent it. */
  isSent: Scalars['Boolean']['output'];
  /** Note; may be empty. */
  note: Scalars['String']['output'];
  /** State. */
  status: InvitationStatus;
  /** The other person. */
  user: Profile;
};

/** How many people a must-have excludes. */
export type PairionLimit = {
  __typename?: 'PairionLimit';
  /** People who would pass without it, counted up to 50. */
  people: Scalars['Int']['output'];
  /** Preference. */
  preference: Scalars['String']['output'];
};

/** Two people who want to talk about founding together. */
export type PairionMatch = {
  __typename?: 'PairionMatch';
  /** Card and score of the other person; null while the person is paused or not active. */
  candidate?: Maybe<PairionCandidate>;
  /** Their conversation. */
  conversationId?: Maybe<Scalars['ID']['output']>;
  /** When they matched. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The latest trial project. */
  trial?: Maybe<PairionTrial>;
  /** The other person. */
  user: Profile;
};

/** Your co-founder profile. Only you see preferences, weights, runway and terms. */
export type PairionProfile = {
  __typename?: 'PairionProfile';
  /** Day from which you are available; null is now. */
  availableFrom?: Maybe<Scalars['String']['output']>;
  /** Commitment. */
  commitment?: Maybe<Commitment>;
  /** Terms that you do not accept. */
  dealTerms: Array<DealTerm>;
  /** Largest share expected, in percent. */
  equityMax?: Maybe<Scalars['Float']['output']>;
  /** Least share expected, in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** Fields that are prefilled from your newest analysis, until the first save. */
  fromAnalysis: Array<Scalars['String']['output']>;
  /** Fields that are prefilled from your profile, until the first save. */
  fromProfile: Array<Scalars['String']['output']>;
  /** Hours of a week. */
  hoursPerWeek?: Maybe<Scalars['Int']['output']>;
  /** Industries. */
  industries: Array<Scalars['String']['output']>;
  /** False while it is only prefilled. */
  isSaved: Scalars['Boolean']['output'];
  /** You were not active for a while: are you still looking? */
  isStale: Scalars['Boolean']['output'];
  /** Place; may be empty. */
  location: Scalars['String']['output'];
  /** Version of the score. */
  matchingVersion: Scalars['String']['output'];
  /** Fields that are needed before others see the profile. */
  missing: Array<Scalars['String']['output']>;
  /** Wish and importance by preference. */
  preferences: Scalars['JSON']['output'];
  /** Where you want to work. */
  remote?: Maybe<RemoteWish>;
  /** Role. */
  role?: Maybe<FounderRole>;
  /** Months that you can live without pay. */
  runwayMonths?: Maybe<Scalars['Int']['output']>;
  /** Skills that you have. */
  skillsHave: Array<Scalars['String']['output']>;
  /** Skills that you need. */
  skillsNeed: Array<Scalars['String']['output']>;
  /** Stage to start from. */
  stage?: Maybe<Stage>;
  /** Availability. */
  status: PairionStatus;
  /** Answers a or b by scene. */
  style: Scalars['JSON']['output'];
  /** Hours from UTC. */
  timeZone?: Maybe<Scalars['Int']['output']>;
  /** Weights from 0 to 10 by preference, where they differ from the defaults. */
  weights: Scalars['JSON']['output'];
};

/** Availability for co-founder matching. */
export type PairionStatus =
  /** Others see you as a candidate. */
  | 'LOOKING'
  /** Others do not see you, and you see no candidates. */
  | 'PAUSED'
  /** You talk with somebody: others do not see you, and you see candidates. */
  | 'TALKING';

/** A trial project of a match. */
export type PairionTrial = {
  __typename?: 'PairionTrial';
  /** Both go on. */
  bothContinue: Scalars['Boolean']['output'];
  /** Last day. */
  endsOn: Scalars['String']['output'];
  /** Goal. */
  goal: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Both have agreed to it. */
  isAccepted: Scalars['Boolean']['output'];
  /** Its last day is over. */
  isOver: Scalars['Boolean']['output'];
  /** You proposed it. */
  isOwn: Scalars['Boolean']['output'];
  /** What the other person does. */
  otherTask: Scalars['String']['output'];
  /** What you do. */
  ownTask: Scalars['String']['output'];
  /** First day. */
  startsOn: Scalars['String']['output'];
  /** Your private answer whether you go on. */
  viewerContinues?: Maybe<Scalars['Boolean']['output']>;
};

/** The most frequent values of a facet, and the chosen ones, among people who match the other filters. */
export type PeopleFacet = {
  __typename?: 'PeopleFacet';
  /** Whether all matching people were counted. Otherwise 250 or more match, and counts are lower bounds. */
  isComplete: Scalars['Boolean']['output'];
  /** Values, the most frequent first. */
  values: Array<PeopleFacetValue>;
};

/** A value of a facet. */
export type PeopleFacetValue = {
  __typename?: 'PeopleFacetValue';
  /** Number of matching people who have it. */
  count: Scalars['Int']['output'];
  /** The value, in its most frequent spelling. */
  value: Scalars['String']['output'];
};

/** How many people match a search, and the filters that narrow it. */
export type PeopleFacets = {
  __typename?: 'PeopleFacets';
  /** Whether the total is exact. Otherwise 250 or more match. */
  isComplete: Scalars['Boolean']['output'];
  /** Locations: the parts between commas. */
  locations: PeopleFacet;
  /** What people are looking for. */
  lookingFor: PeopleFacet;
  /** Skills. */
  skills: PeopleFacet;
  /** Stages. */
  stages: PeopleFacet;
  /** Number of matching people. */
  total: Scalars['Int']['output'];
};

/** Filters of a search for people. They match with one value of each list that has any. */
export type PeopleFilterInput = {
  /** Locations, at most 10: parts of a location between commas, such as its city; case does not matter. */
  locations?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What they are looking for, at most 10. */
  lookingFor?: InputMaybe<Array<Need>>;
  /** Skills, at most 10; case does not matter. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stages, at most 10. */
  stages?: InputMaybe<Array<Stage>>;
};

/** A person who matches a search, with what matched. */
export type PersonMatch = {
  __typename?: 'PersonMatch';
  /** Excerpt of the bio, or of the note about what the person is looking for, when it has a searched word. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** Location, when it matches. */
  matchedLocation?: Maybe<Scalars['String']['output']>;
  /** What the person is looking for that matches. */
  matchedNeeds: Array<Need>;
  /** Skills that match. */
  matchedSkills: Array<Scalars['String']['output']>;
  /** Stage, when it matches. */
  matchedStage?: Maybe<Stage>;
  /** The person. */
  person: Profile;
};

/** A page of PersonMatchs. */
export type PersonMatchConnection = {
  __typename?: 'PersonMatchConnection';
  /** The rows, in the list’s order. */
  edges: Array<PersonMatchEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of PersonMatchs. */
export type PersonMatchEdge = {
  __typename?: 'PersonMatchEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: PersonMatch;
};

/** A published post. Private posts are visible to accepted connections only. */
export type Post = Node & {
  __typename?: 'Post';
  /** Its author. */
  author: Profile;
  /** Number of comments and replies. */
  commentCount: Scalars['Int']['output'];
  /** Comments on the post, each with its replies. */
  comments: CommentConnection;
  /** Plain text of up to 3,000 characters; may be empty with a picture, a job, a news story or a shared post. */
  content: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** When its text was last edited. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The picture, or null. */
  image?: Maybe<Image>;
  /** Its text was edited; see revisions. */
  isEdited: Scalars['Boolean']['output'];
  /** Every signed-in person may read it; otherwise only accepted connections. */
  isPublic: Scalars['Boolean']['output'];
  /** It shares another post. sharedPost is null when that post was deleted or is hidden from you. */
  isShare: Scalars['Boolean']['output'];
  /** The job that it shares; null when there is none or you may not see it. */
  job?: Maybe<JobCard>;
  /** Number of people who like it. */
  likeCount: Scalars['Int']['output'];
  /** The news story that it discusses, or null. */
  newsStory?: Maybe<NewsStoryCard>;
  /** Its text before each edit, oldest first. */
  revisions: Array<PostRevision>;
  /** Number of shares. */
  shareCount: Scalars['Int']['output'];
  /** The post that it shares. */
  sharedPost?: Maybe<Post>;
  /** You may edit and delete it. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** You may share it. */
  viewerCanShare: Scalars['Boolean']['output'];
  /** It is in your bookmarks. */
  viewerHasBookmarked: Scalars['Boolean']['output'];
  /** You like it. */
  viewerHasLiked: Scalars['Boolean']['output'];
};


/** A published post. Private posts are visible to accepted connections only. */
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
  /** Why it is in the feed, in feeds with reasons. */
  reason?: Maybe<FeedReason>;
};

/** Text of a post before an edit. */
export type PostRevision = {
  __typename?: 'PostRevision';
  /** The previous text. */
  content: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
};

/** A person as others see them. */
export type Profile = Node & {
  __typename?: 'Profile';
  /** Square picture in all its sizes; null shows a drawn one. */
  avatar?: Maybe<Image>;
  /** Small square picture for lists; null shows a drawn one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** About the person, at most 2,600 characters. */
  bio: Scalars['String']['output'];
  /** Number of the person’s accepted connections. */
  connectionCount: Scalars['Int']['output'];
  /** Wide picture in all its sizes; null shows a drawn one. */
  cover?: Maybe<Image>;
  /** Wide picture behind the name; null shows a drawn one. */
  coverImageUrl?: Maybe<Scalars['String']['output']>;
  /** When the person joined. */
  createdAt: Scalars['DateTime']['output'];
  /** Display name, at most 64 characters. */
  displayName: Scalars['String']['output'];
  /** Number of people who follow the person. */
  followerCount: Scalars['Int']['output'];
  /** Number of people that the person follows. */
  followingCount: Scalars['Int']['output'];
  /** One line about what the person does, at most 220 characters. */
  headline: Scalars['String']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Links, at most 5. */
  links: Array<ProfileLink>;
  /** Location, at most 100 characters. */
  location: Scalars['String']['output'];
  /** What the person is looking for. */
  lookingFor: Array<Need>;
  /** Free text about what the person is looking for, at most 300 characters. */
  lookingForNote: Scalars['String']['output'];
  /** Number of people connected to both you and the person. */
  mutualConnectionCount: Scalars['Int']['output'];
  /** Skills, at most 20. */
  skills: Array<Scalars['String']['output']>;
  /** Stage of the person’s startup, when given. */
  stage?: Maybe<Stage>;
  /** Unique handle of 3 to 30 characters: a-z, 0-9, _, and inner . or -. */
  username: Scalars['String']['output'];
  /** This is you. */
  viewerIsSelf: Scalars['Boolean']['output'];
  /** Your relation to this person; null for yourself. */
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

/** One issue of a profile. */
export type ProfileFinding = {
  __typename?: 'ProfileFinding';
  /** The field of the profile. */
  field: Scalars['String']['output'];
  /** The issue and what to do about it. */
  message: Scalars['String']['output'];
};

/** Result of an integrity check of your own profile. */
export type ProfileIntegrity = {
  __typename?: 'ProfileIntegrity';
  /** Fields that are broken. recoverProfile repairs them. */
  broken: Array<ProfileFinding>;
  /** Nothing is broken. */
  isSound: Scalars['Boolean']['output'];
  /** Fields that are empty. Only you can fill them in. */
  missing: Array<ProfileFinding>;
};

/** A link on a profile. */
export type ProfileLink = {
  __typename?: 'ProfileLink';
  /** Label of the link, at most 40 characters; may be empty. */
  label: Scalars['String']['output'];
  /** An http or https URL. */
  url: Scalars['String']['output'];
};

/** A link on a profile. */
export type ProfileLinkInput = {
  /** Label of the link, at most 40 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** An http or https URL. Without a scheme it is https. */
  url: Scalars['String']['input'];
};

/** A stored model of a financial projection. */
export type Projection = Node & {
  __typename?: 'Projection';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** Its inputs, valid for a computation. */
  inputs: Scalars['JSON']['output'];
  /** Archived by its owner. */
  isArchived: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who made it. */
  owner: Profile;
  /** Its scenarios, the oldest first. */
  scenarios: Array<ProjectionScenario>;
  /** When its name, inputs or scenarios changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change of name or inputs. Send the one you read with a change. */
  version: Scalars['Int']['output'];
  /** The viewer may change it. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** Actual figures against the plan. Runways count whole and part months, without rounds. */
export type ProjectionActuals = {
  __typename?: 'ProjectionActuals';
  /** Per cent that each figure is off the plan; null where that is 0. */
  deviations: Scalars['JSON']['output'];
  /** The latest month with figures. */
  latestMonth?: Maybe<Scalars['String']['output']>;
  /** Actual figures by month and line. */
  months: Scalars['JSON']['output'];
  /** Runway from the planned cash of that month. */
  plannedRunwayMonths?: Maybe<Scalars['String']['output']>;
  /** Runway from the latest actual cash; null beyond month 60. */
  runwayMonths?: Maybe<Scalars['String']['output']>;
};

/** A model in a list of projections. */
export type ProjectionCard = {
  __typename?: 'ProjectionCard';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** The model’s id. */
  id: Scalars['ID']['output'];
  /** Archived by its owner. */
  isArchived: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Who made it. */
  owner: Profile;
  /** First month, "YYYY-MM". */
  startMonth: Scalars['String']['output'];
  /** The template it started from: saas, marketplace, commerce or services. */
  template: Scalars['String']['output'];
  /** When its name, inputs or scenarios changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** The viewer may change it. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** A page of ProjectionCards. */
export type ProjectionCardConnection = {
  __typename?: 'ProjectionCardConnection';
  /** The rows, in the list’s order. */
  edges: Array<ProjectionCardEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of ProjectionCards. */
export type ProjectionCardEdge = {
  __typename?: 'ProjectionCardEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: ProjectionCard;
};

/** A value of a model that was changed lately, and by whom. */
export type ProjectionChange = {
  __typename?: 'ProjectionChange';
  /** Who changed it last; null when you can’t see them. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** You changed it last. */
  isByViewer: Scalars['Boolean']['output'];
  /** Path with dots: name, one below inputs, or one below scenarios and the key of a scenario. */
  path: Scalars['String']['output'];
};

/** What a CSV file was understood as. */
export type ProjectionImport = {
  __typename?: 'ProjectionImport';
  /** What was left out: row, text and reason of each. */
  ignored: Scalars['JSON']['output'];
  /** Inputs that were understood. */
  inputs?: Maybe<Scalars['JSON']['output']>;
  /** What is wrong with the inputs: path, code and message of each. */
  issues: Scalars['JSON']['output'];
  /** inputs or actuals. */
  kind: Scalars['String']['output'];
  /** Actual figures by month. */
  months?: Maybe<Scalars['JSON']['output']>;
  /** Values that were understood: row, path and value of each. */
  understood: Scalars['JSON']['output'];
};

/** A scenario: a merge patch over the inputs of its model. */
export type ProjectionScenario = {
  __typename?: 'ProjectionScenario';
  /** Its key within the model. */
  key: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** JSON merge patch (RFC 7396) over the model’s inputs. */
  patch: Scalars['JSON']['output'];
  /** When it changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change. */
  version: Scalars['Int']['output'];
};

/** A share of your model with a person. */
export type ProjectionShare = {
  __typename?: 'ProjectionShare';
  /** The person may change the model. */
  canEdit: Scalars['Boolean']['output'];
  /** When it was shared. */
  createdAt: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The person. */
  person: Profile;
};

/** Order of models. */
export type ProjectionSort =
  /** By name. */
  | 'name'
  /** The newest first. */
  | 'newest'
  /** The last changed first. */
  | 'updated';

export type Query = {
  __typename?: 'Query';
  /** Your own analyses. */
  analyses: AnalysisCardConnection;
  /** The latest version of an analysis, by its id or that of a share: your own, or one shared with you. */
  analysis: Analysis;
  /** Comments on claims of an analysis, the earliest first. */
  analysisComments: AnalysisCommentConnection;
  /** What changed between two versions of your own analysis. */
  analysisDiff: AnalysisDiff;
  /** Facts of your own analysis that a projection, a role or a post takes over. */
  analysisFacts: AnalysisFacts;
  /** How the built-in analyst scores: weights, signals, levels, caps and sources. */
  analysisRubric: AnalysisRubric;
  /** Shares of your own analysis, the link first. */
  analysisShares: Array<AnalysisShare>;
  /** One version of your own analysis, with the report that was written then. It has the id of the analysis. */
  analysisVersion: Analysis;
  /** Versions of your own analysis, the latest first. */
  analysisVersions: Array<AnalysisVersion>;
  /** People you have blocked, latest first. */
  blockedPeople: ProfileConnection;
  /** Jobs in your bookmarks, latest first. */
  bookmarkedJobs: JobConnection;
  /** Stories that you saved to read later, latest first. */
  bookmarkedNews: NewsStoryConnection;
  /** Your bookmarks, latest first. */
  bookmarkedPosts: PostConnection;
  /** One comment. NOT_FOUND also when it is hidden from you. */
  comment?: Maybe<Comment>;
  /** Computes a projection and stores nothing. */
  computeProjection: ComputedProjection;
  /** A shortest path of at most three steps between two people; null when there is none. */
  connectionPath?: Maybe<ConnectionPath>;
  /** People with an accepted connection to a person, latest first. */
  connections: ProfileConnection;
  /** A conversation by id. NOT_FOUND when it does not exist or is hidden from you. */
  conversation?: Maybe<Conversation>;
  /** Your conversations, latest message first. */
  conversations: ConversationConnection;
  /** Your latest data export, or null. Events on private-user-{id} carry its progress. */
  dataExport?: Maybe<DataExport>;
  /** Events after an id that you are authorised to see, oldest first. CONFLICT when the log no longer contains that id. */
  events: EventConnection;
  /** The home feed. */
  feed: PostConnection;
  /** People who follow a person, latest first. */
  followers: ProfileConnection;
  /** People that a person follows, latest first. */
  following: ProfileConnection;
  /** You’ll be told when funding opens. */
  fundingNotice: Scalars['Boolean']['output'];
  /** One hashtag, also when no post has it. */
  hashtag: Hashtag;
  /** One job. NOT_FOUND also when it is hidden from you. */
  job?: Maybe<Job>;
  /** Number of applications for your own job in every state. */
  jobApplicationCounts: Array<JobApplicationCount>;
  /** Applications for your own job, latest first. */
  jobApplications: JobApplicationConnection;
  /** Filters of jobs, with the number of matching jobs for each value. */
  jobFacets: JobFacets;
  /** Open jobs that match words and filters; all without either. */
  jobs: JobConnection;
  /** The language model of this server, if it has one. */
  languageModel: LanguageModel;
  /** Id of the newest event: the starting point for later catch-up. */
  latestEventId: Scalars['ID']['output'];
  /** Whether you receive a daily email digest of unread notifications. Off by default. */
  mailDigest: Scalars['Boolean']['output'];
  /** The signed-in person, or null. */
  me?: Maybe<Viewer>;
  /** A message by id. NOT_FOUND when it does not exist or is hidden from you. */
  message?: Maybe<Message>;
  /** Number of requests that you have not answered, see messageRequests. */
  messageRequestCount: Scalars['Int']['output'];
  /** Requests that you have not answered: people you are not connected with wrote to you, or groups that you left invited you back. */
  messageRequests: ConversationConnection;
  /** Messages of a conversation, latest first; with `afterSeq`, oldest first. */
  messages: MessageConnection;
  /** People you have muted, latest first. */
  mutedPeople: ProfileConnection;
  /** People connected to both you and another person. */
  mutualConnections: ProfileConnection;
  /** Number of posts by others that entered a feed after a post; at most 100. */
  newPostCount: Scalars['Int']['output'];
  /** News stories, newest first. */
  news: NewsStoryConnection;
  /** When any source was last read successfully: the news are that old. Null before the first time. */
  newsFetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sources of news, by name. */
  newsSources: Array<NewsSource>;
  /** One story. */
  newsStory?: Maybe<NewsStory>;
  /** Anything by its id. NOT_FOUND also when it is hidden from you. */
  node?: Maybe<Node>;
  /** All kinds of notifications, and which are switched on. */
  notificationSwitches: Array<NotificationSwitch>;
  /** Your notifications, latest first. */
  notifications: NotificationConnection;
  /** Your own applications, latest first. */
  ownJobApplications: JobApplicationConnection;
  /** Your own jobs in every state, latest first. */
  ownJobs: JobConnection;
  /** Your own applications, latest first. */
  ownRoleApplications: RoleApplicationConnection;
  /** Teams that you own, are on or are invited to, latest first. */
  ownTeams: TeamConnection;
  /** Your candidates of the day, at most 10. */
  pairionCandidates: PairionCandidates;
  /** Invitations that you sent and received, the latest first. */
  pairionInvitations: Array<PairionInvitation>;
  /** Your matches, the latest first. */
  pairionMatches: Array<PairionMatch>;
  /** Your co-founder profile. Before the first save it is prefilled from what you stated elsewhere. */
  pairionProfile: PairionProfile;
  /** Filters for a search for people, with the number of people for each value. A search without words and filters counts the newest people. */
  peopleFacets: PeopleFacets;
  /** One post. NOT_FOUND also when it is hidden from you. */
  post?: Maybe<Post>;
  /** People who like a post, latest first. */
  postLikers: ProfileConnection;
  /** People who shared a post, latest first. */
  postSharers: ProfileConnection;
  /** Posts that discuss a news story and that you may see, newest first. */
  postsAboutStory: PostConnection;
  /** A person’s posts that you may see, newest first. */
  postsBy: PostConnection;
  /** A person by id or username. NOT_FOUND also across a block. */
  profile?: Maybe<Profile>;
  /** Checks your own profile for empty and broken fields. */
  profileIntegrity: ProfileIntegrity;
  /** A model: your own, or one that is shared with you. */
  projection: Projection;
  /** Actual figures of a model against its plan. */
  projectionActuals: ProjectionActuals;
  /** What the latest 100 changes of a model touched, each path once. */
  projectionChanges: Array<ProjectionChange>;
  /** What a CSV file is understood as. Stores nothing. */
  projectionImport: ProjectionImport;
  /** Computes a stored model, or one of its scenarios: monthly, metrics, summary and capTable. */
  projectionResult: Scalars['JSON']['output'];
  /** Shares of your own model. */
  projectionShares: Array<ProjectionShare>;
  /** Your models and those that are shared with you. */
  projections: ProjectionCardConnection;
  /** Number of pending requests to connect that you received. */
  receivedRequestCount: Scalars['Int']['output'];
  /** Pending requests to connect that you received, latest first. */
  receivedRequests: ConnectionRequestConnection;
  /** Number of applications for a role of your own team in every state. */
  roleApplicationCounts: Array<RoleApplicationCount>;
  /** Applications for a role of your own team, latest first. */
  roleApplications: RoleApplicationConnection;
  /** How well a role fits you, by your profile and co-founder profile. */
  roleFit: TeamFit;
  /** How well each open role of a team fits you, by your profile and co-founder profile. */
  roleFits: Array<TeamFit>;
  /** Drafts of roles that your own analysis lacks. */
  roleProposals: Array<RoleProposal>;
  /** Your saved filters of jobs, at most 10, earliest first. */
  savedJobFilters: Array<SavedJobFilter>;
  /** People whom you saved, the latest first. */
  savedPairionCandidates: Array<PairionCandidate>;
  /** Hashtags that start with the query, most recently used first; at most 10. */
  searchHashtags: Array<Hashtag>;
  /** Open jobs that match the search box, newest first. */
  searchJobs: JobConnection;
  /** Messages that match a search text, latest first. Supports "quoted phrases" and -exclusions. */
  searchMessages: MessageConnection;
  /** People by words of their name, username, headline, skills, location, stage, needs and bio, or by a similar spelling of their name; best match first. */
  searchPeople: PersonMatchConnection;
  /** Posts that match words, "quoted phrases" and -exclusions; newest first. */
  searchPosts: PostConnection;
  /** People by words of their profile, or prefixes of words of their username, name and headline; at most 10, best match first. */
  searchProfiles: Array<Profile>;
  /** Open teams that match the search box, newest first. */
  searchTeams: TeamConnection;
  /** Pending requests to connect that you sent, latest first. */
  sentRequests: ConnectionRequestConnection;
  /** Your sessions: the current one, then the others, most recently used first. */
  sessions: Array<Session>;
  /** Analyses that are shared with you by name, the last shared first. */
  sharedAnalyses: SharedAnalysisCardConnection;
  /** An analysis that is shared with you, by the id of the share. */
  sharedAnalysis: Analysis;
  /** Open jobs that share skills or words of the title with a job; at most 5. */
  similarJobs: Array<Job>;
  /** The newest stories, for a short list. */
  startupNews: Array<NewsStory>;
  /** People you may know, best match first, with the reasons. */
  suggestions: SuggestionConnection;
  /** One team. NOT_FOUND also when it is hidden from you. */
  team?: Maybe<Team>;
  /** Filters of teams, with the number of matching teams for each value. */
  teamFacets: TeamFacets;
  /** Open jobs of a team, newest first; at most 20. */
  teamJobs: Array<Job>;
  /** Open teams that match words and filters; all without either. */
  teams: TeamConnection;
  /** The 10 hashtags used by most people in the last seven days, by number of posts. */
  trendingHashtags: Array<Hashtag>;
  /** Number of messages that you have not read, without requests. */
  unreadMessageCount: Scalars['Int']['output'];
  /** Number of notifications that you have not read; 100 means 100 or more. Messages are not included, see unreadMessageCount. */
  unreadNotificationCount: Scalars['Int']['output'];
};


export type QueryAnalysesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<AnalysisSort>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAnalysisArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnalysisCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  analysisId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAnalysisDiffArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAnalysisFactsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnalysisSharesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnalysisVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type QueryAnalysisVersionsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBlockedPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBookmarkedJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBookmarkedNewsArgs = {
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


export type QueryComputeProjectionArgs = {
  inputs: Scalars['JSON']['input'];
  monteCarlo?: InputMaybe<Scalars['JSON']['input']>;
  scenarios?: InputMaybe<Scalars['JSON']['input']>;
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


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobApplicationCountsArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryJobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jobId: Scalars['ID']['input'];
  status?: InputMaybe<JobApplicationStatus>;
};


export type QueryJobFacetsArgs = {
  filter?: InputMaybe<JobFilterInput>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<JobSort>;
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


export type QueryNewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sourceId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryNewsStoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnJobApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnRoleApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOwnTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPairionCandidatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPeopleFacetsArgs = {
  filter?: InputMaybe<PeopleFilterInput>;
  query: Scalars['String']['input'];
};


export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPostLikersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


export type QueryPostSharersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  postId: Scalars['ID']['input'];
};


export type QueryPostsAboutStoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  storyId: Scalars['ID']['input'];
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


export type QueryProjectionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectionActualsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectionChangesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectionImportArgs = {
  csv: Scalars['String']['input'];
};


export type QueryProjectionResultArgs = {
  id: Scalars['ID']['input'];
  scenario?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProjectionSharesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProjectionSort>;
};


export type QueryReceivedRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRoleApplicationCountsArgs = {
  roleId: Scalars['ID']['input'];
};


export type QueryRoleApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  roleId: Scalars['ID']['input'];
  status?: InputMaybe<RoleApplicationStatus>;
};


export type QueryRoleFitArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRoleFitsArgs = {
  teamId: Scalars['ID']['input'];
};


export type QueryRoleProposalsArgs = {
  analysisId: Scalars['ID']['input'];
};


export type QuerySearchHashtagsArgs = {
  query: Scalars['String']['input'];
};


export type QuerySearchJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
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
  filter?: InputMaybe<PeopleFilterInput>;
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


export type QuerySearchTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


export type QuerySentRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySharedAnalysesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySharedAnalysisArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySimilarJobsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStartupNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySuggestionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeamFacetsArgs = {
  filter?: InputMaybe<TeamFilterInput>;
  query?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTeamJobsArgs = {
  teamId: Scalars['ID']['input'];
};


export type QueryTeamsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TeamFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TeamSort>;
};

/** How far a person has read a conversation. */
export type ReadMark = {
  __typename?: 'ReadMark';
  /** The person’s id. */
  personId: Scalars['ID']['output'];
  /** Sequence number of the last message that the person has read; 0 for none. */
  seq: Scalars['Int']['output'];
};

/** A new account. */
export type RegisterInput = {
  /** Email address; trimmed and lowercased. */
  email: Scalars['String']['input'];
  /** 8 to 128 characters, not a common password. */
  password: Scalars['String']['input'];
  /** 3 to 30 of a-z, 0-9, _, and inner . or -; trimmed and lowercased. */
  username: Scalars['String']['input'];
};

/** Your relation to another person. */
export type Relation = {
  __typename?: 'Relation';
  /** Your connection or request; null without one. */
  connection?: Maybe<ViewerConnection>;
  /** Whether you have muted this person: they are left out of your feeds and notifications. */
  hasMuted: Scalars['Boolean']['output'];
  /** Whether this person follows you. */
  isFollower: Scalars['Boolean']['output'];
  /** Whether you follow this person. */
  isFollowing: Scalars['Boolean']['output'];
};

/** Where a founder wants to work. */
export type RemoteWish =
  /** Partly on site. */
  | 'HYBRID'
  /** On site. */
  | 'NO'
  /** From anywhere. */
  | 'YES';

/** Share of received invitations that were answered. */
export type ReplyRate =
  /** Most of them. */
  | 'HIGH'
  /** Few of them. */
  | 'LOW'
  /** About half of them. */
  | 'MEDIUM';

/** An application for a role in a team. Only the applicant and the team’s owner see it. */
export type RoleApplication = Node & {
  __typename?: 'RoleApplication';
  /** The applicant. */
  applicant: Profile;
  /** Id of the conversation between the two. */
  conversationId?: Maybe<Scalars['ID']['output']>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** What the applicant wrote; may be empty. */
  note: Scalars['String']['output'];
  /** The owner’s own note; null for the applicant. */
  privateNote?: Maybe<Scalars['String']['output']>;
  /** What the owner answered; may be empty. */
  reply: Scalars['String']['output'];
  /** The role. */
  role: TeamRoleCard;
  /** Its state. */
  status: RoleApplicationStatus;
  /** The team. */
  team: TeamCard;
  /** When its state last changed. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of RoleApplications. */
export type RoleApplicationConnection = {
  __typename?: 'RoleApplicationConnection';
  /** The rows, in the list’s order. */
  edges: Array<RoleApplicationEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** Number of applications for a role by their state. */
export type RoleApplicationCount = {
  __typename?: 'RoleApplicationCount';
  /** Number of applications in it. */
  count: Scalars['Int']['output'];
  /** The state. */
  status: RoleApplicationStatus;
};

/** One row of a list of RoleApplications. */
export type RoleApplicationEdge = {
  __typename?: 'RoleApplicationEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: RoleApplication;
};

/** State of an application, which the applicant and the team’s owner see. */
export type RoleApplicationStatus =
  /** The applicant is on the team. */
  | 'ACCEPTED'
  /** The owner declined it. */
  | 'DECLINED'
  /** The owner has opened it. */
  | 'SEEN'
  /** The owner has not opened it. */
  | 'SENT'
  /** The owner considers it. */
  | 'SHORTLISTED';

/** A role that an analysis lacks, as a draft. */
export type RoleProposal = {
  __typename?: 'RoleProposal';
  /** A description in the founder’s words. */
  description: Scalars['String']['output'];
  /** Skills. */
  skills: Array<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
  /** Why it is proposed. */
  why: Scalars['String']['output'];
};

/** State of a role in a team. */
export type RoleStatus =
  /** The team no longer looks for it. */
  | 'CLOSED'
  /** Somebody has it. */
  | 'FILLED'
  /** It accepts applications while the team is open. */
  | 'OPEN';

/** A limit of the total. */
export type RubricCap = {
  __typename?: 'RubricCap';
  /** Its key in a report. */
  key: Scalars['String']['output'];
  /** The highest total under it. */
  limit: Scalars['Int']['output'];
  /** When it applies. */
  when: Scalars['String']['output'];
};

/** How a deal-breaker is judged. */
export type RubricDealBreaker = {
  __typename?: 'RubricDealBreaker';
  /** When it fails. It is unknown otherwise. */
  fail: Scalars['String']['output'];
  /** Its key in a report. */
  key: Scalars['String']['output'];
  /** When it passes. */
  pass: Scalars['String']['output'];
};

/** What holds a score down. */
export type RubricHold = {
  __typename?: 'RubricHold';
  /** The highest score then, 0 to 5. */
  level: Scalars['Float']['output'];
  /** When it applies. */
  when: Scalars['String']['output'];
};

/** A level of a score. */
export type RubricLevel = {
  __typename?: 'RubricLevel';
  /** Keys of signals that it needs, all of them. */
  all: Array<Scalars['String']['output']>;
  /** Keys of signals, one of which it needs; none when the list is empty. */
  any: Array<Scalars['String']['output']>;
  /** Number of the least evidence in `evidence`, if it needs any. */
  evidence?: Maybe<Scalars['Int']['output']>;
  /** 1, 3 or 5. */
  level: Scalars['Int']['output'];
};

/** How often the version was wrong, by readers who judged its reports. */
export type RubricReadingError = {
  __typename?: 'RubricReadingError';
  /** Its key. */
  key: Scalars['String']['output'];
  /** How many were judged. */
  of: Scalars['Int']['output'];
  /** What was wrong. */
  what: Scalars['String']['output'];
  /** How many of them were wrong. */
  wrong: Scalars['Int']['output'];
};

/** How one of the six scores is found. */
export type RubricScore = {
  __typename?: 'RubricScore';
  /** Key of the signal that raises level 1 to 2. */
  detail: Scalars['String']['output'];
  /** What holds it down, if the founder says it. */
  held?: Maybe<RubricHold>;
  /** Its key in a report. */
  key: Scalars['String']['output'];
  /** Its levels, the lowest first. */
  levels: Array<RubricLevel>;
  /** Percent of the total. */
  weight: Scalars['Int']['output'];
  /** Why it counts. A number in brackets is that of a source. */
  why: Scalars['String']['output'];
};

/** What a clause must state to count. */
export type RubricSignal = {
  __typename?: 'RubricSignal';
  /** Its key. */
  key: Scalars['String']['output'];
  /** What it is. */
  text: Scalars['String']['output'];
};

/** A source of the method. */
export type RubricSource = {
  __typename?: 'RubricSource';
  /** Its number. */
  number: Scalars['Int']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['String']['output'];
};

/** Period that pay is for. */
export type SalaryPeriod =
  /** A day; a year has 260. */
  | 'DAY'
  /** An hour; a year has 2,080. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** A saved search for jobs. New matches are notified daily. */
export type SavedJobFilter = {
  __typename?: 'SavedJobFilter';
  /** When it was saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Its filters. */
  filter: SavedJobFilterValues;
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Words of the search; may be empty. */
  query: Scalars['String']['output'];
};

/** Filters of a saved search. Empty lists and null do not filter. */
export type SavedJobFilterValues = {
  __typename?: 'SavedJobFilterValues';
  /** Least equity in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** Places. */
  places: Array<Scalars['String']['output']>;
  /** Published within so many days. */
  postedWithinDays?: Maybe<Scalars['Int']['output']>;
  /** Only remote jobs, or only others. */
  remote?: Maybe<Scalars['Boolean']['output']>;
  /** Currency of salaryMin; null is USD. */
  salaryCurrency?: Maybe<Scalars['String']['output']>;
  /** Least pay of a year. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  /** Skills. */
  skills: Array<Scalars['String']['output']>;
  /** A time zone that works, in hours from UTC. */
  timeZone?: Maybe<Scalars['Int']['output']>;
  /** Kinds of work. */
  types: Array<JobType>;
};

/** How one score moved, and why. */
export type ScoreChange = {
  __typename?: 'ScoreChange';
  /** Reasons of both versions that rest on other words than before. Empty when the score stays. */
  changed: Array<Scalars['String']['output']>;
  /** The score before. */
  from: Scalars['Float']['output'];
  /** Reasons that only the later version has, with the words they rest on. Empty when the score stays. */
  gained: Array<Scalars['String']['output']>;
  /** Key of the score. */
  key: Scalars['String']['output'];
  /** Reasons that only the earlier version has. Empty when the score stays. */
  lost: Array<Scalars['String']['output']>;
  /** Points of the total that this is worth, caps aside. */
  points: Scalars['Float']['output'];
  /** The score after. */
  to: Scalars['Float']['output'];
};

/** Where a sentence comes from. */
export type SentenceOrigin =
  /** A calculation, whose formula is shown. */
  | 'calculated'
  /** General knowledge. */
  | 'general'
  /** A guess. */
  | 'guess'
  /** The founder’s words. */
  | 'said';

/** Who wrote a sentence. */
export type SentenceSource =
  /** The built-in analyst. */
  | 'builtIn'
  /** The language model. It passed the checks of numbers, names and quotes. */
  | 'model';

/** A device on which you are signed in. */
export type Session = {
  __typename?: 'Session';
  /** IP address of its last use. */
  address: Scalars['String']['output'];
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, when known: "Firefox on Linux". */
  device: Scalars['String']['output'];
  /** The session’s id. */
  id: Scalars['ID']['output'];
  /** It is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it last refreshed its token. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** A new or refreshed session. Its refresh token is in a cookie for /api/auth/refresh. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** Bearer token, valid for 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** The signed-in person. */
  user: SessionUser;
};

/** The signed-in person. */
export type SessionUser = {
  __typename?: 'SessionUser';
  /** The person’s email address. */
  email: Scalars['String']['output'];
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** The person’s username. */
  username: Scalars['String']['output'];
};

/** An analysis in the list of those shared with you by name. */
export type SharedAnalysisCard = {
  __typename?: 'SharedAnalysisCard';
  /** Confidence of the latest version. */
  confidence: AnalysisConfidence;
  /** The analysis’s id. */
  id: Scalars['ID']['output'];
  /** The founder. */
  owner: Profile;
  /** Score of the latest version. */
  score: Scalars['Int']['output'];
  /** When it was shared with you. */
  sharedAt: Scalars['DateTime']['output'];
  /** The founder’s title, or a sentence of the idea, cut at a word. */
  title: Scalars['String']['output'];
  /** When its latest version was analyzed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Verdict of the latest version. */
  verdict: AnalysisVerdict;
};

/** A page of SharedAnalysisCards. */
export type SharedAnalysisCardConnection = {
  __typename?: 'SharedAnalysisCardConnection';
  /** The rows, in the list’s order. */
  edges: Array<SharedAnalysisCardEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of SharedAnalysisCards. */
export type SharedAnalysisCardEdge = {
  __typename?: 'SharedAnalysisCardEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: SharedAnalysisCard;
};

/** Stage of a person’s startup. */
export type Stage =
  /** Looking for a problem to solve. */
  | 'EXPLORING'
  /** An idea, and talks with possible customers. */
  | 'IDEA'
  /** People are using it. */
  | 'LAUNCHED'
  /** A prototype that people can try. */
  | 'PROTOTYPE'
  /** People are paying for it. */
  | 'REVENUE'
  /** Growing a working business. */
  | 'SCALING';

export type Subscription = {
  __typename?: 'Subscription';
  /** An analysis after each change, the progress of its enrichment included; null when it was deleted or became invisible. */
  analysisUpdated?: Maybe<Analysis>;
  /** Events of one channel, such as private-post-{id}, private-user-{id} or presence-conversation-{id}: first those after an id, then new ones. CONFLICT when the log no longer contains that id. */
  event: Event;
  /** A post as you see it, after each change; null when it was deleted or became invisible. */
  postUpdated?: Maybe<Post>;
};


export type SubscriptionAnalysisUpdatedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionEventArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  channel: Scalars['String']['input'];
};


export type SubscriptionPostUpdatedArgs = {
  id: Scalars['ID']['input'];
};

/** A person you may know, with the reasons for the suggestion. */
export type Suggestion = {
  __typename?: 'Suggestion';
  /** The person’s id. */
  id: Scalars['ID']['output'];
  /** The person. */
  person: Profile;
  /** Number of connections that you share, within the connections that were searched. */
  sharedConnectionCount: Scalars['Int']['output'];
  /** The part of the location that you share, such as the city. */
  sharedLocation?: Maybe<Scalars['String']['output']>;
  /** Needs that you share. */
  sharedNeeds: Array<Need>;
  /** Skills that you share. */
  sharedSkills: Array<Scalars['String']['output']>;
  /** The stage that you share. */
  sharedStage?: Maybe<Stage>;
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

/** A team that looks for people. Others see it while it is open; members, invited people and applicants always. */
export type Team = Node & {
  __typename?: 'Team';
  /** Id of the analysis it was made from. Your own teams only. */
  analysisId?: Maybe<Scalars['ID']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The open role that fits you best; only in lists that are sorted by BEST_FIT. */
  fit?: Maybe<TeamFit>;
  /** Unique across all types: a UUIDv7, so later ids sort after earlier ones. */
  id: Scalars['ID']['output'];
  /** The location; may be empty. */
  location: Scalars['String']['output'];
  /** Members, the owner first. Its owner also sees invited people. */
  members: Array<TeamMember>;
  /** The name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** The owner, who is its first member. */
  owner: Profile;
  /** What it builds, at most 2,000 characters. */
  pitch: Scalars['String']['output'];
  /** Whether the team works remotely. */
  remote: TeamRemote;
  /** Open roles, the oldest first. Members see every role; applicants theirs. */
  roles: Array<TeamRole>;
  /** Stage of the startup. */
  stage: Stage;
  /** Its state. */
  status: TeamStatus;
  /** When its own fields were last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** You may edit it, invite people and read applications. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** State of your membership; null for none. */
  viewerMembership?: Maybe<TeamMemberStatus>;
};

/** A team beside a job or an application. */
export type TeamCard = {
  __typename?: 'TeamCard';
  /** The team’s id. */
  id: Scalars['ID']['output'];
  /** The name, at most 100 characters. */
  name: Scalars['String']['output'];
  /** Its state. */
  status: TeamStatus;
};

/** A page of Teams. */
export type TeamConnection = {
  __typename?: 'TeamConnection';
  /** The rows, in the list’s order. */
  edges: Array<TeamEdge>;
  /** Whether more follows, and from where. */
  pageInfo: PageInfo;
};

/** One row of a list of Teams. */
export type TeamEdge = {
  __typename?: 'TeamEdge';
  /** Opaque position of this row. */
  cursor: Scalars['String']['output'];
  /** The row itself. */
  node: Team;
};

/** The most frequent values of a facet, and the chosen ones, among teams that match the other filters. */
export type TeamFacet = {
  __typename?: 'TeamFacet';
  /** All matching teams were counted. Otherwise counts are the least: at most the newest 250 that a bounded search finds are counted. */
  isComplete: Scalars['Boolean']['output'];
  /** Values. */
  values: Array<TeamFacetValue>;
};

/** A value of a facet of teams. */
export type TeamFacetValue = {
  __typename?: 'TeamFacetValue';
  /** Number of matching teams that have it, or that reach it. */
  count: Scalars['Int']['output'];
  /** The value as filters take it, in its most frequent spelling. */
  value: Scalars['String']['output'];
};

/** How many teams match a search, and the filters that narrow it. */
export type TeamFacets = {
  __typename?: 'TeamFacets';
  /** Equity in percent, each value with the teams whose open roles reach it. */
  equity: TeamFacet;
  /** Hours of a week, each value with the teams that have an open role of at most so many. */
  hours: TeamFacet;
  /** Whether the total is exact. Otherwise so many match at least. */
  isComplete: Scalars['Boolean']['output'];
  /** Places: the parts of locations between commas. */
  places: TeamFacet;
  /** Whether the work of open roles is remote. */
  remote: TeamFacet;
  /** Skills of open roles. */
  skills: TeamFacet;
  /** Stages. */
  stages: TeamFacet;
  /** Number of matching teams. */
  total: Scalars['Int']['output'];
};

/** Filters of teams. They match with one value of each list that has any; one open role meets those of roles. */
export type TeamFilterInput = {
  /** Least equity in percent, which the role’s highest equity reaches. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** The role takes at most so many hours of a week: 5, 10, 20, 30, 40. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Places, at most 10: parts of a location between commas, such as its city; case does not matter. */
  places?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the work of the role is remote. */
  remote?: InputMaybe<Array<TeamRemote>>;
  /** Skills of the role, at most 10; case does not matter. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stages, at most 10. */
  stages?: InputMaybe<Array<Stage>>;
};

/** How well a role fits you, by your profile and co-founder profile. */
export type TeamFit = {
  __typename?: 'TeamFit';
  /** How the score is made up. What your profile lacks counts neither way. */
  breakdown: Array<TeamFitPart>;
  /** What fits, in plain sentences. */
  reasons: Array<Scalars['String']['output']>;
  /** The role’s id. */
  roleId: Scalars['ID']['output'];
  /** How well it fits, 0 to 100. */
  score: Scalars['Int']['output'];
};

/** A part of the score of a role. */
export type TeamFitPart = {
  __typename?: 'TeamFitPart';
  /** What is compared: skills, hours, remote, location, stage, equity. */
  key: Scalars['String']['output'];
  /** Most points of the part. */
  of: Scalars['Int']['output'];
  /** Points. The parts add up to the score. */
  points: Scalars['Int']['output'];
  /** Why, in a plain sentence. */
  reason: Scalars['String']['output'];
};

/** A person on a team. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** When the person was invited or joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The person. */
  person: Profile;
  /** INVITED only in your own teams. */
  status: TeamMemberStatus;
  /** What the person does; may be empty. */
  title: Scalars['String']['output'];
};

/** State of a membership. */
export type TeamMemberStatus =
  /** The person has not answered the invitation. */
  | 'INVITED'
  /** The person is on the team. */
  | 'MEMBER';

/** Whether work is remote. */
export type TeamRemote =
  /** A part of it is on site. */
  | 'HYBRID'
  /** It is on site. */
  | 'NO'
  /** It can be done from anywhere. */
  | 'YES';

/** A role in a team. */
export type TeamRole = {
  __typename?: 'TeamRole';
  /** Number of applications. Your own teams only. */
  applicationCount?: Maybe<Scalars['Int']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Markdown as it was written, at most 3,000 characters; may be empty. */
  description: Scalars['String']['output'];
  /** Highest equity in percent. */
  equityMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest equity in percent. */
  equityMin?: Maybe<Scalars['Float']['output']>;
  /** Hours of a week; null when they are not stated. */
  hours?: Maybe<Scalars['Int']['output']>;
  /** The role’s id. */
  id: Scalars['ID']['output'];
  /** Whether the work is remote. */
  remote: TeamRemote;
  /** ISO 4217 code of the pay’s currency. */
  salaryCurrency?: Maybe<Scalars['String']['output']>;
  /** Highest pay of a period. */
  salaryMax?: Maybe<Scalars['Float']['output']>;
  /** Lowest pay of a period. Null with salaryMax: pay not stated. */
  salaryMin?: Maybe<Scalars['Float']['output']>;
  /** Period that the pay is for. */
  salaryPeriod?: Maybe<SalaryPeriod>;
  /** Required skills. */
  skills: Array<Scalars['String']['output']>;
  /** Its state. */
  status: RoleStatus;
  /** The title, at most 100 characters. */
  title: Scalars['String']['output'];
  /** Id of your application; null when you have not applied. */
  viewerApplicationId?: Maybe<Scalars['ID']['output']>;
  /** State of your application. */
  viewerApplicationStatus?: Maybe<RoleApplicationStatus>;
  /** You may apply: team and role are open, and you are neither in the team nor an applicant. */
  viewerCanApply: Scalars['Boolean']['output'];
};

/** A role in a team, beside an application. */
export type TeamRoleCard = {
  __typename?: 'TeamRoleCard';
  /** The role’s id. */
  id: Scalars['ID']['output'];
  /** Its state. */
  status: RoleStatus;
  /** The title, at most 100 characters. */
  title: Scalars['String']['output'];
};

/** Order of teams. */
export type TeamSort =
  /** The team with the role that fits you best first; each row has the reason. */
  | 'BEST_FIT'
  /** The newest first. */
  | 'NEWEST';

/** State of a team. */
export type TeamStatus =
  /** The same, and for good. */
  | 'CLOSED'
  /** It is in lists, and its open roles accept applications. */
  | 'OPEN'
  /** Only its members, invited people and applicants see it. */
  | 'PAUSED';

/** What the test of an assumption found. */
export type TestOutcome =
  /** The kill criterion was met. */
  | 'failed'
  /** The assumption stands. */
  | 'passed'
  /** The test didn’t decide it. */
  | 'unclear';

/** What the test of an assumption found. */
export type TestResult = {
  __typename?: 'TestResult';
  /** The assumption. */
  assumption: Scalars['String']['output'];
  /** Key of the assumption: its `claim`. */
  claim: Scalars['String']['output'];
  /** The founder’s note; may be empty. */
  note: Scalars['String']['output'];
  /** What the test found. */
  outcome: TestOutcome;
  /** When it was entered. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A run of the text. In order, runs that are not removed are the later text. */
export type TextChange = {
  __typename?: 'TextChange';
  /** What happened to it. */
  kind: ChangeKind;
  /** The run. */
  text: Scalars['String']['output'];
};

/** Changes of a job. Omitted fields stay; null clears a field that a job may lack. */
export type UpdateJobInput = {
  /** http or https URL of an application form elsewhere. */
  applyUrl?: InputMaybe<Scalars['String']['input']>;
  /** The company. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Markdown with headings, lists and links; required to publish. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** The location; required to publish a job that is not remote. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** The work can be done remotely; default false. */
  remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: InputMaybe<SalaryPeriod>;
  /** Seniority. */
  seniority?: InputMaybe<JobSeniority>;
  /** Required skills, at most 20. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Team that the job belongs to. You must be a member. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** First time zone that works, in hours from UTC, -12 to 14. */
  timeZoneFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Last time zone that works, in hours from UTC. */
  timeZoneTo?: InputMaybe<Scalars['Int']['input']>;
  /** At most 255 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Kind of work. */
  type?: InputMaybe<JobType>;
};

/** Changes of a post. Omitted fields stay as they are. */
export type UpdatePostInput = {
  /** Up to 3,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Up to 1,500 characters. */
  imageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Every signed-in person may read it; otherwise only accepted connections. */
  isPublic?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes of your own profile. Omitted fields stay as they are. */
export type UpdateProfileInput = {
  /** URL of an uploaded square picture; null removes it. */
  avatarUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,600 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** URL of an uploaded wide picture; null removes it. */
  coverImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 64 characters, not empty. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** At most 220 characters. */
  headline?: InputMaybe<Scalars['String']['input']>;
  /** At most 5 links. */
  links?: InputMaybe<Array<ProfileLinkInput>>;
  /** At most 100 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** What you are looking for. */
  lookingFor?: InputMaybe<Array<Need>>;
  /** Free text about what you are looking for, at most 300 characters. */
  lookingForNote?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 skills of at most 40 characters. Duplicates are removed. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Stage of the startup; null removes it. */
  stage?: InputMaybe<Stage>;
};

/** Changes of a role. Omitted fields stay; null clears a field that a role may lack. */
export type UpdateRoleInput = {
  /** Markdown. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: InputMaybe<Scalars['Float']['input']>;
  /** Hours of a week, 1 to 80. */
  hours?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the work is remote; default YES. */
  remote?: InputMaybe<TeamRemote>;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Highest pay of a period, a whole number. */
  salaryMax?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: InputMaybe<Scalars['Float']['input']>;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: InputMaybe<SalaryPeriod>;
  /** Required skills, at most 20. */
  skills?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Default OPEN. */
  status?: InputMaybe<RoleStatus>;
  /** At most 100 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a team. Omitted fields stay. */
export type UpdateTeamInput = {
  /** The location; null clears it. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it builds. */
  pitch?: InputMaybe<Scalars['String']['input']>;
  /** Whether the team works remotely. */
  remote?: InputMaybe<TeamRemote>;
  /** Stage of the startup. */
  stage?: InputMaybe<Stage>;
  /** Opens, pauses or closes it. */
  status?: InputMaybe<TeamStatus>;
};

/** An upload slot for one file. */
export type UploadSlot = {
  __typename?: 'UploadSlot';
  /** Identifies the file in later calls. A picture is served there once such a call has accepted it. */
  publicUrl: Scalars['String']['output'];
  /** PUT the file here within ten minutes, with the content type of the slot. */
  uploadUrl: Scalars['String']['output'];
};

/** The signed-in person. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Email address; visible to nobody else. */
  email: Scalars['String']['output'];
  /** The id of the profile too. */
  id: Scalars['ID']['output'];
  /** Your own profile. */
  profile: Profile;
};

/** A connection between you and another person, or a request for one. */
export type ViewerConnection = {
  __typename?: 'ViewerConnection';
  /** The day, such as 2026-12-31, from which you may repeat your declined request; null when you may repeat it already, and for other requests. */
  canAskAgainFrom?: Maybe<Scalars['String']['output']>;
  /** The connection’s id. */
  id: Scalars['ID']['output'];
  /** Note of the request; may be empty. */
  message: Scalars['String']['output'];
  /** Id of the person who received the request. */
  recipientId: Scalars['ID']['output'];
  /** Id of the person who sent the request. */
  requesterId: Scalars['ID']['output'];
  /** State of the connection. */
  status: ConnectionState;
};
