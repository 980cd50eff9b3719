import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A moment in time. PostgreSQL formats it, so the text passes through. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in UTC, ISO 8601 with date, time and offset.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => parseDateTime(value),
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : undefined),
});

function parseDateTime(value: unknown): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw new GraphQLError('A DateTime is ISO 8601 text.');
  return value;
}

/** The payload of an event, whose shape depends on the event's type. */
export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
