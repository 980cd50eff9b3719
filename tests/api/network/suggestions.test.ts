import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, registerPeople, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  ana = await registerPerson(server, `ana${round}`);
});

const createPeople = (size: number, name: string) =>
  registerPeople(server, ...Array.from({ length: size }, (_, n) => `${name}${round}x${n}`)) as Promise<Person[]>;

describe('suggestions', () => {
  const suggested = async () =>
    (
      await ana.gql(
        '{ suggestions(first: 50) { edges { node { person { username } sharedConnectionCount sharedSkills sharedNeeds } } } }',
      )
    ).data.suggestions.edges.map(({ node }: any) => ({ ...node, person: node.person.username }));

  it('rank shared connections, skills and needs, and name them', async () => {
    const [friend, near, skilled, needy] = await createPeople(4, 's');
    await connect(server, ana, friend!);
    await connect(server, friend!, near!);
    await ana.gql('mutation { updateProfile(input: { skills: ["Rust", "Sales"], lookingFor: [PEERS] }) { id } }');
    await skilled!.gql('mutation { updateProfile(input: { skills: ["sales", "Go"] }) { id } }');
    await needy!.gql('mutation { updateProfile(input: { lookingFor: [PEERS] }) { id } }');
    const suggestions = await suggested();
    expect(suggestions.slice(0, 3)).toEqual([
      { person: near!.username, sharedConnectionCount: 1, sharedSkills: [], sharedNeeds: [] },
      { person: skilled!.username, sharedConnectionCount: 0, sharedSkills: ['sales'], sharedNeeds: [] },
      { person: needy!.username, sharedConnectionCount: 0, sharedSkills: [], sharedNeeds: ['PEERS'] },
    ]);
    expect(suggestions.map(({ person }: any) => person)).not.toContain(friend!.username);
    await skilled!.gql('mutation { updateProfile(input: { skills: ["Go"] }) { id } }');
    expect((await suggested()).find(({ person }: any) => person === skilled!.username).sharedSkills).toEqual([]);
    expect(await server.captureStatements(suggested)).toHaveLength(1);
  });

  it('of a newcomer come from what their profile says, as soon as it is saved', async () => {
    const [newcomer, founder, latest] = await createPeople(3, 'n');
    const update = (person: Person, input: string) =>
      person.gql(`mutation { updateProfile(input: { ${input} }) { id } }`);
    await update(
      founder!,
      'location: "Porto, Portugal", stage: REVENUE, skills: ["Beekeeping"], lookingFor: [ADVISORS]',
    );
    const matches = async () => {
      const { data } = await newcomer!.gql(
        '{ suggestions(first: 50) { edges { node { person { username } sharedSkills sharedNeeds sharedLocation sharedStage } } } }',
      );
      return data.suggestions.edges.map(({ node }: any) => ({ ...node, person: node.person.username }));
    };
    expect((await matches())[0].person).toBe(latest!.username);
    const shared = {
      person: founder!.username,
      sharedSkills: [],
      sharedNeeds: [],
      sharedLocation: null,
      sharedStage: null,
    };
    for (const [input, reason] of [
      ['location: "lisbon, portugal"', { sharedLocation: 'Portugal' }],
      ['location: "Porto"', { sharedLocation: 'Porto' }],
      ['location: "", stage: REVENUE', { sharedStage: 'REVENUE' }],
      ['stage: null, skills: ["beekeeping"]', { sharedSkills: ['Beekeeping'] }],
      ['skills: [], lookingFor: [ADVISORS]', { sharedNeeds: ['ADVISORS'] }],
    ] as const) {
      await update(newcomer!, input);
      expect((await matches())[0]).toEqual({ ...shared, ...reason });
    }
    await update(newcomer!, 'lookingFor: []');
    expect((await matches())[0].person).toBe(latest!.username);
    expect(await server.captureStatements(matches)).toHaveLength(1);
  });

  it('leave out the newest people when enough others match', async () => {
    const [newcomer, latest] = await createPeople(2, 'e');
    const similar = await createPeople(10, 'm');
    for (const person of [newcomer, ...similar])
      await person!.gql('mutation { updateProfile(input: { skills: ["Origami"] }) { id } }');
    const { data } = await newcomer!.gql('{ suggestions(first: 50) { edges { node { person { username } } } } }');
    const names = data.suggestions.edges.map(({ node }: any) => node.person.username);
    expect(names.toSorted()).toEqual(similar.map(({ username }) => username).toSorted());
    expect(names).not.toContain(latest!.username);
  });

  it('exclude dismissed, requested and muted people', async () => {
    const [gone, asked, muted, remaining] = await createPeople(4, 'd');
    for (const time of [1, 2])
      expect(
        (await ana.gql('mutation ($id: ID!) { dismissSuggestion(personId: $id) }', { id: gone!.id })).data
          .dismissSuggestion,
        `time ${time}`,
      ).toBe(true);
    await ana.rest('/api/connections/request', { body: { recipientId: asked!.id } });
    await ana.rest(`/api/mutes/${muted!.id}`, { method: 'POST' });
    const names = (await suggested()).map(({ person }: any) => person);
    expect(names).toContain(remaining!.username);
    for (const person of [gone, asked, muted, ana]) expect(names).not.toContain(person!.username);
    expect(
      (await ana.rest('/api/connections/suggestions?limit=50')).body.data.suggestions.map(
        ({ person }: any) => person.username,
      ),
    ).toEqual(names);
  });
});
