import { enumText, type FieldCase, type ProjectionOf } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import { teamReadable } from '../team/team.policy';
import { attachedTeam } from '../team/team.projection';
import { jobCardProjection } from './job.card';
import { jobOpen } from './job.policy';
import type { Job, JobFit } from './job.type';

/** Joins a job's poster and the viewer's profile: the aliases are the job's with `_owner` and `_viewer`. */
export const jobJoins = (job: string): string =>
  `join profile ${job}_owner on ${job}_owner.id = ${job}.owner_id join profile ${job}_viewer on ${job}_viewer.id = ${viewerParameter}`;

/** SQL array: skills of a job that a person has. */
export const sharedSkills = (job: string, person: string): string =>
  `array(select skill from unnest(${job}.skills) skill where lower(btrim(skill)) in (select lower(btrim(own)) from unnest(${person}.skills) own))`;

/** SQL condition: a part of a job's location is one of a person's location. */
export const sharesPlace = (job: string, person: string): string =>
  `(location_parts(lower(${job}.location)) && location_parts(lower(${person}.location)))`;

/** SQL condition: a job is what a person looks for. The other needs are not about work. */
export const meetsNeed = (job: string, person: string): string =>
  `(${job}.type = 'COFOUNDER' and 'CO_FOUNDER' = any(${person}.looking_for))`;

const fitProjection = (job: string): ProjectionOf<JobFit> => ({
  sharedSkills: sharedSkills(job, `${job}_viewer`),
  sharesPlace: sharesPlace(job, `${job}_viewer`),
  meetsNeed: meetsNeed(job, `${job}_viewer`),
});

const ownApplication = (job: string, column: string): string =>
  `(select own.${column} from application own where own.job_id = ${job}.id and own.applicant_id = ${viewerParameter})`;

/** A job as its readers see it, with the poster and the viewer's own state. Needs `jobJoins`. */
export function jobProjection(job: string, fieldCase: FieldCase): ProjectionOf<Job> {
  const isOwner = `${job}.owner_id = ${viewerParameter}`;
  return {
    ...jobCardProjection(job, fieldCase),
    owner: { fields: profileCardProjection(`${job}_owner`, fieldCase) },
    teamId: `case when ${teamReadable(`${job}.team_id`)} then ${job}.team_id end`,
    team: attachedTeam(job, fieldCase),
    description: `${job}.description`,
    seniority: enumText(`${job}.seniority`, fieldCase),
    timeZoneFrom: `${job}.time_zone_from`,
    timeZoneTo: `${job}.time_zone_to`,
    skills: `${job}.skills`,
    applyUrl: `${job}.apply_url`,
    publishedAt: `${job}.published_at`,
    expiresAt: `${job}.expires_at`,
    createdAt: `${job}.created_at`,
    updatedAt: `${job}.updated_at`,
    visitCount: `case when ${isOwner} then ${job}.visit_count end`,
    applicationCount: `case when ${isOwner} then (select count(*)::int from application sent where sent.job_id = ${job}.id and ${personVisible('sent.applicant_id')}) end`,
    fit: { fields: fitProjection(job) },
    viewerHasBookmarked: `exists (select from job_bookmark mine where mine.job_id = ${job}.id and mine.account_id = ${viewerParameter})`,
    viewerCanEdit: isOwner,
    viewerCanApply: `${jobOpen(job)} and not ${isOwner} and ${ownApplication(job, 'id')} is null`,
    viewerApplicationId: ownApplication(job, 'id'),
    viewerApplicationStatus: enumText(ownApplication(job, 'status'), fieldCase),
  };
}
