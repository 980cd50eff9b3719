import { type Person } from './people';

/** Fields of a valid job, as REST takes them. */
export const jobFields = {
  title: 'Founding engineer',
  company: 'Ledger Ltd',
  location: 'Lyon, France',
  description: 'You build the **ledger**.\n\n## You\n- know SQL',
  type: 'full_time',
};

/** Creates a job through REST. @returns the job as REST shows it to its poster */
export async function buildJob(owner: Person, fields: object = {}): Promise<any> {
  const { status, body } = await owner.rest('/api/jobs', { body: { ...jobFields, ...fields } });
  if (status !== 201) throw new Error(`No job: ${JSON.stringify(body)}`);
  return body.data.job;
}

/** Applies for a job through REST. @returns the application as REST shows it to the applicant */
export async function applyFor(applicant: Person, jobId: string, note = 'I would like to join'): Promise<any> {
  const { status, body } = await applicant.rest(`/api/jobs/${jobId}/applications`, { body: { note } });
  if (status !== 201) throw new Error(`No application: ${JSON.stringify(body)}`);
  return body.data.application;
}
