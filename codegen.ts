import type { CodegenConfig } from '@graphql-codegen/cli';

const notice = '/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */';

/** Typed documents beside each `.graphql` file of the client; shared types under client/__generated__. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['client/**/*.graphql'],
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: false,
    scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
  },
  generates: {
    'client/__generated__/types.ts': {
      plugins: [{ add: { content: notice } }, 'typescript'],
      config: { onlyOperationTypes: false },
    },
    'client/__generated__/possibleTypes.ts': {
      plugins: [{ add: { content: notice } }, 'fragment-matcher'],
      config: { useExplicitTyping: false },
    },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { folder: '__generated__', extension: '.generated.ts', baseTypesPath: '__generated__/types.ts' },
      plugins: [{ add: { content: notice } }, 'typescript-operations', 'typed-document-node'],
    },
  },
};

export default config;
