import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture, fetchPicture, uploadImage } from '../../support/media/pictures';
import {
  eventsSince,
  latestEvent,
  registerPeople,
  registerPerson,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { storages, type Storage } from '../../support/media/storages';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let storage: Storage;
let ana: Person;
let ben: Person;
let picture: Buffer;
let anyone: Caller;
/** The profile before it was broken, as REST returns it. */
let whole: any;

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const fields = 'isSound missing { field message } broken { field message }';
const fromRest = ({ is_sound: isSound, missing, broken }: any) => {
  const spelt = (findings: any[]) => findings.map(({ field, message }) => ({ field: camel(field), message }));
  return { isSound, missing: spelt(missing), broken: spelt(broken) };
};

/** What a check finds; both transports must find the same. */
async function checkUp(person: Person): Promise<any> {
  const { status, body } = await person.rest('/api/profile/integrity-check');
  const { data } = await person.gql(`{ profileIntegrity { ${fields} } }`);
  expect([status, data.profileIntegrity]).toEqual([200, fromRest(body.data.integrity)]);
  return data.profileIntegrity;
}

const change = (columns: string, ...values: unknown[]) =>
  server.sql(`update profile set ${columns} where id = $1`, [ana.id, ...values]);
const readProfile = async (person: Person) => (await person.rest('/api/profile')).body.data.profile;
const listStorageKeys = (details: any): string[] =>
  details.src_set.split(', ').map((size: string) => size.split(' ')[0]!.split('/').slice(-2).join('/'));
const remove = (keys: string[]) => Promise.all(keys.map((key) => server.app.store.remove(key)));
const cutOff = (keys: string[]) =>
  Promise.all(keys.map((key) => server.app.store.put(key, Buffer.from('RIFF'), 'image/webp')));

/** Every size of a picture is there. */
async function expectShown(details: any): Promise<void> {
  for (const key of listStorageKeys(details)) expect((await fetchPicture(server, `/media/${key}`)).status).toBe(200);
}

type Break = {
  name: string;
  field: string;
  description: RegExp;
  doIt: () => Promise<unknown>;
  mended: (profile: any) => unknown;
};

const way = (
  name: string,
  [field, description]: [string, RegExp],
  doIt: Break['doIt'],
  mended: Break['mended'],
): Break => ({
  name,
  field,
  description,
  doIt,
  mended,
});

const missingAvatar: [string, RegExp] = ['avatarUrl', /can’t be found/];
const avatarHurt: [string, RegExp] = ['avatarUrl', /some of its sizes/];
const wrongAddress: [string, RegExp] = ['avatarUrl', /URL/];
const sizes = (kind: 'avatar' | 'cover', from = 0, to?: number) =>
  listStorageKeys(whole[`${kind}_details`]).slice(from, to);

const isAsBefore = (profile: any) => expect(profile).toEqual(whole);
const hasNoAvatar = (profile: any) =>
  expect(profile).toMatchObject({ avatar_url: null, avatar: null, avatar_details: null });
const isMadeAnew = (kind: 'avatar' | 'cover') => async (profile: any) => {
  expect(profile[`${kind}_details`].url).not.toBe(whole[`${kind}_details`].url);
  await expectShown(profile[`${kind}_details`]);
};
const has = (columns: object) => (profile: any) => expect(profile).toMatchObject(columns);

const manySkills = Array.from({ length: 30 }, (_, n) => `skill ${n}`);
const site = { label: 'Site', url: 'https://example.com/' };
const badLinks = JSON.stringify([{ label: 'x', url: 'javascript:alert(1)' }, site, 5]);
const seenByBen = async () => expect((await ben.rest(`/api/profile/${ana.id}`)).status).toBe(200);

/** Ways to break a profile: the reported field and message, the change, and the expectation after the repair. */
const breaks: Break[] = [
  way('is hidden', ['hidden', /hidden/], () => change('hidden = true'), seenByBen),
  way('has no name', ['displayName', /no name/], () => change(`display_name = ''`), has({ display_name: 'ana' })),
  way('has lost its avatar’s files', missingAvatar, () => remove(sizes('avatar')), hasNoAvatar),
  way('has lost the small avatar', avatarHurt, () => remove(sizes('avatar', 0, 1)), isMadeAnew('avatar')),
  way('has an avatar cut off', avatarHurt, () => cutOff(sizes('avatar', 1)), isMadeAnew('avatar')),
  way('has nothing but cut off avatars', avatarHurt, () => cutOff(sizes('avatar')), hasNoAvatar),
  way(
    'has an avatar that nobody knows',
    missingAvatar,
    () => server.sql('delete from media where url = $1', [whole.avatar_details.url]),
    hasNoAvatar,
  ),
  way(
    'has another’s avatar',
    missingAvatar,
    () => change('avatar_id = (select avatar_id from profile where id = $2)', ben.id),
    hasNoAvatar,
  ),
  way('has a wrong address', wrongAddress, () => change('avatar_url = $2', 'https://evil.example/x.webp'), isAsBefore),
  way('has no address', wrongAddress, () => change('avatar_url = null'), isAsBefore),
  way(
    'has lost its cover',
    ['coverImageUrl', /can’t be found/],
    () => remove(sizes('cover')),
    has({ cover_image_url: null, cover_details: null }),
  ),
  way(
    'has lost the large cover',
    ['coverImageUrl', /some of its sizes/],
    () => remove(sizes('cover', -1)),
    isMadeAnew('cover'),
  ),
  way(
    'has skills too many and too long',
    ['skills', /skills/],
    () => change('skills = $2', ['x'.repeat(50), ...manySkills]),
    has({ skills: manySkills.slice(0, 20) }),
  ),
  way(
    'looks for what nobody offers',
    ['lookingFor', /Looking for/],
    () => change('looking_for = $2', ['FAME', 'PEERS']),
    has({ looking_for: ['PEERS'] }),
  ),
  way('has links that run', ['links', /links/], () => change('links = $2', badLinks), has({ links: [site] })),
  way('has links that are nothing', ['links', /links/], () => change(`links = 'null'`), has({ links: [] })),
  way(
    'has links that are no list',
    ['links', /links/],
    () => change('links = $2', JSON.stringify({ label: 'x' })),
    has({ links: [] }),
  ),
];

describe.each([
  { ...storages[0]!, ways: breaks },
  { ...storages[1]!, ways: breaks.filter(({ field }) => field.endsWith('Url')) },
])('a profile with pictures kept $name', ({ open, ways }) => {
  beforeAll(async () => {
    storage = await open();
    server = await startTestServer({ env: storage.env });
    [ana, ben] = await registerPeople(server, 'ana', 'ben');
    anyone = visitor(server);
    await uploadImage(ben, await drawPicture(), 'avatar');
    picture = await drawPicture({ width: 900, height: 600, format: 'jpeg' });
  });

  beforeEach(async () => {
    for (const use of ['avatar', 'cover']) await uploadImage(ana, picture, use);
    whole = (await ana.rest('/api/profile', { method: 'PUT', body: { skills: [], links: [], looking_for: [] } })).body
      .data.profile;
  });

  afterAll(async () => {
    await server.close();
    await storage.close();
  });

  it('is sound, lists empty fields as missing, and is not changed', async () => {
    const { isSound, missing, broken } = await checkUp(ana);
    expect([isSound, missing.map(({ field }: any) => field), broken]).toEqual([
      true,
      ['headline', 'bio', 'location', 'skills', 'lookingFor'],
      [],
    ]);
    await ana.rest('/api/profile', {
      method: 'PUT',
      body: { headline: 'x', bio: 'x', location: 'x', skills: ['x'], looking_for: ['PEERS'] },
    });
    expect(await checkUp(ana)).toEqual({ isSound: true, missing: [], broken: [] });
    const { body } = await expectNoWrites(server, () => ana.rest('/api/profile/recover', { method: 'POST' }));
    expect(body.data).toEqual({
      integrity: { is_sound: true, missing: [], broken: [] },
      profile: await readProfile(ana),
    });
    for (const call of [
      () => anyone.rest('/api/profile/integrity-check'),
      () => anyone.rest('/api/profile/recover', { method: 'POST' }),
    ])
      expect((await call()).status).toBe(401);
    expect((await anyone.gql(`mutation { recoverProfile { ${fields} } }`)).code).toBe('UNAUTHENTICATED');
    await change(`headline = '', bio = '', location = ''`);
  });

  it.each(ways)('that $name is reported and repaired', async ({ field, description, doIt, mended }) => {
    const others = await readProfile(ben);
    await doIt();
    const { isSound, broken } = await expectNoWrites(server, () => checkUp(ana));
    expect([isSound, broken]).toEqual([false, [{ field, message: expect.stringMatching(description) }]]);
    const since = await latestEvent(server);
    const { status, body } = await ana.rest('/api/profile/recover', { method: 'POST' });
    expect([status, fromRest(body.data.integrity)]).toMatchObject([200, { isSound: true, broken: [] }]);
    await mended(body.data.profile);
    expect(await readProfile(ana)).toEqual(body.data.profile);
    expect((await eventsSince(server, ana, since)).map(({ type }) => type)).toEqual(['profile.updated']);
    expect(await checkUp(ana)).toMatchObject({ isSound: true });
    expect(await readProfile(ben)).toEqual(others);
  });

  it('with several broken fields is repaired in one call, also over GraphQL', async () => {
    for (const { name, doIt } of ways)
      if (!/wrong address|no address|another’s|no list|nothing$/.test(name)) await doIt();
    expect((await checkUp(ana)).broken.map(({ field }: any) => field)).toEqual([
      ...new Set(ways.map(({ field }) => field)),
    ]);
    const { data } = await ana.gql(`mutation { recoverProfile { ${fields} } }`);
    expect(data.recoverProfile).toMatchObject({ isSound: true, broken: [] });
    expect(await checkUp(ana)).toEqual(data.recoverProfile);
  });

  it('that is missing is created again under a neutral name', async () => {
    const cara = await registerPerson(server, `cara-${storage.env.S3_BUCKET ?? 'disk'}`);
    await server.sql('delete from profile where id = $1', [cara.id]);
    expect((await checkUp(cara)).broken).toEqual([{ field: 'profile', message: expect.stringMatching(/missing/) }]);
    const { body } = await cara.rest('/api/profile/recover', { method: 'POST' });
    expect(body.data).toMatchObject({
      integrity: { is_sound: true },
      profile: {
        id: cara.id,
        username: expect.stringMatching(/^founder_[0-9a-f]{12}$/),
        display_name: expect.stringMatching(/^founder_/),
      },
    });
    expect((await cara.rest('/api/posts', { body: { content: 'back again' } })).status).toBe(201);
    expect((await ben.rest(`/api/profile/username/${body.data.profile.username}`)).body.data.profile.id).toBe(cara.id);
  });

  it('is not reported as broken while the storage is unavailable', async () => {
    await storage.disconnect();
    await expectNoWrites(server, async () => {
      for (const response of [
        await ana.rest('/api/profile/integrity-check'),
        await ana.rest('/api/profile/recover', { method: 'POST' }),
      ])
        expect([response.status, response.body.error.code]).toEqual([503, 'UNAVAILABLE']);
      expect((await ana.gql(`mutation { recoverProfile { ${fields} } }`)).code).toBe('UNAVAILABLE');
    });
    await storage.reconnect();
    expect(await checkUp(ana)).toMatchObject({ isSound: true });
    expect(await readProfile(ana)).toEqual(whole);
  });
});
