import { activityPeriods, invitationStatuses, replyRates } from '../../../shared/contracts/pairion';
import {
  commitments,
  dealTerms,
  founderRoles,
  founderStages,
  importances,
  pairionStatuses,
  remoteWishes,
} from '../../../shared/matching/profile';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { jsonObject, snakeCase, statement } from '../../database/read';
import { restType } from '../../rest/contract/restType';
import { integer, listOf, nullable, object, oneOf, type Schema } from '../../rest/contract/schema';
import { personVisible } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import { profileCardType } from '../profile/profile.rest';

const texts = (values: readonly string[]) => values.map((value) => value.toLowerCase());
const record = (values: Schema, description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: values,
});
const role = oneOf(texts(founderRoles), 'Role.');
const remote = oneOf(texts(remoteWishes), 'Where the person wants to work.');
const stage = oneOf(texts(founderStages), 'Stage to start from.');
const preference = object(
  { wish: { description: 'As its preference has it.' }, importance: oneOf(texts(importances), 'Importance.') },
  { optional: ['wish', 'importance'] },
);
const commitment = oneOf(texts(commitments), 'Commitment.');

const cardType = restType('PairionCard', {
  fields: {
    role,
    remote,
    stage,
    commitment,
    replyRate: nullable(oneOf(texts(replyRates), 'Share of answered invitations.')),
    lastActive: oneOf(texts(activityPeriods), 'When the person was active last.'),
  },
});
export const candidateType = restType('PairionCandidate', {
  nested: [profileCardType, cardType, restType('PairionBreakdownLine')],
});
export const limitType = restType('PairionLimit');
export const invitationType = restType('PairionInvitation', {
  fields: { status: oneOf(texts(invitationStatuses), 'State.') },
  nested: [profileCardType, candidateType],
});
export const matchType = restType('PairionMatch', {
  nested: [profileCardType, candidateType, restType('PairionTrial')],
});
export const profileType = restType('PairionProfile', {
  fields: {
    role: nullable(role),
    remote: nullable(remote),
    stage: nullable(stage),
    commitment: nullable(commitment),
    status: oneOf(texts(pairionStatuses), 'Availability.'),
    style: record(oneOf(['a', 'b'], 'Answer.'), 'Answers a or b by scene.'),
    preferences: record(preference, 'Wish and importance by preference.'),
    weights: record(integer('Weight.'), 'Weights from 0 to 10 by preference, where they differ from the defaults.'),
    dealTerms: { ...listOf(oneOf(texts(dealTerms), 'Term.')), description: 'Terms that you do not accept.' },
  },
});

/** Fields whose values are enum names, which REST spells in lower case, or names of fields. */
const enumFields = [
  'role',
  'remote',
  'stage',
  'commitment',
  'status',
  'importance',
  'replyRate',
  'lastActive',
  'dealTerms',
];
const nameFields = ['key', 'preference', 'missing', 'fromProfile', 'fromAnalysis'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapTexts = (value: unknown, map: (text: string) => string): unknown => {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  return value;
};

/** A value as REST shows it. @param name of the field that has it */
export function restValue(value: unknown, name = ''): unknown {
  if (isPlain(value)) {
    const entries = Object.entries(value).map(([field, one]) => {
      // The wish of a preference has the values of its preference.
      const of = field === 'wish' ? name : field;
      if (name === 'style') return [field, mapTexts(one, (text) => text.toLowerCase())];
      return [snakeCase(field), restValue(one, of)];
    });
    return Object.fromEntries(entries);
  }
  if (enumFields.includes(name)) return mapTexts(value, (text) => text.toLowerCase());
  if (nameFields.includes(name))
    return mapTexts(value, (text) => (/^[A-Z]/.test(text) ? text.toLowerCase() : snakeCase(text)));
  return Array.isArray(value) ? value.map((one) => restValue(one)) : value;
}

/** Rows as REST shows them, each with its person, in one statement, as are the candidates in them. People who are hidden by now are left out. */
export async function restRows<Row extends { personId: string; candidate?: object | null }>(
  ctx: Context,
  rows: readonly Row[],
): Promise<unknown[]> {
  if (rows.length === 0) return [];
  const query = statement(
    'pairion_people',
    () => `select p.id, ${jsonObject(profileCardProjection('p', 'snake'), 'snake')} as person
           from profile p where p.id = any($2::uuid[]) and ${personVisible('p.id')}`,
  );
  const people = await ctx.app.reader.rows<{ id: string; person: unknown }>(query, [
    viewerId(ctx),
    rows.map(({ personId }) => personId),
  ]);
  const byId = new Map(people.map(({ id, person }) => [id, person]));
  return rows.flatMap(({ personId, ...row }) => {
    const user = byId.get(personId);
    if (!user) return [];
    const { candidate, ...fields } = restValue(row) as { candidate?: object | null };
    return [{ ...fields, user, ...(candidate !== undefined && { candidate: candidate && { ...candidate, user } }) }];
  });
}
