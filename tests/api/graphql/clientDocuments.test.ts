import { readFileSync } from 'node:fs';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { buildSchema, validate, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { createDocumentLimits } from '../../../server/graphql/server';

const modules = import.meta.glob<Record<string, DocumentNode>>('../../../client/**/__generated__/*.generated.ts', {
  eager: true,
});
const documents = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.endsWith('Document')),
);

it('every operation of the client is within the bounds of a document', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const { validationRules } = createDocumentLimits(15).protect();
  const errors = documents.flatMap(([name, document]) =>
    validate(schema, addTypenameToDocument(document), validationRules).map(({ message }) => `${name}: ${message}`),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(errors).toEqual([]);
});
