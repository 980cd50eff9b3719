import { jobLimits } from '../../shared/contracts/job';
import { sql, type WriteTransaction } from '../database/write';
import type { People } from './buildPeople';
import { hoursBefore } from './clock';
import { jobs } from './jobs';
import type { RandomSource } from './random';
import type { Rows } from './rows';

export type SeededJobs = Pick<Rows, 'job' | 'application'> & {
  /** Jobs to publish, the earliest first. */
  published: readonly string[];
};

/** Builds the jobs of the cast as drafts, with their applications by message. */
export function buildJobs(
  now: Date,
  random: RandomSource,
  people: People,
  { conversation }: Pick<Rows, 'conversation'>,
): SeededJobs {
  const rows: SeededJobs & { published: string[] } = { job: [], application: [], published: [] };
  for (const seed of jobs.toSorted((one, other) => other.ageHours - one.ageHours)) {
    const created_at = hoursBefore(now, seed.ageHours);
    const owner = people.byUsername(seed.by);
    const id = random.uuidAt(created_at);
    const [salary_min = null, salary_max = null, salary_currency = null, salary_period = null] = seed.salary ?? [];
    const [equity_min = null, equity_max = null] = seed.equity ?? [];
    const [time_zone_from = null, time_zone_to = null] = seed.timeZones ?? [];
    const { title, company, location, description, type, skills } = seed;
    rows.job.push({
      id,
      owner_id: owner.id,
      title,
      company,
      location,
      description,
      type,
      skills,
      seniority: seed.seniority ?? null,
      is_remote: seed.remote ?? false,
      time_zone_from,
      time_zone_to,
      salary_min,
      salary_max,
      salary_currency,
      salary_period,
      equity_min,
      equity_max,
      apply_url: seed.applyUrl ?? null,
      visit_count: 0,
      status: 'DRAFT',
      is_listed: false,
      created_at,
      updated_at: created_at,
    });
    if (!seed.isDraft) rows.published.push(id);
    for (const application of seed.applications) {
      const applicant = people.byUsername(application.by);
      const sentAt = hoursBefore(now, application.ageHours);
      const pair = [owner.id, applicant.id].toSorted().join(' ');
      rows.application.push({
        id: random.uuidAt(sentAt),
        job_id: id,
        applicant_id: applicant.id,
        note: application.note,
        status: 'SENT',
        private_note: '',
        conversation_id: conversation.find((one) => one.pair === pair)?.id ?? null,
        created_at: sentAt,
        updated_at: sentAt,
      });
    }
  }
  return rows;
}

/** Publishes jobs in the order of their creation, which numbers them. */
export async function publishJobs(tx: WriteTransaction, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await tx.rows(sql`
      update job set status = 'PUBLISHED', is_listed = true, number = nextval('job_number'), published_at = created_at,
        expires_at = created_at + make_interval(days => ${jobLimits.openDays}) where id = ${id}`);
}
