import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/describe';
import { pageQuery } from '../contract/query';
import { restType } from '../contract/restType';
import { nullable, text, uuid } from '../contract/schema';
import { buildDocument } from './document';

const types = buildSchema(`
  scalar DateTime
  enum Status { OPEN }
  "Somebody."
  type Person { id: ID!, name: String! }
  "A note."
  type Note {
    id: ID!
    "Text of the note."
    content: String!
    editedAt: DateTime
    author: Person
    replies: [Note!]!
    status: Status
    search(query: String!): [Note!]!
  }
  type Query { note: Note }
`);

const personType = restType('Person');
const noteType = restType('Note', { nested: [personType] });

const contract: Contract = {
  id: 'getNote',
  tag: { name: 'Notes', description: 'Notes.' },
  summary: 'Get a note',
  params: { id: uuid('The note’s id.') },
  answer: { note: noteType },
};

const build = (...contracts: Partial<Contract>[]): any =>
  buildDocument(
    contracts.map((one, index) => ({
      method: 'GET',
      url: `/api/notes${index}/:id`,
      contract: { ...contract, ...one },
    })),
    types,
  );

describe('components', () => {
  it('have required, nullable and nested fields of the GraphQL type, without fields that take arguments', () => {
    const { Note, Person } = build({}).components.schemas;
    expect(Note).toEqual({
      type: 'object',
      description: 'A note.',
      properties: {
        id: { type: 'string', format: 'uuid' },
        content: { type: 'string', description: 'Text of the note.' },
        edited_at: { type: ['string', 'null'], format: 'date-time' },
        author: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
        replies: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
        status: { type: ['string', 'null'], enum: ['OPEN', null] },
      },
      required: ['id', 'content', 'edited_at', 'author', 'replies', 'status'],
      additionalProperties: false,
    });
    expect(Object.keys(Person.properties)).toEqual(['id', 'name']);
  });

  it('have the fields of the projection, and those that only REST has', () => {
    const card = restType('NoteCard', {
      of: 'Note',
      projection: () => ({ id: 'n.id', authorId: 'n.author_id' }),
      fields: { authorId: nullable(uuid('Who wrote it.')) },
    });
    const { NoteCard } = build({ answer: { note: card } }).components.schemas;
    expect(NoteCard.properties).toEqual({
      id: { type: 'string', format: 'uuid' },
      author_id: { type: ['string', 'null'], format: 'uuid', description: 'Who wrote it.' },
    });
  });

  it.each([
    [
      'a projected field without description',
      { projection: () => ({ id: 'id', extra: 'x' }) },
      /no description of extra/,
    ],
    [
      'a declared field that is not projected',
      { projection: () => ({ id: 'id' }), fields: { extra: text('x') } },
      /extra/,
    ],
    ['an object without component', {}, /Note\.author is a Person/],
    ['an unknown GraphQL type', { of: 'Nothing' }, /GraphQL type Nothing/],
  ])('reject %s', (_name, options, message) => {
    expect(() => build({ answer: { note: restType('Note', options) } })).toThrow(message);
  });

  it('reject two components of one name', () => {
    expect(() => build({}, { id: 'other', answer: { note: restType('Note', { nested: [personType] }) } })).toThrow(
      'Two components of the REST document have the name Note.',
    );
  });
});

describe('operations', () => {
  it('have path and query parameters with types, bounds and defaults', () => {
    const { parameters } = build({ query: pageQuery }).paths['/api/notes0/{id}'].get;
    expect(parameters).toEqual([
      {
        in: 'path',
        name: 'id',
        required: true,
        description: 'The note’s id.',
        schema: { type: 'string', format: 'uuid' },
      },
      {
        in: 'query',
        name: 'page',
        required: false,
        description: expect.any(String),
        schema: { type: 'integer', minimum: 1, maximum: 1_000, default: 1 },
      },
      {
        in: 'query',
        name: 'limit',
        required: false,
        description: expect.any(String),
        schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      },
    ]);
  });

  it('have the body schema of the service, in the spelling of the route', () => {
    const body = v.object({ noteText: v.string(), isOpen: v.nullish(v.boolean(), true) });
    const schemaOf = (part: Partial<Contract>) =>
      build({ body, ...part }).paths['/api/notes0/{id}'].get.requestBody.content['application/json'].schema;
    expect(schemaOf({})).toEqual({
      type: 'object',
      properties: { note_text: { type: 'string' }, is_open: { type: ['boolean', 'null'], default: true } },
      required: ['note_text'],
    });
    expect(schemaOf({ isCamelBody: true }).required).toEqual(['noteText']);
  });

  it('reject a repeated id and an undescribed path parameter', () => {
    expect(() => build({}, {})).toThrow('Two REST operations have the id getNote.');
    expect(() => build({ params: undefined })).toThrow('does not describe the path parameter id');
  });
});
