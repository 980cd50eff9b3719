import {
  alertsOf,
  compareActuals,
  parseActuals,
  type ActualChanges,
  type ActualsComparison,
  type MonthActuals,
} from '../../../shared/projection/actuals';
import { TooLargeError } from '../../../shared/projection/exact';
import type { Model } from '../../../shared/projection/model';
import { parseInputs, tooLarge } from '../../../shared/projection/parse';
import { project, type Projection } from '../../../shared/projection/project';
import { viewerId, write, type Context } from '../../context';
import { invalidInput } from '../../core/errors';
import { validate } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { notifyWithoutActor } from '../notification/notification.service';
import { countUse } from '../quotas';
import { projectionChanged } from './projection.events';
import { actualsInput } from './projection.inputs';
import { editQuota } from './projection.quotas';
import { loadEditableProjection, loadProjection, lockProjection, type LoadedProjection } from './projection.store';

export type Actuals = { months: Record<string, MonthActuals> } & ActualsComparison;

/** Amounts as they were written; a model whose currency changed since still shows them. */
type StoredMonth = { month: string; amounts: MonthActuals };

/** Reads the actual figures of a model and compares them with its plan. @throws AppError NOT_FOUND */
export async function readActuals(ctx: Context, id: string): Promise<Actuals> {
  const model = await loadProjection(ctx, id);
  const rows = await ctx.app.reader.rows<StoredMonth>(
    statement(
      'projection_actuals',
      () => 'select month, amounts from projection_actual where projection_id = $1 order by month',
    ),
    [model.id],
  );
  const months = Object.fromEntries(rows.map(({ month, amounts }) => [month, amounts]));
  return { months, ...compareActuals(projectionOf(model), months) };
}

const parsedModel = ({ inputs }: LoadedProjection): Model => {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw invalidInput(parsed.issues);
  return parsed.model;
};

/** @throws AppError BAD_USER_INPUT when the plan is beyond computing */
function projectionOf(stored: LoadedProjection): Projection {
  const model = parsedModel(stored);
  try {
    return project(model);
  } catch (error) {
    if (!(error instanceof TooLargeError)) throw error;
    throw invalidInput([tooLarge(model.customers.growth, '', error.message)]);
  }
}

/**
 * Sets actual figures. Other months, and other figures of a month, stay; null removes a month or a figure. The owner is notified when the runway
 * falls below six months, or the latest month is 20 % off the plan.
 * @throws AppError NOT_FOUND, FORBIDDEN for readers, BAD_USER_INPUT, RATE_LIMITED
 */
export async function setActuals(ctx: Context, id: string, input: unknown): Promise<void> {
  const { months } = validate(actualsInput, input);
  const model = await loadEditableProjection(ctx, id);
  const parsed = parseActuals(months, parsedModel(model));
  if (!parsed.ok) throw invalidInput(parsed.issues);
  const projection = projectionOf(model);
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const { version } = await lockProjection(tx, model.id);
    const before = await storedMonths(tx, model.id);
    await storeMonths(tx, model.id, parsed.months);
    await raiseAlerts(tx, model, projection, { before, after: await storedMonths(tx, model.id) });
    tx.emit(projectionChanged(model.id, version, viewer));
    await countUse(ctx, tx, editQuota);
  });
}

async function storeMonths(tx: WriteTransaction, id: string, months: ActualChanges): Promise<void> {
  const changes = JSON.stringify(months);
  await tx.rows(sql`
    delete from projection_actual a using jsonb_each(${changes}::jsonb) change
    where a.projection_id = ${id} and a.month = change.key
      and (change.value = 'null'::jsonb or jsonb_strip_nulls(a.amounts || change.value) = '{}'::jsonb)`);
  await tx.rows(sql`
    insert into projection_actual (projection_id, month, amounts)
    select ${id}, change.key, change.value from jsonb_each(${changes}::jsonb) change
    where change.value <> 'null'::jsonb and jsonb_strip_nulls(change.value) <> '{}'::jsonb
    on conflict (projection_id, month) do nothing`);
  await tx.rows(sql`
    update projection_actual a set amounts = jsonb_strip_nulls(a.amounts || change.value), updated_at = now()
    from jsonb_each(${changes}::jsonb) change
    where a.projection_id = ${id} and a.month = change.key and change.value <> 'null'::jsonb`);
}

async function storedMonths(tx: WriteTransaction, id: string): Promise<Record<string, MonthActuals>> {
  const rows = await tx.rows<StoredMonth>(
    sql`select month, amounts from projection_actual where projection_id = ${id} order by month`,
  );
  return Object.fromEntries(rows.map(({ month, amounts }) => [month, amounts]));
}

type Change = Record<'before' | 'after', Record<string, MonthActuals>>;

/** Notifies the owner of alerts that were not there before, or that a later month raises again. */
async function raiseAlerts(
  tx: WriteTransaction,
  { id, ownerId }: LoadedProjection,
  projection: Projection,
  months: Change,
): Promise<void> {
  const before = compareActuals(projection, months.before);
  const after = compareActuals(projection, months.after);
  const [known, raised] = [alertsOf(before), alertsOf(after)];
  const isLater = (after.latestMonth ?? '') > (before.latestMonth ?? '');
  for (const alert of ['runway', 'deviation'] as const)
    if (raised[alert] && (isLater || !known[alert]))
      await notifyWithoutActor(tx, { kind: `projection.${alert}`, recipientId: ownerId, subjectId: id });
}
