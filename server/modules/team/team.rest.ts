import {
  memberStatuses,
  remoteValues,
  roleApplicationStatuses,
  roleStatuses,
  teamStatuses,
} from '../../../shared/contracts/team';
import { salaryPeriods } from '../../../shared/contracts/jobValues';
import { restType } from '../../rest/contract/restType';
import { integer, nullable, oneOf } from '../../rest/contract/schema';
import { stages } from '../profile/profile.inputs';
import { profileCardType } from '../profile/profile.rest';
import { roleCardProjection, roleProjection, teamCardProjection } from './team.projection';

const texts = (values: readonly string[]) => values.map((value) => value.toLowerCase());

const teamStatus = oneOf(texts(teamStatuses), 'State of the team.');
const roleStatus = oneOf(texts(roleStatuses), 'State of the role.');
const applicationStatus = oneOf(texts(roleApplicationStatuses), 'State of the application.');
const membership = oneOf(texts(memberStatuses), 'State of the membership.');
const remote = oneOf(texts(remoteValues), 'Whether the work is remote.');

export const teamCardType = restType('TeamCard', {
  projection: () => teamCardProjection('team', 'snake'),
  fields: { status: teamStatus },
});

const roleCardType = restType('TeamRoleCard', {
  projection: () => roleCardProjection('role', 'snake'),
  fields: { status: roleStatus },
});

export const roleType = restType('TeamRole', {
  projection: () => roleProjection('role', 'team', 'snake'),
  fields: {
    status: roleStatus,
    remote,
    salaryMin: nullable(integer('Lowest pay of a period. Null with salary_max: pay not stated.')),
    salaryMax: nullable(integer('Highest pay of a period.')),
    salaryPeriod: nullable(oneOf(texts(salaryPeriods), 'Period that the pay is for.')),
    viewerApplicationStatus: nullable(applicationStatus),
  },
});

export const teamFitType = restType('TeamFit', { nested: [restType('TeamFitPart')] });

export const teamType = restType('Team', {
  fields: {
    status: teamStatus,
    stage: oneOf(texts(stages), 'Stage of the startup.'),
    remote,
    viewerMembership: nullable(membership),
  },
  nested: [
    profileCardType,
    roleType,
    teamFitType,
    restType('TeamMember', { fields: { status: membership }, nested: [profileCardType] }),
  ],
});

export const roleApplicationType = restType('RoleApplication', {
  fields: { status: applicationStatus },
  nested: [profileCardType, teamCardType, roleCardType],
});

export const teamFacetsType = restType('TeamFacets', {
  nested: [restType('TeamFacet', { nested: [restType('TeamFacetValue')] })],
});

export const roleProposalType = restType('RoleProposal');
