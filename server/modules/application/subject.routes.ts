import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../context';
import { readRestPage } from '../../database/list';
import { pageOf } from '../../rest/contract/answers';
import { describe, type Tag } from '../../rest/contract/describe';
import { pageParameters, pageQuery, parseQuery } from '../../rest/contract/query';
import { camelKeys, sendData, sendPage, sendText } from '../../rest/contract/responses';
import { component, integer, listOf, object, oneOf, uuid } from '../../rest/contract/schema';
import { applyInput } from './application.inputs';
import type { ApplicationKind } from './application.kind';
import { applicationListsOf, countApplications, readApplicationJson } from './application.reads';
import { apply, markApplicationsSeen } from './application.service';

/** What the routes of a kind are documented with. */
type Texts = {
  tag: Tag;
  /** Of the subject: /jobs. */
  path: string;
  /** Of the list of the viewer's own applications. */
  ownPath: string;
  ids: { apply: string; list: string; seen: string; own: string };
  applySummary: string;
};

type ById = { Params: { id: string } };

/** Routes that apply for a subject and list its applications, and the list of the viewer's own. */
export function subjectRoutes(rest: FastifyInstance, kind: ApplicationKind, texts: Texts): void {
  const { tag, path, ownPath, ids, applySummary } = texts;
  const { name, restType } = kind;
  const { selectBoard, selectOwn } = applicationListsOf(kind);
  const statuses = kind.statuses.map((status) => status.toLowerCase());
  const applications = pageOf('applications', restType);
  const countType = component(
    `${restType.name}Count`,
    object(
      { status: oneOf(statuses, 'The state.'), count: integer('Number of applications in it.') },
      { description: `Number of applications for a ${name} by their state.` },
    ),
  );
  const counts = { counts: { ...listOf(countType), description: 'Number of applications in every state.' } };
  const params = { id: uuid(`The ${name}’s id.`) };
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
  const readCountsJson = async (ctx: Context, id: string): Promise<string> =>
    JSON.stringify(
      (await countApplications(ctx, kind, id)).map(({ status, count }) => ({ status: status.toLowerCase(), count })),
    );

  rest.post<ById>(
    `${path}/:id/applications`,
    describe({
      id: ids.apply,
      tag,
      summary: applySummary,
      params,
      body: applyInput,
      isBodyOptional: true,
      answer: { application: restType },
      status: 201,
      existsWhen: 'You have applied before: the same application.',
      errors: ['CONFLICT', 'FORBIDDEN'],
    }),
    async ({ ctx, params: { id: subjectId }, body }, reply) => {
      const { id, isNew } = await apply(ctx, kind, subjectId, camelKeys(body));
      return sendData(reply.code(isNew ? 201 : 200), 'application', await readApplicationJson(ctx, kind, id, 'snake'));
    },
  );
  rest.get<ById>(
    `${path}/:id/applications`,
    describe({
      id: ids.list,
      tag,
      summary: `List the applications for your ${name}, latest first, with their number in every state`,
      params,
      query: boardQuery,
      answer: { ...applications, ...counts },
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id }, query }, reply) => {
      const { status, ...page } = parseQuery(boardQuery, query);
      const { list, values } = await selectBoard(ctx, id, status);
      const [body, countsJson] = await Promise.all([
        readRestPage(ctx.app.reader, list, { name: 'applications', ...page }, values),
        readCountsJson(ctx, id),
      ]);
      return sendText(reply, `${body.slice(0, -2)},"counts":${countsJson}}}`);
    },
  );
  rest.post<ById>(
    `${path}/:id/applications/seen`,
    describe({
      id: ids.seen,
      tag,
      summary: `Mark the new applications for your ${name} as seen, because you opened them`,
      params,
      answer: counts,
      errors: ['FORBIDDEN'],
    }),
    async ({ ctx, params: { id } }, reply) => {
      await markApplicationsSeen(ctx, kind, id);
      return sendData(reply, 'counts', await readCountsJson(ctx, id));
    },
  );
  rest.get(
    ownPath,
    describe({
      id: ids.own,
      tag,
      summary: `List your own applications for a ${name}, latest first`,
      query: pageQuery,
      answer: applications,
    }),
    ({ ctx, query }, reply) =>
      sendPage(reply, ctx, selectOwn(ctx), { name: 'applications', ...parseQuery(pageQuery, query) }),
  );
}
