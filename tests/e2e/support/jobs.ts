import type { Page } from '@playwright/test';
import pg from 'pg';
import type { E2eServer } from '../fixtures';
import type { Person } from './people';

const fields = {
  title: 'Founding engineer',
  company: 'Ledger Ltd',
  location: 'Lyon, France',
  type: 'FULL_TIME',
  description: 'You build the **ledger**.\n\n## You\n\n- know SQL',
};

/** Posts a job through the API. @returns its id */
export async function postJob(person: Person, changes: object = {}): Promise<string> {
  const { createJob } = await person.graphql<{ createJob: { id: string } }>(
    'mutation ($input: CreateJobInput!) { createJob(input: $input) { id } }',
    { input: { ...fields, ...changes } },
  );
  return createJob.id;
}

/** Applies for a job through the API. @returns the id of the application */
export async function applyFor(person: Person, jobId: string, note = 'I know ledgers'): Promise<string> {
  const { applyForJob } = await person.graphql<{ applyForJob: { id: string } }>(
    'mutation ($jobId: ID!, $note: String) { applyForJob(jobId: $jobId, note: $note) { id } }',
    { jobId, note },
  );
  return applyForJob.id;
}

/** Sets the end of a job. */
export async function expireInDays({ databaseUrl }: E2eServer, id: string, days: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('update job set expires_at = now() + make_interval(days => $2) where id = $1', [id, days]);
  await database.end();
}

/** The list beside the details. */
export const jobList = (page: Page) => page.getByRole('region', { name: 'List of jobs' });

/** The details of the shown job. */
export const details = (page: Page) => page.getByRole('main').getByRole('article').first();
