import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId, validate } from '../../core/validation';
import type { List, ListQuery } from '../../database/list';
import { jsonObject, statement, type FieldCase, type Projection } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import { boardInput } from './application.inputs';
import type { ApplicationKind, ApplicationStatus } from './application.kind';
import { applicationVisible } from './application.policy';
import { loadDecidedSubject } from './application.service';

const joined = 'application';

/** Applications that the viewer may see and that meet a condition on `a`, latest first. */
const latestFirst = <Node extends object>(
  kind: ApplicationKind<Node>,
  { name, parameters, condition }: { name: string; parameters: number; condition: string },
): List<Node> => ({
  name: `${kind.name}_${name}`,
  parameters,
  keys: [{ sql: `${joined}.id`, type: 'uuid' }],
  direction: 'desc',
  projection: (fieldCase) => kind.projection(joined, fieldCase),
  rows: (after, limit) => `(
    select a.* from application a ${kind.joins('a')}
    where ${condition} and ${applicationVisible(kind, 'a')} ${after ? `and a.id < ${after[0]}` : ''}
    order by a.id desc ${limit}) ${joined} ${kind.joins(joined)}`,
});

/** Lists of one kind of application, for its module's `lists` and routes. */
export function applicationListsOf<Node extends object>(kind: ApplicationKind<Node>) {
  const board = latestFirst(kind, {
    name: 'applications',
    parameters: 3,
    condition: `a.${kind.name}_id = $2::uuid and ${kind.deciderId('a')} = ${viewerParameter} and ($3::text is null or a.status = $3)`,
  });
  const own = latestFirst(kind, {
    name: 'applications_own',
    parameters: 1,
    condition: `a.${kind.name}_id is not null and a.applicant_id = ${viewerParameter}`,
  });
  return {
    /**
     * Selects the applications that the viewer decides about.
     * @param subjectId what they are for
     * @param status only those in this state; null for all
     * @throws AppError NOT_FOUND, FORBIDDEN for others, BAD_USER_INPUT naming `status`
     */
    selectBoard: async (ctx: Context, subjectId: string, status: unknown): Promise<ListQuery<Node>> => {
      const parsed = validate(boardInput(kind.statuses), { status });
      return { list: board, values: [viewerId(ctx), await loadDecidedSubject(ctx, kind, subjectId), parsed.status] };
    },
    /** Selects the viewer's own applications. */
    selectOwn: (ctx: Context): ListQuery<Node> => ({ list: own, values: [viewerId(ctx)] }),
  };
}

export type ApplicationCount = { status: ApplicationStatus; count: number };

/** Counts the applications that the viewer decides about, for every state. @throws AppError NOT_FOUND, FORBIDDEN */
export async function countApplications(
  ctx: Context,
  kind: ApplicationKind,
  subjectId: string,
): Promise<ApplicationCount[]> {
  const id = await loadDecidedSubject(ctx, kind, subjectId);
  const query = statement(
    `${kind.name}_application_counts`,
    () =>
      `select status, count(*)::int as count from application where ${kind.name}_id = $2 and ${personVisible('applicant_id')} group by status`,
  );
  const rows = await ctx.app.reader.rows<ApplicationCount>(query, [viewerId(ctx), id]);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return kind.statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Reads one application. @returns JSON text @throws AppError NOT_FOUND unless it is the viewer's or the viewer decides */
export async function readApplicationJson(
  ctx: Context,
  kind: ApplicationKind,
  id: string,
  fieldCase: FieldCase,
): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `${kind.name}_application_${fieldCase}`,
    () => `select ${jsonObject(kind.projection(joined, fieldCase) as Projection, fieldCase)}::text from application ${joined} ${kind.joins(joined)}
           where ${joined}.id = $2 and ${applicationVisible(kind, joined)}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Application');
  return json;
}

/** Reads one application for GraphQL. @throws AppError NOT_FOUND */
export const readApplication = async <Node extends object>(
  ctx: Context,
  kind: ApplicationKind<Node>,
  id: string,
): Promise<Node> => JSON.parse(await readApplicationJson(ctx, kind, id, 'camel'));

/**
 * SQL text: predicate of a notification about a decision, which names the application's state. Null for states that decide
 * nothing.
 * @param name noun of the subject: the notification's subject is the application's
 * @param application noun of the application in the interface
 */
export const movedVerb =
  (name: ApplicationKind['name'], application: string) =>
  (notification: string): string =>
    `(select case moved.status when 'SHORTLISTED' then 'shortlisted ${application}' when 'DECLINED' then 'declined ${application}'
        when 'HIRED' then 'hired you' when 'ACCEPTED' then 'accepted ${application}' end
      from application moved where moved.${name}_id = ${notification}.subject_id and moved.applicant_id = ${notification}.recipient_id)`;
