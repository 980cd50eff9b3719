import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applicationStatuses } from '../../../shared/contracts/jobValues';
import { readRestPage } from '../../database/list';
import { deleted, pageOf } from '../../rest/contract/answers';
import { describe } from '../../rest/contract/describe';
import { pageParameters, pageQuery, parseQuery } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage, sendText } from '../../rest/contract/responses';
import { listOf, uuid } from '../../rest/contract/schema';
import { countApplications, readApplicationJson, selectApplications, selectOwnApplications } from './application.reads';
import { applyForJob, markApplicationsSeen, updateApplication, withdrawApplication } from './application.service';
import { applyInput, updateApplicationInput } from './job.inputs';
import { applicationCountType, applicationType } from './job.rest';
import { jobsTag as tag } from './job.tag';

const applications = pageOf('applications', applicationType);
const counts = {
  counts: { ...listOf(applicationCountType), description: 'Number of applications in every state.' },
};
const application = { application: applicationType };
const jobParams = { id: uuid('The job’s id.') };
const params = { id: uuid('The application’s id.') };

const statuses = applicationStatuses.map((status) => status.toLowerCase());
const boardQuery = v.object({
  ...pageParameters,
  status: v.optional(
    v.pipe(
      v.picklist(statuses, `status must be one of ${statuses.join(', ')}.`),
      v.description('Only applications in this state.'),
    ),
  ),
});

/** REST sends states in lower case. */
const readCountsJson = async (...args: Parameters<typeof countApplications>): Promise<string> =>
  JSON.stringify(
    (await countApplications(...args)).map(({ status, count }) => ({ status: status.toLowerCase(), count })),
  );

type ById = { Params: { id: string } };

/** Applications for jobs. Only applicant and poster read them. */
export function applicationRoutes(rest: FastifyInstance): void {
  rest.post<ById>(
    '/jobs/:id/applications',
    describe({
      id: 'applyForJob',
      tag,
      summary: 'Apply for a job by a message to its poster',
      params: jobParams,
      body: applyInput,
      isBodyOptional: true,
      answer: application,
      status: 201,
      existsWhen: 'You have applied before: the same application.',
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    async ({ ctx, params: { id: jobId }, body }, reply) => {
      const { id, isNew } = await applyForJob(ctx, jobId, camelKeys(body));
      return sendData(reply.code(isNew ? 201 : 200), 'application', await readApplicationJson(ctx, id, 'snake'));
    },
  );
  rest.get<ById>(
    '/jobs/:id/applications',
    describe({
      id: 'listApplicationsForJob',
      tag,
      summary: 'List the applications for your job, latest first, with their number in every state',
      params: jobParams,
      query: boardQuery,
      answer: { ...applications, ...counts },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, query }, reply) => {
      const { status, ...page } = parseQuery(boardQuery, query);
      const { list, values } = await selectApplications(ctx, id, status);
      const [body, countsJson] = await Promise.all([
        readRestPage(ctx.app.reader, list, { name: 'applications', ...page }, values),
        readCountsJson(ctx, id),
      ]);
      return sendText(reply, `${body.slice(0, -2)},"counts":${countsJson}}}`);
    },
  );
  rest.post<ById>(
    '/jobs/:id/applications/seen',
    describe({
      id: 'markApplicationsSeen',
      tag,
      summary: 'Mark the new applications for your job as seen, because you opened them',
      params: jobParams,
      answer: counts,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await markApplicationsSeen(ctx, id);
      return sendData(reply, 'counts', await readCountsJson(ctx, id));
    },
  );
  rest.get(
    '/applications/mine',
    describe({
      id: 'listOwnApplications',
      tag,
      summary: 'List your own applications, latest first',
      query: pageQuery,
      answer: applications,
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectOwnApplications(ctx), { name: 'applications', ...parseQuery(pageQuery, query) }),
  );
  rest.put<ById>(
    '/applications/:id',
    describe({
      id: 'updateApplication',
      tag,
      summary: 'Set the state of an application for your job, or your note on it',
      params,
      body: updateApplicationInput,
      answer: application,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, body }, reply) => {
      await updateApplication(ctx, id, camelKeys(body));
      return sendData(reply, 'application', await readApplicationJson(ctx, id, 'snake'));
    },
  );
  rest.delete<ById>(
    '/applications/:id',
    describe({ id: 'withdrawApplication', tag, summary: 'Withdraw your application', params, answer: deleted }),
    async ({ ctx, params: { id } }, reply) => {
      await withdrawApplication(ctx, id);
      return reply.send({ data: { id } });
    },
  );
}
