import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingId, registerPeople, visitor, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { fromRest, type Outcome } from '../../support/transports/transports';
import { expectNoWrites } from '../../support/server/writesNothing';
import { mergeModules } from '../../../server/modules/module';

let server: TestServer;
let anyone: Caller;

beforeAll(async () => {
  server = await startTestServer();
  anyone = visitor(server);
});
afterAll(() => server.close());

type Switches = {
  name: string;
  read(caller: Caller): Promise<Outcome>;
  set(caller: Caller, kind: string, isOn: boolean): Promise<Outcome>;
};

const fields = 'kind group label description isOn';
const viaRest = async (caller: Caller, path: string, body?: unknown): Promise<Outcome> => {
  const { status, body: payload } = await caller.rest(
    `/api/notifications/switches${path}`,
    body === undefined ? {} : { method: 'PUT', body },
  );
  return {
    ok: status === 200,
    status,
    code: payload.error?.code,
    fields: Object.keys(payload.error?.fields ?? {}),
    value: fromRest(payload.data?.switches ?? payload.data?.switch),
  };
};
const viaGraphql = async (caller: Caller, query: string, variables?: Record<string, unknown>): Promise<Outcome> => {
  const { data, errors, code } = await caller.gql(query, variables);
  return { ok: !errors, code, fields: Object.keys(errors?.[0]?.extensions.fields ?? {}), value: data?.value };
};

const ways: Switches[] = [
  {
    name: 'REST',
    read: (caller) => viaRest(caller, ''),
    set: (caller, kind, isOn) => viaRest(caller, `/${encodeURIComponent(kind)}`, { is_on: isOn }),
  },
  {
    name: 'GraphQL',
    read: (caller) => viaGraphql(caller, `{ value: notificationSwitches { ${fields} } }`),
    set: (caller, kind, isOn) =>
      viaGraphql(
        caller,
        `mutation ($kind: ID!, $isOn: Boolean!) { value: setNotificationSwitch(kind: $kind, isOn: $isOn) { ${fields} } }`,
        { kind, isOn },
      ),
  },
];

/** The kinds that a person has disabled, as both transports return them. */
async function offFor(person: Person): Promise<string[]> {
  const [one, other] = await Promise.all(ways.map(async ({ read }) => (await read(person)).value));
  expect(one).toEqual(other);
  return other.filter((each: { isOn: boolean }) => !each.isOn).map(({ kind }: { kind: string }) => kind);
}

it('returns label, group and description of every kind; all are enabled by default', async () => {
  const [ana] = await registerPeople(server, 'ana');
  expect(await offFor(ana)).toEqual([]);
  const { value } = await ways[0]!.read(ana);
  expect(value).toContainEqual({
    kind: 'post.liked',
    group: 'Your posts',
    label: 'Likes',
    description: 'When someone likes your post.',
    isOn: true,
  });
  const labels = value.map(({ label }: { label: string }) => label);
  expect(new Set(labels).size, 'each can be told from the others by its label').toBe(labels.length);
  for (const each of value)
    for (const text of [each.kind, each.group, each.label, each.description]) expect(text).toMatch(/\S/);
});

describe.each(ways)('$name', ({ name, read, set }) => {
  it('sets the requested state for its owner only and may be repeated', async () => {
    const [ben, cara] = await registerPeople(server, `ben_${name}`.toLowerCase(), `cara_${name}`.toLowerCase());
    await set(cara, 'comment.liked', false);
    for (const n of [1, 2])
      expect((await set(ben, 'post.shared', false)).value, `time ${n}`).toMatchObject({
        kind: 'post.shared',
        label: 'Shares',
        isOn: false,
      });
    await set(ben, 'comment.replied', false);
    expect((await offFor(ben)).toSorted()).toEqual(['comment.replied', 'post.shared']);
    expect(await offFor(cara)).toEqual(['comment.liked']);
    for (const n of [1, 2])
      expect((await set(ben, 'post.shared', true)).value, `time ${n}`).toMatchObject({
        kind: 'post.shared',
        isOn: true,
      });
    expect(await offFor(ben)).toEqual(['comment.replied']);
    expect(await offFor(cara)).toEqual(['comment.liked']);
  });

  it('ends in the last state after many concurrent requests', async () => {
    const [dora] = await registerPeople(server, `dora_${name}`.toLowerCase());
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => set(dora, 'post.liked', n % 2 === 0)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    await set(dora, 'post.liked', false);
    expect(await offFor(dora)).toEqual(['post.liked']);
  });

  it('needs a sign-in', async () => {
    const outcomes = [await read(anyone), await expectNoWrites(server, () => set(anyone, 'post.liked', false))];
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('rejects unknown kinds and names the field', async () => {
    const [emil] = await registerPeople(server, `emil_${name}`.toLowerCase());
    for (const kind of ['post.eaten', 'POST.LIKED', 'toString', '__proto__', missingId, ' ']) {
      expect(await expectNoWrites(server, () => set(emil, kind, false)), kind).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['kind'],
      });
    }
    expect(await offFor(emil)).toEqual([]);
  });
});

it('rejects a body without true or false and names the field', async () => {
  const [fay] = await registerPeople(server, 'fay');
  for (const body of [{}, { is_on: null }, { is_on: 'false' }, { is_on: 0 }, { isOff: true }, []]) {
    const outcome = await expectNoWrites(server, () => viaRest(fay, '/post.liked', body));
    expect(outcome, JSON.stringify(body)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', fields: ['is_on'] });
  }
});

it('is deleted with the account and included in its data export', async () => {
  const [gil] = await registerPeople(server, 'gil');
  await ways[0]!.set(gil, 'post.liked', false);
  const readDisabledKinds = () => server.sql('select kind from notification_off where account_id = $1', [gil.id]);
  expect(await readDisabledKinds()).toEqual([{ kind: 'post.liked' }]);
  expect(await server.sql(mergeModules('personalData').notification_switches!, [gil.id])).toEqual([
    { kind: 'post.liked', off_since: expect.stringMatching(/^\d{4}-/) },
  ]);
  await server.sql('delete from account where id = $1', [gil.id]);
  expect(await readDisabledKinds()).toEqual([]);
});
