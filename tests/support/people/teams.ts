import { type Person } from './people';

/** Fields of a valid team, as REST takes them. */
export const teamFields = {
  name: 'Ledger',
  pitch: 'We close the books of bakeries overnight.',
  stage: 'prototype',
  location: 'Lyon, France',
  remote: 'hybrid',
};

/** Fields of a valid role, as REST takes them. */
export const roleFields = {
  title: 'Founding engineer',
  description: 'You build the **ledger**.',
  skills: ['SQL', 'TypeScript'],
  hours: 30,
  equity_min: 1,
  equity_max: 4.5,
  remote: 'yes',
};

async function create(person: Person, path: string, body: object, name: string): Promise<any> {
  const answer = await person.rest(`/api${path}`, { body });
  if (answer.status !== 201) throw new Error(`No ${name}: ${JSON.stringify(answer.body)}`);
  return answer.body.data[name];
}

/** Creates a team through REST. @returns the team as REST shows it to its owner */
export const buildTeam = (owner: Person, fields: object = {}): Promise<any> =>
  create(owner, '/teams', { ...teamFields, ...fields }, 'team');

/** Adds a role through REST. @returns the role as REST shows it to the owner */
export const buildRole = (owner: Person, teamId: string, fields: object = {}): Promise<any> =>
  create(owner, `/teams/${teamId}/roles`, { ...roleFields, ...fields }, 'role');

/** Applies for a role through REST. @returns the application as REST shows it to the applicant */
export const applyForRole = (applicant: Person, roleId: string, note = 'I would like to join'): Promise<any> =>
  create(applicant, `/roles/${roleId}/applications`, { note }, 'application');

/** Adds a person to a team by invitation. */
export async function joinTeam(owner: Person, teamId: string, person: Person, title = ''): Promise<void> {
  await owner.rest(`/api/teams/${teamId}/members`, { body: { user_id: person.id, title } });
  await person.rest(`/api/teams/${teamId}/members/accept`, { method: 'POST' });
}
