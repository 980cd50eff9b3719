import { person, search, type ListField } from './listField';
import { teamListFields } from './teamListFields';

const post = `__typename id content isPublic isEdited isShare createdAt editedAt likeCount commentCount shareCount
  viewerHasLiked viewerHasBookmarked viewerCanEdit viewerCanShare author { ${person} }
  image { url width height srcSet placeholder alt } sharedPost { id content author { username } newsStory { id } }
  newsStory { id title url source publishedAt image { url } }`;
const change = `change { __typename kind title person { ${person} } }`;
const message = `__typename id conversationId seq sender { ${person} } content clientId createdAt editedAt isDeleted ${change}`;
const conversation = `id isGroup title ownerId lastMessage { __typename id seq senderId sender { ${person} } content attachmentCount isDeleted ${change} createdAt } lastSeq readSeq unreadCount isRequest updatedAt createdAt`;

const personId = (isRequired: boolean): Pick<ListField, 'args' | 'rejected' | 'required'> => ({
  args: [`$personId: ID${isRequired ? '!' : ''}`, 'personId: $personId', { personId: '$ben' }],
  rejected: [
    [{ personId: 'no id' }, 404, 'NOT_FOUND'],
    [{ personId: '$missing' }, 200],
    [{ personId: '$hidden' }, 200],
    [{ personId: '$blocked' }, 200],
    isRequired ? [{ personId: null }, 400, 'BAD_USER_INPUT'] : [{ personId: null }, 200],
  ],
  ...(isRequired && { required: ['personId', 'ID'] }),
});
const people = {
  type: 'ProfileConnection',
  plain: person,
  resolved: 'id connectionCount viewerRelation { isFollowing }',
};
const posts = { type: 'PostConnection', plain: post, resolved: 'id comments(first: 1) { edges { node { content } } }' };
const postId: Pick<ListField, 'args' | 'rejected' | 'required'> = {
  args: ['$postId: ID!', 'postId: $postId', { postId: '$post' }],
  rejected: [
    [{ postId: 'no id' }, 404, 'NOT_FOUND'],
    [{ postId: '$missing' }, 200],
    [{ postId: null }, 400, 'BAD_USER_INPUT'],
  ],
  required: ['postId', 'ID'],
};
const stories = {
  type: 'NewsStoryConnection',
  plain:
    '__typename id title url summary author source sourceId publishedAt discussionCount viewerHasBookmarked isSample image { url srcSet }',
  resolved: 'id',
};
const messages = { type: 'MessageConnection', plain: message, resolved: 'id reactions { emoji } attachments { name }' };
const conversations = {
  type: 'ConversationConnection',
  plain: conversation,
  resolved: 'id participants { username } readMarks { seq }',
};
const requests = { type: 'ConnectionRequestConnection', plain: `id message createdAt person { ${person} }` };

const jobs = {
  type: 'JobConnection',
  plain: `__typename id title company location description type seniority remote timeZoneFrom timeZoneTo skills salaryMin salaryMax
  salaryCurrency salaryPeriod equityMin equityMax applyUrl state publishedAt expiresAt createdAt updatedAt visitCount applicationCount
  viewerHasBookmarked viewerCanEdit viewerCanApply viewerApplicationId viewerApplicationStatus owner { ${person} } fit { sharedSkills sharesPlace meetsNeed }`,
  resolved: 'id owner { connectionCount }',
};
const applications = {
  type: 'JobApplicationConnection',
  plain: `__typename id note status privateNote conversationId createdAt updatedAt job { id title company state } applicant { ${person} }`,
  resolved: 'id applicant { connectionCount }',
};

export const listFields: readonly ListField[] = [
  {
    field: 'feed',
    ...posts,
    args: ['$mode: FeedMode', 'mode: $mode', { mode: 'LATEST' }],
    rejected: [
      [{ mode: 'latest' }, 400, 'BAD_USER_INPUT'],
      [{ mode: 1 }, 400, 'BAD_USER_INPUT'],
      [{ mode: null }, 200],
      [{}, 200],
    ],
  },
  {
    field: 'postsBy',
    ...posts,
    args: ['$userId: ID!', 'userId: $userId', { userId: '$ana' }],
    rejected: [
      [{ userId: 'no id' }, 404, 'NOT_FOUND'],
      [{ userId: '$blocked' }, 200],
      [{ userId: '$hidden' }, 200],
      [{ userId: null }, 400, 'BAD_USER_INPUT'],
    ],
    required: ['userId', 'ID'],
  },
  {
    field: 'postsAboutStory',
    ...posts,
    args: ['$storyId: ID!', 'storyId: $storyId', { storyId: '$story' }],
    rejected: [
      [{ storyId: 'no id' }, 404, 'NOT_FOUND'],
      [{ storyId: '$missing' }, 200],
      [{ storyId: null }, 400, 'BAD_USER_INPUT'],
    ],
    required: ['storyId', 'ID'],
  },
  {
    field: 'news',
    ...stories,
    args: ['$sourceId: ID', 'sourceId: $sourceId', { sourceId: null }],
    rejected: [
      [{ sourceId: 'no id' }, 404, 'NOT_FOUND'],
      [{ sourceId: '$missing' }, 200],
      [{ sourceId: '$source' }, 200],
    ],
  },
  { field: 'bookmarkedNews', ...stories },
  { field: 'postLikers', ...people, ...postId },
  { field: 'postSharers', ...people, ...postId },
  { field: 'bookmarkedPosts', ...posts },
  { field: 'searchPosts', ...posts, ...search },
  {
    field: 'searchPeople',
    type: 'PersonMatchConnection',
    plain: `id person { ${person} } matchedSkills matchedLocation matchedStage matchedNeeds excerpt`,
    resolved: 'id person { connectionCount }',
    ...search,
    args: [
      '$query: String!, $filter: PeopleFilterInput',
      'query: $query, filter: $filter',
      { query: 'ben', filter: null },
    ],
    rejected: [
      ...search.rejected!,
      [{ query: '', filter: { stages: ['IDEA'], skills: [] } }, 200],
      [{ query: '', filter: {} }, 200],
      [{ query: '', filter: { stages: ['idea'] } }, 400, 'BAD_USER_INPUT'],
      [{ query: '', filter: { skills: Array.from({ length: 11 }, String) } }, 400, 'BAD_USER_INPUT'],
      [{ query: '', filter: { locations: ['x'.repeat(101)] } }, 400, 'BAD_USER_INPUT'],
    ],
  },
  { field: 'connections', ...people, ...personId(false) },
  { field: 'followers', ...people, ...personId(false) },
  { field: 'following', ...people, ...personId(false) },
  { field: 'mutualConnections', ...people, ...personId(true) },
  { field: 'blockedPeople', ...people },
  { field: 'mutedPeople', ...people },
  { field: 'receivedRequests', ...requests, resolved: 'id person { connectionCount }' },
  { field: 'sentRequests', ...requests, resolved: 'id person { connectionCount }' },
  {
    field: 'suggestions',
    type: 'SuggestionConnection',
    plain: `id person { ${person} } sharedConnectionCount sharedSkills sharedNeeds sharedLocation sharedStage`,
    resolved: 'id person { connectionCount }',
  },
  {
    field: 'notifications',
    type: 'NotificationConnection',
    plain: 'id kind actorCount verb about path subjectId isRead createdAt',
    resolved: 'id actors { username }',
  },
  { field: 'conversations', ...conversations },
  { field: 'messageRequests', ...conversations },
  {
    field: 'messages',
    ...messages,
    args: [
      '$conversationId: ID!, $beforeSeq: Int, $afterSeq: Int',
      'conversationId: $conversationId, beforeSeq: $beforeSeq, afterSeq: $afterSeq',
      { conversationId: '$conversation' },
    ],
    rejected: [
      [{ conversationId: 'no id' }, 404, 'NOT_FOUND'],
      [{ conversationId: '$missing' }, 404, 'NOT_FOUND'],
      [{ conversationId: null }, 400, 'BAD_USER_INPUT'],
      [{ conversationId: '$conversation', beforeSeq: -1 }, 400, 'BAD_USER_INPUT'],
      [{ conversationId: '$conversation', beforeSeq: 2, afterSeq: 1 }, 400, 'BAD_USER_INPUT'],
      [{ conversationId: '$conversation', afterSeq: 1 }, 200],
      [{ conversationId: '$group' }, 200],
      [{ conversationId: '$conversation', afterSeq: null, beforeSeq: 2 }, 200],
    ],
    required: ['conversationId', 'ID'],
  },
  { field: 'searchMessages', ...messages, ...search },
  {
    field: 'jobs',
    ...jobs,
    args: [
      '$query: String, $filter: JobFilterInput, $sort: JobSort',
      'query: $query, filter: $filter, sort: $sort',
      { query: 'engineer', filter: { types: ['FULL_TIME'] }, sort: 'BEST_FIT' },
    ],
    rejected: [
      [{ query: 'x'.repeat(201) }, 400, 'BAD_USER_INPUT'],
      [{ query: 3 }, 400, 'BAD_USER_INPUT'],
      [{ sort: 'newest' }, 400, 'BAD_USER_INPUT'],
      [{ filter: { types: ['full_time'] } }, 400, 'BAD_USER_INPUT'],
      [{ filter: { salaryMin: 1.5 } }, 400, 'BAD_USER_INPUT'],
      [{ filter: { skills: Array.from({ length: 11 }, String) } }, 400, 'BAD_USER_INPUT'],
      [{ query: null, filter: null, sort: null }, 200],
      [{}, 200],
    ],
  },
  { field: 'searchJobs', ...jobs, ...search, args: ['$query: String!', 'query: $query', { query: 'engineer' }] },
  { field: 'ownJobs', ...jobs },
  { field: 'bookmarkedJobs', ...jobs },
  {
    field: 'jobApplications',
    ...applications,
    args: [
      '$jobId: ID!, $status: JobApplicationStatus',
      'jobId: $jobId, status: $status',
      { jobId: '$job', status: null },
    ],
    rejected: [
      [{ jobId: 'no id' }, 404, 'NOT_FOUND'],
      [{ jobId: '$missing' }, 404, 'NOT_FOUND'],
      [{ jobId: '$otherJob' }, 403, 'FORBIDDEN'],
      [{ jobId: null }, 400, 'BAD_USER_INPUT'],
      [{ jobId: '$job', status: 'SENT' }, 200],
      [{ jobId: '$job', status: 'sent' }, 400, 'BAD_USER_INPUT'],
    ],
    required: ['jobId', 'ID'],
  },
  { field: 'ownJobApplications', ...applications },
  ...teamListFields,
  {
    field: 'analyses',
    type: 'AnalysisCardConnection',
    plain: '__typename id title score verdict confidence versionCount isStarred isShared createdAt updatedAt',
    resolved: 'id',
    args: [
      '$query: String, $starred: Boolean, $sort: AnalysisSort',
      'query: $query, starred: $starred, sort: $sort',
      { query: 'bread', starred: false, sort: 'score' },
    ],
    rejected: [
      [{ query: 'x'.repeat(201) }, 400, 'BAD_USER_INPUT'],
      [{ starred: 'yes' }, 400, 'BAD_USER_INPUT'],
      [{ sort: 'SCORE' }, 400, 'BAD_USER_INPUT'],
      [{ sort: 'updated', query: null, starred: null }, 200],
      [{}, 200],
    ],
  },
  {
    field: 'analysisComments',
    type: 'AnalysisCommentConnection',
    plain: `__typename id claim claimText versionNumber content createdAt viewerCanDelete author { ${person} }`,
    resolved: 'id author { connectionCount }',
    args: ['$analysisId: ID!', 'analysisId: $analysisId', { analysisId: '$analysis' }],
    rejected: [
      [{ analysisId: 'no id' }, 404, 'NOT_FOUND'],
      [{ analysisId: '$missing' }, 404, 'NOT_FOUND'],
      [{ analysisId: null }, 400, 'BAD_USER_INPUT'],
    ],
    required: ['analysisId', 'ID'],
  },
];
