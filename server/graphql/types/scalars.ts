import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Moment in time. PostgreSQL writes it, so it passes through as text. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A moment in UTC, ISO 8601 with date, time and offset.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: (value) => readMoment(value),
  parseLiteral: (node) => readMoment(node.kind === Kind.STRING ? node.value : undefined),
});

function readMoment(value: unknown): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw new GraphQLError('A DateTime is ISO 8601 text.');
  return value;
}

/** Data of an event: its shape depends on the event's type. */
export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
