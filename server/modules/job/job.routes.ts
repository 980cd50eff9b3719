import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jobLimits } from '../../../shared/contracts/job';
import { jobTypes } from '../../../shared/contracts/jobValues';
import { searchLimits } from '../../../shared/contracts/search';
import { readRestPage } from '../../database/list';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe, idempotencyKey } from '../../rest/contract/describe';
import {
  choiceParameter,
  optionalInteger,
  optionalNumber,
  pageParameters,
  pageQuery,
  parseQuery,
  repeatedParameter,
  textParameter,
  withParameterNames,
} from '../../rest/contract/query';
import { camelKeys, sendData, sendDataOrNull, sendPage, sendText } from '../../rest/contract/responses';
import { listOf, nullable, url, uuid } from '../../rest/contract/schema';
import { readJobFacetsJson } from './job.facets';
import { jobChanges, jobInput, reportJobInput } from './job.inputs';
import {
  readJobJson,
  readSimilarJobsJson,
  readTeamJobsJson,
  selectBookmarkedJobs,
  selectJobs,
  selectMatchingJobs,
  selectOwnJobs,
} from './job.reads';
import { jobFacetsType, jobType } from './job.rest';
import {
  closeJob,
  createJob,
  deleteJob,
  publishJob,
  renewJob,
  reportJob,
  setJobBookmark,
  updateJob,
  visitJob,
} from './job.service';
import { jobsTag as tag } from './job.tag';
import { jobApplicationRoutes } from './jobApplication.routes';
import { savedFilterRoutes } from './savedFilter.routes';

const jobs = pageOf('jobs', jobType);
const job = { job: jobType };
const jobOrNull = { job: { ...nullable(jobType), description: 'Null when the job is hidden from you.' } };
const params = { id: uuid('The job’s id.') };

const repeatedUpTo = `May be repeated, up to ${jobLimits.facetValues} times.`;
const words = textParameter(
  'query',
  `Words, "quoted phrases", -exclusions and from:username; at most ${searchLimits.query} characters.`,
);
const jobsQuery = v.object({
  ...pageParameters,
  query: words,
  type: repeatedParameter(`Kind of work: ${jobTypes.map((type) => type.toLowerCase()).join(', ')}. ${repeatedUpTo}`),
  remote: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'remote must be true or false.'),
      v.description('Only remote jobs, or only others.'),
    ),
  ),
  place: repeatedParameter(`A part of a location between commas, such as its city. ${repeatedUpTo}`),
  skill: repeatedParameter(`A skill. ${repeatedUpTo}`),
  salary_min: optionalInteger('salary_min', {
    min: 1,
    max: jobLimits.salary,
    description: 'Least pay of a year, which the highest pay reaches. Jobs without stated pay never match.',
  }),
  salary_currency: textParameter('salary_currency', 'Currency of salary_min, as ISO 4217 code; USD without it.'),
  equity_min: optionalNumber('equity_min', {
    min: 0,
    max: jobLimits.equity,
    description: 'Least equity in percent, which the highest equity reaches.',
  }),
  posted_within_days: optionalInteger('posted_within_days', {
    min: 1,
    max: 365,
    description: 'Published within so many days.',
  }),
  time_zone: optionalInteger('time_zone', {
    min: -12,
    max: 14,
    description: 'A time zone that works, in hours from UTC. Remote jobs without time zones match.',
  }),
  sort: choiceParameter('sort', ['newest', 'best_fit'], 'The newest first, or the best fit to your profile.'),
});

/** Names of the service's fields, which differ from the parameters: in an address each value stands alone. */
const toFilter = (query: v.InferOutput<typeof jobsQuery>) => ({
  types: query.type,
  remote: query.remote === undefined ? undefined : query.remote === 'true',
  places: query.place,
  skills: query.skill,
  salaryMin: query.salary_min,
  salaryCurrency: query.salary_currency,
  equityMin: query.equity_min,
  postedWithinDays: query.posted_within_days,
  timeZone: query.time_zone,
});

/** Parameters whose names differ from those of the filter's fields. */
const parameterNames: Record<string, string> = { types: 'type', places: 'place', skills: 'skill' };

const searchQuery = v.object({ ...pageParameters, query: words });

type ById = { Params: { id: string } };

export function jobRoutes(rest: FastifyInstance): void {
  listRoutes(rest);
  writeRoutes(rest);
  markRoutes(rest);
  jobApplicationRoutes(rest);
  savedFilterRoutes(rest);
}

function listRoutes(rest: FastifyInstance): void {
  rest.get(
    '/jobs',
    describe({
      id: 'listJobs',
      tag,
      summary: 'List open jobs that match words and filters, with the number of jobs for each filter',
      query: jobsQuery,
      answer: { ...jobs, facets: jobFacetsType },
    }),
    async ({ ctx, query }, reply) => {
      const parsed = parseQuery(jobsQuery, query);
      const search = { query: parsed.query, filter: toFilter(parsed) };
      const { list, values } = await withParameterNames(parameterNames, () =>
        selectJobs(ctx, search, parsed.sort.toUpperCase()),
      );
      const [body, facets] = await Promise.all([
        readRestPage(ctx.app.reader, list, { name: 'jobs', page: parsed.page, limit: parsed.limit }, values),
        readJobFacetsJson(ctx, search, 'snake'),
      ]);
      return sendText(reply, `${body.slice(0, -2)},"facets":${facets}}}`);
    },
  );
  rest.get(
    '/search/jobs',
    describe({
      id: 'searchJobs',
      tag,
      summary: 'Search open jobs, newest first',
      description: 'A blank query matches nothing.',
      query: searchQuery,
      answer: jobs,
    }),
    ({ ctx, query }, reply) => {
      const { query: text, ...page } = parseQuery(searchQuery, query);
      return sendPage(reply, ctx, selectMatchingJobs(ctx, text), { name: 'jobs', ...page });
    },
  );
  for (const [path, select, id, summary] of [
    ['mine', selectOwnJobs, 'listOwnJobs', 'List your own jobs in every state, latest first'],
    ['bookmarked', selectBookmarkedJobs, 'listBookmarkedJobs', 'List the jobs in your bookmarks, latest first'],
  ] as const) {
    rest.get(`/jobs/${path}`, describe({ id, tag, summary, query: pageQuery, answer: jobs }), ({ ctx, query }, reply) =>
      sendPage(reply, ctx, select(ctx), { name: 'jobs', ...parseQuery(pageQuery, query) }),
    );
  }
  rest.get<ById>(
    '/jobs/:id',
    describe({ id: 'getJob', tag, summary: 'Get a job', params, answer: job }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'job', await readJobJson(ctx, id, 'snake')),
  );
  rest.get<ById>(
    '/jobs/:id/similar',
    describe({
      id: 'listSimilarJobs',
      tag,
      summary: `List open jobs that resemble a job; at most ${jobLimits.similar}`,
      params,
      answer: { jobs: listOf(jobType) },
    }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'jobs', await readSimilarJobsJson(ctx, id, 'snake')),
  );
  rest.get<ById>(
    '/teams/:id/jobs',
    describe({
      id: 'listTeamJobs',
      tag,
      summary: `List the open jobs of a team; at most ${jobLimits.ofTeam}`,
      params: { id: uuid('The team’s id.') },
      answer: { jobs: listOf(jobType) },
    }),
    async ({ ctx, params: { id } }, reply) => sendData(reply, 'jobs', await readTeamJobsJson(ctx, id, 'snake')),
  );
}

function writeRoutes(rest: FastifyInstance): void {
  rest.post(
    '/jobs',
    describe({
      id: 'createJob',
      tag,
      summary: 'Create a job, published unless it is a draft',
      headers: [idempotencyKey],
      body: jobInput,
      answer: job,
      status: 201,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, body }, reply) =>
      sendData(reply.code(201), 'job', await readJobJson(ctx, await createJob(ctx, camelKeys(body)), 'snake')),
  );
  rest.put<ById>(
    '/jobs/:id',
    describe({
      id: 'updateJob',
      tag,
      summary: 'Update your job',
      description: 'Missing fields stay; null clears a field that a job may lack.',
      params,
      body: jobChanges,
      answer: job,
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updateJob(ctx, id, camelKeys(body));
      return sendData(reply, 'job', await readJobJson(ctx, id, 'snake'));
    },
  );
  for (const [path, change, id, summary] of [
    ['publish', publishJob, 'publishJob', 'Publish your draft, or open your closed job again'],
    ['close', closeJob, 'closeJob', 'Close your published job'],
    ['renew', renewJob, 'renewJob', `Keep your job open for ${jobLimits.openDays} days from now`],
  ] as const) {
    rest.post<ById>(
      `/jobs/:id/${path}`,
      describe({ id, tag, summary, params, answer: job, errors: ['CONFLICT', 'FORBIDDEN', 'BAD_USER_INPUT'] }),
      async ({ ctx, params: { id: jobId } }, reply) => {
        await change(ctx, jobId);
        return sendData(reply, 'job', await readJobJson(ctx, jobId, 'snake'));
      },
    );
  }
  rest.delete<ById>(
    '/jobs/:id',
    describe({ id: 'deleteJob', tag, summary: 'Delete your job with its applications', params, answer: deleted }),
    async ({ ctx, params: { id } }, reply) => {
      await deleteJob(ctx, id);
      return reply.send({ data: { id } });
    },
  );
}

function markRoutes(rest: FastifyInstance): void {
  for (const [method, isSet, id, summary, answer] of [
    ['POST', true, 'setBookmarkOfJob', 'Bookmark a job', job],
    ['DELETE', false, 'removeBookmarkOfJob', 'Remove your bookmark of a job', jobOrNull],
  ] as const) {
    rest.route<ById>({
      method,
      url: '/jobs/:id/bookmark',
      ...describe({ id, tag, summary, params, answer }),
      handler: async ({ ctx, params: { id: jobId } }, reply) => {
        await setJobBookmark(ctx, jobId, isSet);
        const json = readJobJson(ctx, jobId, 'snake');
        return isSet ? sendData(reply, 'job', await json) : sendDataOrNull(reply, 'job', json);
      },
    });
  }
  rest.post<ById>(
    '/jobs/:id/visits',
    describe({
      id: 'visitJob',
      tag,
      summary: 'Count your visit of a job’s link, once a day, and get the URL to open',
      params,
      answer: { url: url('The application form.') },
    }),
    async ({ ctx, params: { id } }, reply) => reply.send({ data: { url: await visitJob(ctx, id) } }),
  );
  rest.post<ById>(
    '/jobs/:id/report',
    describe({ id: 'reportJob', tag, summary: 'Report a job to the operator', params, body: reportJobInput }),
    async ({ ctx, params: { id }, body }, reply) => {
      await reportJob(ctx, id, camelKeys(body));
      return reply.send({ data: {} });
    },
  );
}
