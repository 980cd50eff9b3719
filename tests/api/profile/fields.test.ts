import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  eventsSince,
  latestEvent,
  registerPeople,
  visitor,
  type Caller,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { expectNoWrites } from '../../support/server/writesNothing';

let server: TestServer;
let ana: Person;
let ben: Person;
let anyone: Caller;

const flag = '🇵🇹';
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const wholeProfile =
  'id username displayName headline bio location skills stage lookingFor lookingForNote links { label url } avatarUrl coverImageUrl createdAt';

type Update = (
  caller: Caller,
  input: Record<string, unknown>,
) => Promise<{ status: number; code?: string; fields: Record<string, string>; profile: any }>;

/** The same change over both transports; fields are named as GraphQL does. */
const transports: { name: string; update: Update; errorField: (name: string) => string }[] = [
  {
    name: 'REST',
    update: async (caller, input) => {
      const { status, body } = await caller.rest('/api/profile', {
        method: 'PUT',
        body: Object.fromEntries(Object.entries(input).map(([name, value]) => [snake(name), value])),
      });
      const profile =
        body.data &&
        Object.fromEntries(
          Object.entries(body.data.profile).map(([name, value]) => [
            name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
            value,
          ]),
        );
      return { status, code: body.error?.code, fields: body.error?.fields ?? {}, profile };
    },
    errorField: snake,
  },
  {
    name: 'GraphQL',
    update: async (caller, input) => {
      const { status, code, data, errors } = await caller.gql(
        `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${wholeProfile} } }`,
        {
          input,
        },
      );
      return { status, code, fields: errors?.[0]?.extensions.fields ?? {}, profile: data?.updateProfile };
    },
    errorField: (name) => name,
  },
];

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await registerPeople(server, 'ana', 'ben');
  anyone = visitor(server);
});
afterAll(() => server.close());

describe.each(transports)('changing a profile by $name', ({ update, errorField }) => {
  it('stores every field and publishes it to the owner’s other pages', async () => {
    const since = await latestEvent(server);
    const fields = {
      displayName: '  Ana Moreira ',
      headline: 'Building a calmer inbox',
      bio: 'Second-time founder.\n\nLisbon.',
      location: 'Lisbon',
      skills: ['Go', ' go', 'GO ', 'Pricing', '', 'pricing', 'R&D'],
      stage: 'PROTOTYPE',
      lookingFor: ['CO_FOUNDER', 'ADVISORS', 'CO_FOUNDER'],
      lookingForNote: 'Somebody who likes billing.',
      links: [{ label: 'Site', url: 'Example.com' }, { url: 'http://blog.example.com:8080/a?b=1#c' }],
    };
    const expected = {
      ...fields,
      displayName: 'Ana Moreira',
      skills: ['Go', 'Pricing', 'R&D'],
      lookingFor: ['CO_FOUNDER', 'ADVISORS'],
      links: [
        { label: 'Site', url: 'https://example.com/' },
        { label: '', url: 'http://blog.example.com:8080/a?b=1#c' },
      ],
    };
    expect(await update(ana, fields)).toMatchObject({ status: 200, profile: expected });
    expect(
      (await ben.gql(`query ($id: ID!) { profile(id: $id) { ${wholeProfile} } }`, { id: ana.id })).data.profile,
    ).toMatchObject(expected);
    const { profile } = (await ben.rest('/api/profile/username/ana')).body.data;
    expect(profile).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [snake(name), value])),
    );
    expect((await ben.rest(`/api/profile/${ana.id}`)).body.data.profile).toEqual(profile);
    expect(await eventsSince(server, ana, since)).toMatchObject([
      { type: 'profile.updated', channel: `private-user-${ana.id}`, data: { id: ana.id } },
    ]);
  });

  it('leaves omitted fields unchanged; null clears the stage only', async () => {
    await update(ana, { headline: 'stays', stage: 'IDEA', skills: ['Go'], links: [{ url: 'example.com' }] });
    expect((await update(ana, { location: 'Porto' })).profile).toMatchObject({
      headline: 'stays',
      stage: 'IDEA',
      skills: ['Go'],
      location: 'Porto',
    });
    expect(
      (await update(ana, { headline: null, skills: null, lookingFor: null, links: null, displayName: null })).profile,
    ).toMatchObject({
      headline: 'stays',
      skills: ['Go'],
      links: [{ url: 'https://example.com/' }],
    });
    expect((await update(ana, { stage: null })).profile.stage).toBeNull();
    expect((await update(ana, { headline: '', skills: [], links: [] })).profile).toMatchObject({
      headline: '',
      skills: [],
      links: [],
    });
  });

  it('counts graphemes', async () => {
    const most = { displayName: 64, headline: 220, bio: 2_600, location: 100, lookingForNote: 300 };
    for (const [field, max] of Object.entries(most)) {
      const text = flag.repeat(max);
      expect((await update(ana, { [field]: text })).profile[field], field).toBe(text);
      const { status, code, fields } = await expectNoWrites(server, () => update(ana, { [field]: text + flag }));
      expect([status, code, Object.keys(fields)], field).toEqual([400, 'BAD_USER_INPUT', [errorField(field)]]);
    }
    await update(ana, { displayName: 'Ana', headline: '', bio: '', location: '', lookingForNote: '' });
  });

  it('names the problem of an invalid URL', async () => {
    const wordsFor = async (url: string) => Object.values((await update(ana, { links: [{ url }] })).fields)[0];
    expect(await wordsFor('https://ana:secret@example.com')).toBe(
      'Remove the username and password from the URL. Everyone can see it.',
    );
    expect(await wordsFor('http://localhost')).toBe('Others can’t open this URL. Use one like example.com.');
    expect(await wordsFor('ftp://example.com')).toBe('URLs start with https:// or http://.');
    expect(await wordsFor('https://')).toBe('Enter a valid URL.');
  });

  it('rejects invalid input, names its fields, and changes nothing', async () => {
    const link = (url: string) => ({ links: [{ label: '', url }] });
    const invalidInputs: [Record<string, unknown>, string][] = [
      [{ displayName: ' ' }, 'displayName'],
      [{ headline: 'a\0b' }, 'headline'],
      [{ skills: Array.from({ length: 21 }, (_, n) => `skill ${n}`) }, 'skills'],
      [{ skills: ['Go', 'x'.repeat(41)] }, 'skills.1'],
      [{ links: Array.from({ length: 6 }, (_, n) => ({ label: '', url: `${n}.example.com` })) }, 'links'],
      [{ links: [{ label: 'x'.repeat(41), url: 'example.com' }] }, 'links.0.label'],
      ...[
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        ' javascript:alert(1)',
        'java\nscript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        'file:///etc/passwd',
        'mailto:ana@example.com',
        'ftp://example.com',
        'blob:https://example.com/x',
      ].map((url): [Record<string, unknown>, string] => [link(url), 'links.0.url']),
      ...[
        'https://user:pass@example.com',
        'https://user@example.com',
        'localhost',
        'https://localhost:4000',
        'https://intranet/',
        '.',
        'https://.',
        'https://[::1]/',
        '',
        'https://',
        `example.com/${'x'.repeat(500)}`,
      ].map((url): [Record<string, unknown>, string] => [link(url), 'links.0.url']),
    ];
    await expectNoWrites(server, async () => {
      for (const [input, field] of invalidInputs) {
        const { status, code, fields } = await update(ana, input);
        expect([JSON.stringify(input).slice(0, 80), status, code, Object.keys(fields)]).toEqual([
          JSON.stringify(input).slice(0, 80),
          400,
          'BAD_USER_INPUT',
          [errorField(field)],
        ]);
        expect(Object.values(fields)[0]).toMatch(/\w.*\.$/);
      }
      for (const input of [
        { stage: 'UNICORN' },
        { lookingFor: ['FAME'] },
        { lookingFor: 'PEERS ' },
        { skills: 5 },
        { headline: 5 },
      ])
        expect(await update(ana, input)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      expect(await update(anyone, { headline: 'x' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });
  });
});

it('concurrent updates of different fields are both stored', async () => {
  await Promise.all(
    [...'abcdef'].flatMap((letter) => [
      ana.rest('/api/profile', { method: 'PUT', body: { headline: letter } }),
      ana.rest('/api/profile', { method: 'PUT', body: { location: letter } }),
    ]),
  );
  const { headline, location } = (await ana.rest('/api/profile')).body.data.profile;
  expect([headline.length, location.length]).toEqual([1, 1]);
});

it('a profile is read in one statement, by id or username', async () => {
  for (const path of [
    '/api/profile',
    `/api/profile/${ana.id}`,
    '/api/profile/username/ana',
    '/api/profile/username/ANA',
  ])
    expect(await server.captureStatements(() => ben.rest(path)), path).toHaveLength(1);
  const whole = `{ profile(username: "ana") { ${wholeProfile} avatar { url srcSet } cover { url } viewerIsSelf } }`;
  expect(await server.captureStatements(() => ben.gql(whole))).toEqual(['profile_username_camel']);
});

it('rejects fields that REST cannot change and changes nothing', async () => {
  for (const field of ['username', 'user_id', 'nonsense']) {
    const response = await expectNoWrites(server, () =>
      ana.rest('/api/profile', { method: 'PUT', body: { headline: 'new', [field]: 'other' } }),
    );
    expect(response, field).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'BAD_USER_INPUT',
          fields: { [field]: 'This profile field can’t be changed here.' },
        },
      },
    });
  }
});

it('accepts the profile as it was read, with one field changed', async () => {
  const { profile } = (await ana.rest('/api/profile')).body.data;
  const written = await ana.rest('/api/profile', { method: 'PUT', body: { ...profile, headline: 'sent back' } });
  expect(written).toMatchObject({ status: 200, body: { data: { profile: { ...profile, headline: 'sent back' } } } });
});
