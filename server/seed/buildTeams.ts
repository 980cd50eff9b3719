import { sql, type WriteTransaction } from '../database/write';
import type { People } from './buildPeople';
import { hoursBefore } from './clock';
import { insertRows } from './insert';
import type { RandomSource } from './random';
import { teams } from './teams';
import type { SeedTeam } from './types';

/** Inserts the teams of the cast with members, roles and applications. */
export async function insertTeams(
  tx: WriteTransaction,
  now: Date,
  random: RandomSource,
  people: People,
): Promise<void> {
  for (const seed of teams) {
    const created_at = hoursBefore(now, seed.ageHours);
    const id = random.uuidAt(created_at);
    const owner = people.byUsername(seed.by);
    const { name, pitch, stage, location, remote } = seed;
    await tx.rows(sql`
      insert into team (id, owner_id, name, pitch, stage, location, remote, status, created_at, updated_at)
      values (${id}, ${owner.id}, ${name}, ${pitch}, ${stage}, ${location}, ${remote}, ${seed.isPaused ? 'PAUSED' : 'OPEN'}, ${created_at}, ${created_at})`);
    const members = [{ by: seed.by, title: 'Founder' }, ...seed.members];
    await insertRows(
      tx,
      'team_member',
      members.map(({ by, title }, index) => ({
        team_id: id,
        person_id: people.byUsername(by).id,
        title,
        status: 'MEMBER',
        created_at: new Date(created_at.getTime() + index * 1_000),
      })),
    );
    for (const [index, role] of seed.roles.entries()) {
      const time = new Date(created_at.getTime() + index * 1_000);
      await insertRole(tx, role, { now, random, people, teamId: id, created_at: time });
    }
  }
}

async function insertRole(
  tx: WriteTransaction,
  role: SeedTeam['roles'][number],
  at: { now: Date; random: RandomSource; people: People; teamId: string; created_at: Date },
): Promise<void> {
  const { now, random, people, teamId, created_at } = at;
  const id = random.uuidAt(created_at);
  const [equity_min = null, equity_max = null] = role.equity ?? [];
  const [salary_min = null, salary_max = null, salary_currency = null, salary_period = null] = role.salary ?? [];
  const { title, description, skills, hours, remote } = role;
  await insertRows(tx, 'team_role', [
    {
      id,
      team_id: teamId,
      title,
      description,
      skills,
      hours,
      equity_min,
      equity_max,
      salary_min,
      salary_max,
      salary_currency,
      salary_period,
      remote,
      status: 'OPEN',
      created_at,
      updated_at: created_at,
    },
  ]);
  const applications = role.applications.map(({ by, note, ageHours }) => {
    const sentAt = hoursBefore(now, ageHours);
    return {
      id: random.uuidAt(sentAt),
      role_id: id,
      applicant_id: people.byUsername(by).id,
      note,
      status: 'SENT',
      private_note: '',
      reply: '',
      created_at: sentAt,
      updated_at: sentAt,
    };
  });
  await insertRows(tx, 'application', applications);
}
