import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  block,
  connect,
  hideProfile,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ben: Person;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  [ben] = await registerPeople(server, 'ben', 'ana');
  anyone = visitor(server);
});
afterAll(() => server.close());

const search = async (by: Caller, query: string): Promise<string[]> => {
  const { status, body } = await by.rest(`/api/profile/search?query=${encodeURIComponent(query)}`);
  const { data } = await by.gql('query ($query: String!) { searchProfiles(query: $query) { username } }', { query });
  expect(data.searchProfiles.map(({ username }: any) => username)).toEqual(
    body.data.profiles.map(({ username }: any) => username),
  );
  expect(status).toBe(200);
  return body.data.profiles.map(({ username }: any) => username);
};

it('finds people by word prefixes of names and headlines, best first, ten at most', async () => {
  const people = await registerPeople(server, 'zoe', 'zoe.smith', 'zoran', 'zora-neale', 'mazoe', 'kim');
  const [zoe, smith, zoran, neale, , kim] = people;
  await kim!.rest('/api/profile', {
    method: 'PUT',
    body: { display_name: 'Kim Lee', headline: 'Zoology for everyone' },
  });
  await neale!.rest('/api/profile', { method: 'PUT', body: { display_name: 'Zora Neale' } });
  expect(await search(ben, 'zoe')).toEqual(['zoe', 'zoe.smith']);
  expect((await search(ben, 'zo')).toSorted()).toEqual(['kim', 'zoe', 'zoe.smith', 'zora-neale', 'zoran']);
  expect((await search(ben, 'zo')).at(-1)).toBe('kim');
  await connect(server, ben, kim!);
  expect((await search(ben, 'zo'))[0]).toBe('kim');
  expect(await search(ben, '@zoe')).toEqual(['zoe', 'zoe.smith']);
  expect(await search(ben, 'SMITH zo')).toEqual(['zoe.smith']);
  expect(await search(ben, 'lee ki')).toEqual(['kim']);
  expect(await search(ben, 'zora nea')).toEqual(['zora-neale']);
  await block(server, smith!, ben);
  await block(server, ben, zoran!);
  await hideProfile(server, zoe!);
  expect((await search(ben, 'zo')).toSorted()).toEqual(['kim', 'zora-neale']);
  expect(await search(ben, 'zoe.smith')).toEqual([]);
});

it('returns no results for blank and odd queries, requires a sign-in, and costs one statement', async () => {
  for (const odd of ['', '   ', '%', "'", '"', '&|!():*', '<->', '\\', '—', '​', 'x'.repeat(5_000), 'nobody at all'])
    expect(await search(ben, odd), odd.slice(0, 20)).toEqual([]);
  expect((await ben.rest('/api/profile/search')).body.data.profiles).toEqual([]);
  expect((await ben.rest('/api/profile/search?query=an&query=na')).body.data.profiles).toEqual([]);
  expect((await ben.rest('/api/profile/search?query=ana%00')).status).toBe(200);
  expect((await anyone.rest('/api/profile/search?query=ana')).status).toBe(401);
  expect(await server.captureStatements(() => ben.rest('/api/profile/search?query=an'))).toHaveLength(1);
  expect(
    await server.captureStatements(() =>
      ben.gql(`{ searchProfiles(query: "an") { username bio links { url } avatar { url } } }`),
    ),
  ).toHaveLength(1);
  expect(await server.captureStatements(() => ben.rest('/api/profile/search?query='))).toEqual([]);
});

it('returns ten of many matching people', async () => {
  await registerPeople(server, ...Array.from({ length: 12 }, (_, n) => `crowd${n}`));
  expect((await search(ben, 'crowd')).length).toBe(10);
  expect(await search(ben, 'crowd11')).toEqual(['crowd11']);
});
