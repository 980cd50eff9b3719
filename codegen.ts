import type { CodegenConfig } from '@graphql-codegen/cli';

const notice = '/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */';

/** Typed documents beside each `.graphql` file of the client; shared types under client/generated. */
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
    'client/generated/types.ts': {
      plugins: [{ add: { content: notice } }, 'typescript'],
      config: { onlyOperationTypes: false },
    },
    'client/generated/possibleTypes.ts': {
      plugins: [{ add: { content: notice } }, 'fragment-matcher'],
      config: { useExplicitTyping: false },
    },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/types.ts' },
      plugins: [{ add: { content: notice } }, 'typescript-operations', 'typed-document-node'],
    },
  },
};

export default config;
