import { scenes } from '../../../shared/matching/scenes';
import type { TestServer } from '../server/server';
import type { Answer, Person } from './people';

/** Fields of a complete co-founder profile, as REST takes them. */
export const pairionFields = {
  role: 'technical',
  skills_have: ['TypeScript', 'SQL'],
  skills_need: ['Sales'],
  hours_per_week: 40,
  time_zone: 1,
  location: 'Lyon, France',
  remote: 'yes',
  stage: 'idea',
  industries: ['Health'],
  commitment: 'full_time',
  style: Object.fromEntries(scenes.map(({ id }) => [id, 'a'])),
};

/** Fields of a profile that fits the other one. */
export const salesFields = {
  ...pairionFields,
  role: 'sales',
  skills_have: ['Sales'],
  skills_need: ['typescript'],
};

/** Saves a complete profile through REST. @returns it as REST shows it */
export async function buildPairionProfile(person: Person, fields: object = {}): Promise<any> {
  const { status, body } = await person.rest('/api/pairion/profile', {
    method: 'PUT',
    body: { ...pairionFields, ...fields },
  });
  if (status !== 200) throw new Error(`No profile: ${JSON.stringify(body)}`);
  return body.data.profile;
}

/** Candidates of the day as REST shows them. */
export async function readCandidates(person: Person): Promise<any[]> {
  const { status, body } = await person.rest('/api/pairion/candidates');
  if (status !== 200) throw new Error(`No candidates: ${JSON.stringify(body)}`);
  return body.data.candidates;
}

/** Chooses a person's candidates as if nothing had been shown to them before. */
export async function chooseCandidates(server: TestServer, person: Person): Promise<any[]> {
  await server.sql('delete from pairion_daily_set where person_id = $1', [person.id]);
  await server.sql('update pairion_profile set basis = null, chosen_at = null where person_id = $1', [person.id]);
  return readCandidates(person);
}

export const postPairion = (person: Person, path: string, body: object = {}): Promise<Answer> =>
  person.rest(`/api/pairion/${path}`, { body });

/** Shows a person to another one, who invites them. @returns the invitation's id */
export async function invite(server: TestServer, sender: Person, recipient: Person, note = ''): Promise<string> {
  await chooseCandidates(server, sender);
  const { status, body } = await postPairion(sender, `candidates/${recipient.id}/invite`, { note });
  if (status !== 201) throw new Error(`No invitation: ${JSON.stringify(body)}`);
  return body.data.invitations.find(({ user }: any) => user.id === recipient.id).id;
}

/** Makes two people with complete profiles a match. @returns the match as the sender sees it */
export async function buildMatch(server: TestServer, sender: Person, recipient: Person): Promise<any> {
  await postPairion(recipient, `invitations/${await invite(server, sender, recipient)}/accept`);
  return (await readMatches(sender)).find(({ user }: any) => user.id === recipient.id);
}

export const readMatches = async (person: Person): Promise<any[]> =>
  (await person.rest('/api/pairion/matches')).body.data.matches;
export const readInvitations = async (person: Person): Promise<any[]> =>
  (await person.rest('/api/pairion/invitations')).body.data.invitations;

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fields of a trial project that starts today. */
export const trialFields = {
  goal: 'Ten interviews',
  starts_on: day(0),
  ends_on: day(14),
  own_task: 'Questions',
  other_task: 'People',
};

/** Proposes a trial project. @returns its id */
export async function proposeTrial(person: Person, matchId: string): Promise<string> {
  const { status, body } = await postPairion(person, `matches/${matchId}/trials`, trialFields);
  if (status !== 201) throw new Error(`No trial project: ${JSON.stringify(body)}`);
  return body.data.matches.find(({ id }: any) => id === matchId).trial.id;
}

/** Moves a trial project into the past. */
export const endTrial = (server: TestServer, id: string) =>
  server.sql('update pairion_trial set starts_on = current_date - 15, ends_on = current_date - 1 where id = $1', [id]);
