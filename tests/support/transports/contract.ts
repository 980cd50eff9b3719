import { describe, expect, it } from 'vitest';
import type { Answer, Call, Caller } from '../people/people';

/** One call of the published REST contract. */
export type ContractCall = {
  /** Method and path; a parameter such as {id} is replaced. */
  call: string;
  id?: () => string;
  query?: string;
  send?: () => Promise<Call> | Call;
  status?: number;
  /** Names under `data`. */
  names: string[];
  /** Works without signing in. */
  open?: boolean;
};

type Callers = { signedIn: Caller; visitor: Caller };

async function make({ call, id, query = '', send }: ContractCall, caller: Caller): Promise<Answer> {
  const [method, path] = call.split(' ') as [string, string];
  return caller.rest(`/api${path.replace(/\{\w+\}/, id?.() ?? '')}${query}`, { method, ...(await send?.()) });
}

/** Tests each call, in this order: sign-in, names of the fields, and its description in /api/openapi.json. */
export function testContract(calls: ContractCall[], callers: () => Callers): void {
  describe('the published contract', () => {
    it.each(calls.filter(({ open }) => !open))('$call requires a sign-in', async (one) => {
      const response = await make(one, callers().visitor);
      expect(response).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    });

    it.each(calls)('$call returns the fields of the contract', async (one) => {
      const { visitor, signedIn } = callers();
      const response = await make(one, one.open ? visitor : signedIn);
      expect([one.call, response.status, Object.keys(response.body.data).toSorted()]).toEqual([
        one.call,
        one.status ?? 200,
        one.names.toSorted(),
      ]);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expectPosts(response.body.data);
    });

    it('is described by /api/openapi.json', async () => {
      const { visitor } = callers();
      const { body } = await visitor.rest('/api/openapi.json');
      const base = new URL(body.servers?.[0]?.url ?? '/', 'http://any').pathname.replace(/\/$/, '');
      const paths = new Map(Object.entries<any>(body.paths).map(([path, item]) => [`${base}${path}`, item]));
      for (const { call, open } of calls) {
        const [method, path] = call.split(' ') as [string, string];
        const operation = paths.get(`/api${path}`)?.[method.toLowerCase()];
        expect(operation, call).toMatchObject({
          summary: expect.any(String),
          tags: [expect.any(String)],
          responses: expect.any(Object),
        });
        expect(operation.security, call).toEqual(open ? [] : [{ bearer: [] }]);
        const pathNames = (operation.parameters ?? [])
          .filter((parameter: any) => parameter.in === 'path')
          .map(({ name }: any) => name);
        expect(pathNames, call).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      }
    });
  });
}

/** Posts and comments have the names of the specification in every answer. */
function expectPosts(data: any): void {
  const { post: singlePost, posts, comment: singleComment, comments } = data;
  const names = [
    'id',
    'user_id',
    'user_id_str',
    'author',
    'content',
    'image',
    'is_public',
    'is_edited',
    'created_at',
    'like_count',
    'comment_count',
    'share_count',
  ];
  for (const row of [singlePost, ...(posts ?? [])].filter(Boolean)) {
    expect(Object.keys(row)).toEqual(expect.arrayContaining(names));
    expect(row).toMatchObject({
      user_id: row.author.id,
      user_id_str: row.author.id,
      is_public: expect.any(Boolean),
      is_edited: expect.any(Boolean),
    });
    expect(row.author).toMatchObject({
      user_id: row.author.id,
      username: expect.any(String),
      avatar: null,
      avatar_url: null,
    });
  }
  for (const row of [singleComment, ...(comments ?? [])].filter(Boolean))
    expect(row).toMatchObject({ user_id: row.author.id, content: expect.any(String) });
}
