import { enumText, type FieldCase, type ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import type { Application } from './application.type';

/** Joins an application's applicant: its alias is the application's with `_person`. */
export const applicantJoin = (application: string): string =>
  `join profile ${application}_person on ${application}_person.id = ${application}.applicant_id`;

/**
 * Fields of every kind of application. Needs `applicantJoin`.
 * @param deciderId SQL of the id of the person who decides
 */
export const applicationFields = (
  application: string,
  deciderId: string,
  fieldCase: FieldCase,
): ProjectionOf<Application & { status: string; privateNote: string | null }> => ({
  id: `${application}.id`,
  applicant: { fields: profileCardProjection(`${application}_person`, fieldCase) },
  note: `${application}.note`,
  status: enumText(`${application}.status`, fieldCase),
  privateNote: `case when ${deciderId} = ${viewerParameter} then ${application}.private_note end`,
  conversationId: `${application}.conversation_id`,
  createdAt: `${application}.created_at`,
  updatedAt: `${application}.updated_at`,
});
