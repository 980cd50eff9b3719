import { jobLimits } from '../../../shared/contracts/job';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { isId, validate } from '../../core/validation';
import { jsonObject, statement, type FieldCase, type ProjectionOf } from '../../database/read';
import { sql } from '../../database/write';
import type { SavedJobFilter, SavedJobFilterValues } from './filter.type';
import { parseJobSearch, renameFilterInput, saveFilterInput } from './job.filter';
import { lockPoster } from './job.store';

const value = (name: keyof SavedJobFilterValues) => `saved.filter -> '${name}'`;

/** A saved filter as its owner sees it. @param fieldCase enum values are in lower case for REST */
const savedFilterProjection = (fieldCase: FieldCase): ProjectionOf<SavedJobFilter> => ({
  id: 'saved.id',
  name: 'saved.name',
  query: 'saved.query',
  filter: {
    fields: {
      types: fieldCase === 'snake' ? `lower((${value('types')})::text)::json` : value('types'),
      remote: value('remote'),
      places: value('places'),
      skills: value('skills'),
      salaryMin: value('salaryMin'),
      salaryCurrency: value('salaryCurrency'),
      equityMin: value('equityMin'),
      postedWithinDays: value('postedWithinDays'),
      timeZone: value('timeZone'),
    },
  },
  createdAt: 'saved.created_at',
});

/** Reads the viewer's saved filters, the earliest first. @returns JSON text */
export async function readSavedFiltersJson(ctx: Context, fieldCase: FieldCase): Promise<string> {
  const query = statement(
    `job_saved_filters_${fieldCase}`,
    () => `select coalesce(json_agg(${jsonObject(savedFilterProjection(fieldCase), fieldCase)} order by saved.id), '[]')::text
           from job_saved_filter saved where saved.owner_id = $1`,
  );
  return (await ctx.app.reader.value(query, [viewerId(ctx)]))!;
}

/** Reads the viewer's saved filters for GraphQL. */
export const readSavedFilters = async (ctx: Context): Promise<SavedJobFilter[]> =>
  JSON.parse(await readSavedFiltersJson(ctx, 'camel'));

/**
 * Saves a search for jobs. New matches from now on are notified daily.
 * @returns its id
 * @throws AppError BAD_USER_INPUT naming the field, FORBIDDEN over 10 saved filters
 */
export async function saveFilter(ctx: Context, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { name, query, filter } = validate(saveFilterInput, input);
  const { filter: parsed } = parseJobSearch({ query, filter });
  return write(ctx, async (tx) => {
    await lockPoster(tx, viewer);
    const saved = await tx.row<{ count: number }>(
      sql`select count(*)::int as count from job_saved_filter where owner_id = ${viewer}`,
    );
    if (saved!.count >= jobLimits.savedFilters)
      throw forbidden(`You can save up to ${jobLimits.savedFilters} filters. Delete one first.`);
    const id = newId();
    await tx.rows(sql`
      insert into job_saved_filter (id, owner_id, name, query, filter, last_number)
      values (${id}, ${viewer}, ${name}, ${query}, ${JSON.stringify(parsed)}::jsonb, coalesce((select max(number) from job where is_listed), 0))`);
    return id;
  });
}

/** Renames a saved filter of the viewer. @throws AppError NOT_FOUND, BAD_USER_INPUT naming `name` */
export async function renameSavedFilter(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { name } = validate(renameFilterInput, input);
  if (!isId(id)) throw notFound('Filter');
  await write(ctx, async (tx) => {
    const renamed = await tx.row(
      sql`update job_saved_filter set name = ${name} where id = ${id} and owner_id = ${viewer} returning id`,
    );
    if (!renamed) throw notFound('Filter');
  });
}

/** Deletes a saved filter of the viewer. @throws AppError NOT_FOUND */
export async function deleteSavedFilter(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  if (!isId(id)) throw notFound('Filter');
  await write(ctx, async (tx) => {
    const deleted = await tx.row(
      sql`delete from job_saved_filter where id = ${id} and owner_id = ${viewer} returning id`,
    );
    if (!deleted) throw notFound('Filter');
  });
}
