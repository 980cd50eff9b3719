import { readFeedMode } from './features/post/feed/feedModes';
import * as conversations from './features/message/Conversation.graphql?body';
import * as live from './live/latestEvent.graphql?body';
import * as feed from './features/post/feed/Feed.graphql?body';
import * as newPosts from './features/post/feed/newPostCount.graphql?body';
import * as person from './features/profile/page/UserPage.graphql?body';

interface StartPage {
  path: RegExp;
  /** Module of the page, whose chunk is loaded with the shell's. */
  page: string;
  /** For visitors: in a layout without navigation. */
  isPublic?: boolean;
  /** Bodies of the queries that the page sends first. They have to be those that it sends itself. */
  queries?: (match: RegExpExecArray) => string[];
}

/** Read before the page's data, so that later changes are replayed or counted, not missed. */
const latestEvent = () => live.LatestEvent({});

/** What the start script loads for each page. Other pages load after the shell. */
export const startPages: readonly StartPage[] = [
  {
    path: /^\/home\/?$/,
    page: 'features/post/feed/HomePage.tsx',
    queries: () => [latestEvent(), newPosts.NewestPostId({}), feed.Feed({ mode: readFeedMode() })],
  },
  {
    path: /^\/messages\/?$/,
    page: 'features/message/MessagesPage.tsx',
    queries: () => [latestEvent(), conversations.Conversations({})],
  },
  {
    path: /^\/user\/([\w.-]+)\/?$/,
    page: 'features/profile/page/UserPage.tsx',
    queries: ([, username]) => [latestEvent(), person.UserProfile({ username: username!.toLowerCase() })],
  },
  { path: /^\/profile\/?$/, page: 'features/profile/page/OwnProfilePage.tsx' },
  { path: /^\/post\/[^/]+\/?$/, page: 'features/post/page/PostPage.tsx' },
  { path: /^\/search\/?$/, page: 'features/search/page/SearchPage.tsx' },
  { path: /^\/jobs(\/(?!new\/?$)[^/]+)?\/?$/, page: 'features/jobs/JobsPage.tsx' },
  { path: /^\/pythion\/?$/, page: 'features/pythion/ask/AskPage.tsx' },
  { path: /^\/pythion\/how-we-score\/?$/, page: 'features/pythion/method/MethodPage.tsx' },
  { path: /^\/pythion\/[^/]+\/?$/, page: 'features/pythion/ask/QuickResultPage.tsx' },
  { path: /^\/pythion\/[^/]+\/questions\/?$/, page: 'features/pythion/questions/QuestionsPage.tsx' },
  { path: /^\/(starred-)?analyses\/?$/, page: 'features/pythion/list/AnalysesPage.tsx' },
  {
    path: /^\/(analyses|analysis-result|shared-analysis)\/[^/]+\/?$/,
    page: 'features/pythion/report/ReportPage.tsx',
  },
  { path: /^\/network\/?$/, page: 'features/network/page/NetworkPage.tsx' },
  { path: /^\/settings\/?$/, page: 'features/settings/SettingsPage.tsx' },
  { path: /^\/$/, page: 'features/landing/LandingPage.tsx', isPublic: true },
  { path: /^\/login\/?$/, page: 'features/account/login/LoginPage.tsx', isPublic: true },
  { path: /^\/signup\/?$/, page: 'features/account/signup/SignupPage.tsx', isPublic: true },
  {
    path: /^\/(forgot-password|password-reset)\/?$/,
    page: 'features/account/passwordReset/PasswordResetPage.tsx',
    isPublic: true,
  },
  { path: /^\/terms\/?$/, page: 'features/legal/TermsPage.tsx', isPublic: true },
  { path: /^\/privacy\/?$/, page: 'features/legal/PrivacyPage.tsx', isPublic: true },
];
