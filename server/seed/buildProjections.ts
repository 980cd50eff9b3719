import { parseScenario } from '../../shared/projection/compute';
import { formatDecimal } from '../../shared/projection/decimals';
import { formatMonth } from '../../shared/projection/months';
import { parseInputs } from '../../shared/projection/parse';
import { project, type Projection } from '../../shared/projection/project';
import { sql, type WriteTransaction } from '../database/write';
import type { People } from './buildPeople';
import { hoursBefore } from './clock';
import { insertRows } from './insert';
import { inputsFrom, projections } from './projections';
import type { RandomSource } from './random';

/** Inserts the models of the cast with scenarios, actuals and shares. @throws Error when one isn't valid */
export async function insertProjections(
  tx: WriteTransaction,
  now: Date,
  random: RandomSource,
  people: People,
): Promise<void> {
  for (const seed of projections) {
    const start = now.getUTCFullYear() * 12 + now.getUTCMonth() - seed.startedMonthsAgo;
    const inputs = inputsFrom(seed, start);
    const parsed = parseInputs(inputs);
    if (!parsed.ok) throw new Error(`${seed.name} isn’t valid: ${parsed.issues[0]?.message}`);
    const time = hoursBefore(now, seed.ageHours);
    const id = random.uuidAt(time);
    await tx.rows(sql`
      insert into projection (id, owner_id, name, inputs, created_at, updated_at)
      values (${id}, ${people.byUsername(seed.by).id}, ${seed.name}, ${JSON.stringify(inputs)}::jsonb, ${time}, ${time})`);
    const scenarios = Object.entries(seed.scenarios ?? {}).map(([key, { name, patch }], index) => {
      const merged = parseScenario(inputs, patch, name);
      if (!merged.ok) throw new Error(`${seed.name} has a wrong scenario: ${merged.issues[0]?.message}`);
      const made = new Date(time.getTime() + index * 1_000);
      return { projection_id: id, key, name, patch, version: 1, created_at: made, updated_at: made };
    });
    await insertRows(tx, 'projection_scenario', scenarios);
    await insertRows(tx, 'projection_actual', actualsOf(seed.actuals ?? [], project(parsed.model), { id, time }));
    const shares = Object.entries(seed.sharedWith ?? {}).map(([username, right]) => ({
      id: random.uuidAt(time),
      projection_id: id,
      person_id: people.byUsername(username).id,
      can_edit: right === 'edit',
      created_at: time,
    }));
    await insertRows(tx, 'projection_share', shares);
  }
}

/** Actual figures near the plan. */
function actualsOf(
  shares: readonly (readonly [revenue: number, cash: number, customers: number])[],
  { lines, plan }: Projection,
  { id, time }: { id: string; time: Date },
) {
  const { digits, start } = plan.model;
  return shares.map(([revenue, cash, customers], index) => {
    const month = index + 1;
    const near = (line: Float64Array, share: number) => Math.round(line[month]! * share);
    const amounts = {
      revenue: formatDecimal(near(lines.revenue, revenue), digits),
      closingCash: formatDecimal(near(lines.closingCash, cash), digits),
      // Nobody counts parts of customers.
      closingCustomers: formatDecimal(Math.round(near(lines.closingCustomers, customers) / 1e6) * 1e6, 6),
    };
    return { projection_id: id, month: formatMonth(start + index), amounts, updated_at: time };
  });
}
