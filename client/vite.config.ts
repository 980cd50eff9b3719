import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compressAssets } from './build/compressAssets.ts';
import { fixedKerning } from './build/fixedKerning.ts';
import { graphqlBodies } from './build/graphqlBodies.ts';
import { inlineEntry } from './build/inlineEntry.ts';
import { inlineIcon } from './build/inlineIcon.ts';
import { publishRoutes } from './build/publishRoutes.ts';
import { reportChunks } from './build/reportChunks.ts';
import { startScript } from './build/startScript.ts';

/** The server sees the address that the browser uses: it returns its own URLs, such as those of uploads. */
const api = { target: `http://127.0.0.1:${process.env.PORT ?? 4000}`, changeOrigin: false };

/** Libraries and modules of every page. */
const vendors =
  /(?<!@graphiql[\\/]react)[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|clsx|lucide-react)[\\/](?!.*[\\/]icons[\\/])/;
const ofEveryPage =
  /client[\\/](routes|theme|auth[\\/]AuthProvider|shell[\\/](extensionErrors|PublicLayout)|features[\\/][^\\/]+[\\/]publicRoutes|ui[\\/](Entry|overlay[\\/]overlayHistory|button[\\/]ActionButton|image[\\/]Initials|text[\\/]RelativeTime)\.)|icons[\\/](heart|message-square|repeat-2)\.mjs/;
const ofMembers =
  /client[\\/](shell[\\/](routing[\\/]MemberRoutes|SignedIn|Layout)|http[\\/]toCallError|api[\\/]freshRead|features[\\/]notification[\\/]__generated__)|client[\\/](live[\\/]useAfterReconnect|lib[\\/](debouncedRefetch|usePageLoad|useSearchPages)|ui[\\/](SearchedTo|Tabs|feedback[\\/]EmptyState|form[\\/]controlClasses|overlay[\\/]useDialogState))\.|[\\/]useFragment\.js|icons[\\/](x|check|bookmark|chevron-right|chevron-down|circle-exclamation-point|pen-line)\.mjs/;
/** Of posts and of profiles: text with links, pictures. */
const ofPosts =
  /client[\\/](features[\\/]post[\\/](postCache|list[\\/]PostListSkeleton|feed[\\/]__generated__|text[\\/]CollapsibleText)|ui[\\/](useCopyLink|image[\\/](ImageWithFallback|useThumbhash))|lib[\\/](optimisticToggle|coalesceLatest))|shared[\\/]contracts[\\/]paging|icons[\\/](ban|link-2)\.|[\\/]node_modules[\\/]uuid[\\/]/;
const ofPlayground =
  /[\\/]playground[\\/]|[\\/]node_modules[\\/](graphiql|@graphiql|graphql-language-service|monaco-[^\\/]+|prettier)[\\/]/;

/**
 * Chunks by what loads together: on a phone every file costs a kilobyte of headers and its share of the connection. A
 * group contains the modules that match and everything they import, but for what a group above it contains. main.tsx is
 * in none: the playground shares these chunks, and must not run the product.
 */
const groups = [
  { name: 'core', test: (id: string) => vendors.test(id) || ofEveryPage.test(id) },
  {
    name: 'member',
    test: (id: string) => ofMembers.test(id) || ofPosts.test(id),
  },
  // Of both the list of conversations and live events, with the parts of lists.
  {
    name: 'messages',
    test: /client[\\/](features[\\/]message[\\/](__generated__|conversationCache|useUnreadMessages|search[\\/]SearchField\.)|ui[\\/](image[\\/]AvatarStack|InfiniteRows|LoadMoreRows)\.)|icons[\\/]check-check\./,
  },
  { name: 'posts', test: /client[\\/]features[\\/]post[\\/]feed[\\/]HomePage/ },
  // Of sign-in, of settings and of the live client.
  { name: 'rest', test: /client[\\/]api[\\/]rest\.ts/ },
  { name: 'pusher', test: /[\\/]node_modules[\\/]pusher-js[\\/]|client[\\/]live[\\/]liveClient\.ts/ },
  // Of the page of a post and of live events.
  {
    name: 'comments',
    test: /client[\\/]features[\\/](comment[\\/](commentCache|(list|row)[\\/]__generated__)|post[\\/]page[\\/]__generated__)/,
  },
  // Small parts of many pages in one file: each takes a phone a round trip. Merged by the rule below, they would bring along
  // other pages' forms, and labels of profiles rows of teams.
  {
    name: 'lib',
    // The icons of people and of filters of jobs load with these, those of archives, dates and files with their pages.
    test: /[\\/]shared[\\/](contracts[\\/](?!pythion|analysis|team)|graphemes\.)|client[\\/](lib[\\/]|shell[\\/]deferWithUndo\.|features[\\/](post[\\/]text[\\/]excerpt|profile[\\/]profileLabels)\.)|[\\/]lucide-react[\\/].*[\\/]icons[\\/](?!archive|calendar-days|file-down|sliders-horizontal|milestone|text-cursor-input)/,
    minShareCount: 2,
  },
  // A person's page and what other pages and live events have of it: cards, rows, relations.
  {
    name: 'people',
    test: /client[\\/]features[\\/](profile[\\/]page[\\/]UserPage\.|network[\\/](relation[\\/](relation\.|__generated__)|block[\\/]useBlockedPerson))/,
  },
  // What actions and live events change in the caches of profiles.
  {
    name: 'relations',
    test: /client[\\/]features[\\/](profile[\\/]evictPerson\.|network[\\/](relation[\\/]cache[\\/]|block[\\/](useBlock\.|blockCache)))/,
  },
  { name: 'live', test: /client[\\/](live[\\/](pusher|authorizeChannel)\.ts|features[\\/][^\\/]+[\\/]live\.ts)/ },
  // By kind: chunks by page would import each other in a circle, and its classes extend each other. Pages share the
  // small parts of overlays, and must not load the overlays for them.
  {
    name: 'fields',
    test: /[\\/]@base-ui[\\/]react[\\/](.*[\\/])?(field|form|input|switch)[\\/]|client[\\/]ui[\\/](form[\\/]Field|overlay[\\/]overlayClasses)\./,
  },
  {
    name: 'overlays',
    test: /[\\/]node_modules[\\/](@base-ui|@floating-ui)[\\/]|client[\\/]ui[\\/](overlay[\\/](Dialog|ConfirmDialog|Sheet|Tooltip|MenuParts)|form[\\/]Select|toast[\\/]ToastRegion)\.tsx/,
  },
  // Of the list and the editor of projections only. The rules below would load them with many pages.
  {
    name: 'projection',
    test: /shared[\\/](contracts[\\/])?projection\b|[\\/]icons[\\/]archive/,
    minShareCount: 2,
  },
  // Merged by the rule below, the switch would load with the style sheet, and so with the landing page.
  { name: 'switches', test: /client[\\/](ui[\\/]form[\\/]Switch|shell[\\/]shortcuts[\\/]SingleKeySwitch)\./ },
  {
    name: 'parts',
    test: /client[\\/](api[\\/]uploadToStorage|lib[\\/](draftStorage|formatBytes|tabDraft|useDraftText)|ui[\\/](feedback[\\/]ProgressBar|image[\\/]imageFile|form[\\/](FieldError|LimitNote|SubmitError|TextArea|useFocusInvalid|useLeaveWarning)))\./,
  },
  // The field is of the page of messages, the rest of dialogs only. Merged by the rule below, they would load together.
  { name: 'filter', test: /features[\\/]message[\\/]search[\\/]SearchField\./, minShareCount: 2 },
  { name: 'recipients', test: /features[\\/]message[\\/]people[\\/](PeoplePicker\.|__generated__)/, minShareCount: 2 },
  {
    name: 'teams',
    test: /features[\\/]team[\\/](formatTeam|teamLabels|TeamBadges|browse[\\/](describeFit|TeamRow))\./,
    minShareCount: 2,
  },
  // Merged by the rule below, they would load with the composer.
  {
    name: 'hashtags',
    test: /client[\\/]features[\\/](search[\\/](hashtags[\\/]|query[\\/]searchPath)|post[\\/]text[\\/]formatPostCount)/,
    minShareCount: 2,
  },
  // Merged by the rule below, they would load with the comments of posts.
  {
    name: 'analyses',
    test: /shared[\\/]contracts[\\/](pythion|analysis)|features[\\/]pythion[\\/](parts[\\/]|list[\\/](AnalysisRow|RowBody)\.)/,
    minShareCount: 2,
  },
  // Of a report and its live events. Merged by the rule below, they would load with the forms of accounts.
  {
    name: 'report',
    test: /client[\\/]features[\\/]pythion[\\/](report|comments|enrichment)[\\/]__generated__/,
    minShareCount: 2,
  },
  // Of pictures in profiles, groups and the composer. Merged by the rule below, they would load with the page of a post.
  { name: 'pictures', test: /client[\\/](ui[\\/]image[\\/]ImagePickerButton|api[\\/]upload)\./, minShareCount: 2 },
  // Of the terms and the privacy policy. Merged by the rule below, it would load with the editor of projections.
  { name: 'legal', test: /features[\\/]legal[\\/]LegalText\./, minShareCount: 2 },
  // What several pages and dialogs share, by the pages that need it; parts below 9 kB join their nearest
  // neighbour. With 20 kB, pages got neighbours that import the overlays.
  {
    name: 'shared',
    test: (id: string) => !ofPlayground.test(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 9_000,
  },
];

/** Chunks that the HTML loads for every page. */
const alwaysLoaded = /[\\/](rolldown-runtime|core)-[\w-]{7}\.js$/;

const routerBuild = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

/** The browser's bundle: the product (index.html) and the GraphQL playground (playground.html). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    // RxJS has classes and no helpers in its ES2015 build.
    conditions: ['es2015', ...defaultClientConditions],
    // React Router's package names its development build only, which has half a kilobyte of warnings more.
    alias: [
      { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    graphqlBodies(),
    startScript(import.meta.dirname),
    inlineEntry(),
    inlineIcon(import.meta.dirname),
    publishRoutes(),
    fixedKerning(),
    compressAssets(),
    reportChunks(),
  ],
  // Its workers are imported with Vite's ?worker, which the pre-bundler does not support.
  optimizeDeps: {
    exclude: ['graphiql/setup-workers/vite'],
    include: ['monaco-graphql > graphql-language-service > nullthrows', 'monaco-graphql > picomatch-browser'],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // GraphiQL's editor is large, and apart from the product.
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Scripts that run have loaded these chunks, so their lists of what to preload omit them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !alwaysLoaded.test(file)) : dependencies,
    },
    rollupOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups },
        // The bundler appends the names of all pages that share a chunk. Descriptors list every chunk, so hashes are as
        // short as the bundler allows.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${name.split(/[~.]/)[0]}-[hash:7][extname]`,
      },
      // "use no memo" in GraphiQL's packages speaks to a compiler that is not used here.
      onwarn: (warning, report) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && report(warning),
      input: { index: `${import.meta.dirname}/index.html`, playground: `${import.meta.dirname}/playground.html` },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // client/api is source, and no address of the API ends like that.
      '^/api/(?!.*\\.tsx?(\\?|$))': api,
      '/media': api,
      '/healthz': api,
      '/readyz': api,
      '/graphql': { ...api, ws: true },
      '/app': { ...api, ws: true },
    },
  },
});
