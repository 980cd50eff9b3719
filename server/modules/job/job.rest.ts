import {
  applicationStatuses,
  jobSeniorities,
  jobStates,
  jobTypes,
  salaryPeriods,
} from '../../../shared/contracts/jobValues';
import { restType } from '../../rest/contract/restType';
import { integer, listOf, nullable, oneOf } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { teamCardType } from '../team/team.rest';
import { jobCardProjection } from './job.card';
import { jobProjection } from './job.projection';

const texts = (values: readonly string[]) => values.map((value) => value.toLowerCase());
const status = oneOf(texts(applicationStatuses), 'State of the application.');

const cardFields = {
  type: oneOf(texts(jobTypes), 'Kind of work.'),
  state: oneOf(texts(jobStates), 'Its state; expired is a published job whose time is over.'),
  salaryMin: nullable(integer('Lowest pay of a period. Null with salary_max: pay not stated.')),
  salaryMax: nullable(integer('Highest pay of a period.')),
  salaryPeriod: nullable(oneOf(texts(salaryPeriods), 'Period that the pay is for.')),
};

export const jobCardType = restType('JobCard', {
  projection: () => jobCardProjection('job', 'snake'),
  fields: cardFields,
});

export const jobType = restType('Job', {
  projection: () => jobProjection('job', 'snake'),
  fields: {
    ...cardFields,
    seniority: nullable(oneOf(texts(jobSeniorities), 'Seniority; null when it is not stated.')),
    viewerApplicationStatus: nullable(status),
  },
  formats: { applyUrl: 'uri' },
  nested: [profileCardType, teamCardType, restType('JobFit')],
});

export const applicationType = restType('JobApplication', {
  fields: { status },
  nested: [profileCardType, jobCardType],
});

const facetType = restType('JobFacet', { nested: [restType('JobFacetValue')] });
export const jobFacetsType = restType('JobFacets', { nested: [facetType] });

const filterType = restType('SavedJobFilterValues', {
  fields: {
    types: { ...listOf(oneOf(texts(jobTypes), 'Kind of work.')), description: 'Kinds of work.' },
    salaryMin: nullable(integer('Least pay of a year.')),
  },
});
export const savedFilterType = restType('SavedJobFilter', { nested: [filterType] });
