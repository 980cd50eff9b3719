import { projectionSorts, type ProjectionSortName } from '../../../shared/contracts/projection';
import * as v from 'valibot';
import { viewerId } from '../../context';
import { badInput } from '../../core/errors';
import { validate } from '../../core/validation';
import { patternsOf, searchText } from '../../core/wordSearch';
import type { List } from '../../database/list';
import { viewerParameter } from '../../visibility/people';
import type { SelectList } from '../list';
import type { ProjectionCard } from './model.type';
import { projectionOwned, projectionVisible } from './projection.policy';
import { cardProjection, ownerJoin } from './projection.projection';

type Order = { direction: 'asc' | 'desc'; keys: List['keys'] };

const id = { sql: 'model.id', type: 'uuid' } as const;

const orders: Record<ProjectionSortName, Order> = {
  updated: { direction: 'desc', keys: [{ sql: 'model.updated_at', type: 'timestamptz' }, id] },
  newest: { direction: 'desc', keys: [id] },
  name: { direction: 'asc', keys: [{ sql: 'lower(model.name)', type: 'text' }, id] },
};

/**
 * The viewer's own models and those that are shared with them. $2 filters the archived ones, and the name has each of the
 * patterns $3. A person has at most 200 of their own, so a search reads their names.
 */
function listBy(sort: ProjectionSortName): List<ProjectionCard> {
  const { direction, keys } = orders[sort];
  const columns = keys.map(({ sql }) => sql.replace('model.', 'p.'));
  const compare = direction === 'asc' ? '>' : '<';
  return {
    name: `projections_${sort}`,
    parameters: 3,
    keys,
    direction,
    projection: (fieldCase) => cardProjection('model', fieldCase),
    rows: (after, limit) => `(
      select p.* from projection p
      where p.id in (
        select own.id from projection own where ${projectionOwned('own')}
        union all select share.projection_id from projection_share share where share.person_id = ${viewerParameter})
      and ${projectionVisible('p')} and p.is_archived = $2::boolean
      and ($3::text[] is null or not exists (select from unnest($3::text[]) word where fold_text(p.name) not like fold_text(word)))
      ${after ? `and (${columns.join(', ')}) ${compare} (${after.join(', ')})` : ''}
      order by ${columns.map((column) => `${column} ${direction}`).join(', ')} ${limit}) model ${ownerJoin('model')}`,
  };
}

const lists: Record<ProjectionSortName, List<ProjectionCard>> = {
  updated: listBy('updated'),
  newest: listBy('newest'),
  name: listBy('name'),
};

const listInput = v.object({
  archived: v.nullish(v.boolean('archived must be true or false.'), false),
  query: searchText,
});

const isSort = (sort: string): sort is ProjectionSortName => (projectionSorts as readonly string[]).includes(sort);

/** Root query fields that are lists of models. @throws AppError BAD_USER_INPUT naming `query`, `sort` or `archived` */
export const projectionLists = {
  projections: (ctx, { archived, query, sort }) => {
    const viewer = viewerId(ctx);
    const order = String(sort ?? 'updated');
    if (!isSort(order)) throw badInput({ sort: `sort must be ${projectionSorts.join(', ')}.` });
    const input = validate(listInput, { archived, query });
    return { list: lists[order], values: [viewer, input.archived, patternsOf(input.query)] };
  },
} satisfies Record<string, SelectList>;
