import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { statement } from '../../database/read';
import { registeredModules } from '../module';
import type { ApplicationKind, ApplicationStatus } from './application.kind';
import { applicationVisible } from './application.policy';

/** Every kind of application that a module declares. */
export const applicationKinds = (): readonly ApplicationKind[] =>
  registeredModules().flatMap(({ applications = [] }) => applications);

export type LoadedApplication = {
  id: string;
  kind: ApplicationKind;
  subjectId: string;
  ownerId: string;
  applicantId: string;
  status: ApplicationStatus;
};

const applicationOf = (kind: ApplicationKind) => `
  select a.id, '${kind.name}' as "kindName", a.${kind.name}_id as "subjectId", ${kind.deciderId('a')} as "ownerId", a.applicant_id as "applicantId", a.status
  from application a ${kind.joins('a')}
  where a.id = $2 and (a.applicant_id = $1 or ${applicationVisible(kind, 'a')})`;

/**
 * Loads an application that the viewer may see or has sent.
 * @param kinds of which it may be
 * @throws AppError NOT_FOUND
 */
export async function loadApplication(
  ctx: Context,
  id: string,
  kinds: readonly ApplicationKind[],
): Promise<LoadedApplication> {
  const viewer = viewerId(ctx);
  const query = statement(`application_${kinds.map(({ name }) => name).join('_')}`, () =>
    kinds.map(applicationOf).join(' union all '),
  );
  const [row] = isId(id)
    ? await ctx.app.reader.rows<Omit<LoadedApplication, 'kind'> & { kindName: string }>(query, [viewer, id])
    : [];
  if (!row) throw notFound('Application');
  const { kindName, ...application } = row;
  return { ...application, kind: kinds.find(({ name }) => name === kindName)! };
}
