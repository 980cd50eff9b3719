import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  connectAndStartConversation,
  createGroup,
  readHistory,
  sendMessage,
  createMessage,
  startDirectConversation,
} from '../../support/people/conversations';
import { waitForJobs, runJob } from '../../support/server/jobs';
import { bearer, createCaller, registerPeople, type Person } from '../../support/people/people';
import { drawPicture } from '../../support/media/pictures';
import { startTestServer, type TestServer } from '../../support/server/server';
import { uploadFile } from '../../support/media/uploads';

let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
});

/** Paths of every file that the server has stored. */
const storedFiles = async (): Promise<string[]> =>
  (
    await Promise.all(
      ['media', 'files'].map((root) =>
        readdir(join(server.app.config.dataDir, root), { recursive: true }).catch(() => []),
      ),
    )
  )
    .flat()
    .filter((path) => /\.\w+$|incoming\/./.test(path))
    .toSorted();

describe('files', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const fetchFile = async (person: Person | undefined, url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + url, { headers: { ...headers, ...(person && bearer(person.token)) } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('are served to readers of their message only, with pictures re-encoded, and deleted with it', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const urls = [
      await uploadFile(ana, await drawPicture({ width: 2_000, height: 1_000 }), { folder: 'chat' }),
      await uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' }),
    ];
    const message = await createMessage(ana, id, { attachments: urls, clientId: 'files' });
    expect(message.attachments).toMatchObject([
      { is_image: true, width: 1_600, height: 800 },
      { is_image: false, bytes: pdf.length },
    ]);
    const [picture, document] = message.attachments;
    const shown = await fetchFile(bob, picture.url);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    expect((await fetchFile(bob, `${picture.url}?width=400`)).bytes.length).toBeLessThan(shown.bytes.length);
    const conditional = { 'if-none-match': shown.headers.get('etag')! };
    const statuses = async () =>
      Promise.all(
        [bob, cleo, undefined].map(async (person) => (await fetchFile(person, picture.url, conditional)).status),
      );
    expect(await statuses(), 'what a browser has kept').toEqual([304, 404, 401]);
    expect((await fetchFile(bob, `${picture.url}?width=400`, conditional)).status, 'another size').toBe(200);
    expect(
      (await fetchFile(bob, `${picture.url}?width=${encodeURIComponent('wide ™')}`)).headers.get('etag'),
      'no width',
    ).toBe(shown.headers.get('etag'));
    const fetched = await fetchFile(bob, document.url);
    expect([
      fetched.bytes.equals(pdf),
      fetched.headers.get('content-disposition')?.split(';')[0],
      fetched.headers.get('content-security-policy'),
    ]).toEqual([true, 'attachment', "default-src 'none'; sandbox"]);
    expect([(await fetchFile(cleo, picture.url)).status, (await fetchFile(undefined, document.url)).status]).toEqual([
      404, 401,
    ]);
    for (const url of urls)
      expect((await fetch(url.replace('http://venturion.test', server.url))).status, 'no address for everyone').toBe(
        404,
      );
    expect((await createMessage(ana, id, { attachments: urls, clientId: 'files' })).id).toBe(message.id);
    const keys = (await filesOf(ana)).map((file) => file.url.replace('/media/', ''));
    await ana.rest(`/api/messages/${message.id}`, { method: 'DELETE' });
    await waitForJobs(server);
    expect(await statuses()).toEqual([404, 404, 401]);
    for (const key of keys) expect(await server.app.store.size(key)).toBeNull();
  });

  it('of a group are not served to a member whom a block hides from their sender', async () => {
    const id = await createGroup(server, cleo, [ana, bob]);
    const upload = await uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' });
    const [{ url }] = (await createMessage(ana, id, { attachments: [upload] })).attachments;
    const statuses = () => Promise.all([ana, bob, cleo].map(async (person) => (await fetchFile(person, url)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await bob.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    expect(await statuses()).toEqual([200, 404, 200]);
  });

  it('of others, or of another type than declared, are rejected', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const attempts = [
      await uploadFile(bob, await drawPicture(), { folder: 'chat' }),
      await uploadFile(ana, await drawPicture(), { folder: 'posts' }),
      await uploadFile(ana, Buffer.from('<html><script>alert(1)</script></html>'), {
        folder: 'chat',
        type: 'application/pdf',
      }),
      await uploadFile(ana, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), {
        folder: 'chat',
        type: 'image/png',
      }),
    ];
    for (const url of attempts) {
      const result = await sendMessage(ana, id, { attachments: [url] });
      expect([result.status, Object.keys(result.body.error.fields)]).toEqual([400, ['attachments']]);
    }
    expect(await readHistory(ana, id)).toEqual([]);
  });

  const filesOf = (person: Person) =>
    server.sql<{ id: string; folder: string; url: string; bytes: number }>(
      'select id, url, bytes from media where owner_id = $1',
      [person.id],
    );

  it('are stored once per upload, whatever the queries of its addresses and however often it is sent', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const url = await uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' });
    const before = await storedFiles();
    const attachments = [url, ...Array.from({ length: 9 }, (_, n) => `${url}?${n + 1}`)];
    const first = await createMessage(ana, id, { attachments });
    expect(first.attachments).toHaveLength(1);
    await Promise.all(Array.from({ length: 5 }, () => createMessage(ana, id, { attachments })));
    await waitForJobs(server);
    expect(await filesOf(ana)).toMatchObject([{ bytes: pdf.length }]);
    // The stored file took the place of its upload.
    expect(await storedFiles()).toHaveLength(before.length);
    await ana.rest(`/api/messages/${first.id}`, { method: 'DELETE' });
    await waitForJobs(server);
    const [last] = (await readHistory(ana, id)).filter((message: { is_deleted: boolean }) => !message.is_deleted);
    expect((await fetchFile(bob, last.attachments[0].url)).bytes.equals(pdf)).toBe(true);
  });

  it('of a message that may not be sent are not stored', async () => {
    const id = await startDirectConversation(ana, bob);
    for (let n = 0; n < 5; n++) await createMessage(ana, id, { content: `${n}` });
    const urls = await Promise.all(
      Array.from({ length: 3 }, () => uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' })),
    );
    const limited = { ...ana, ...createCaller(server, { ...bearer(ana.token), 'x-ratelimit-bypass': '' }) };
    const before = await storedFiles();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendMessage(limited, id, { attachments: urls })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect([await filesOf(ana), await storedFiles()]).toEqual([[], before]);
  });

  it('that were never sent are removed after a day', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const url = await uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' });
    await sendMessage(ana, id, { attachments: [url, 'https://elsewhere.test/x.webp'] });
    const [file] = await filesOf(ana);
    const key = file!.url.replace('/media/', '');
    expect(await server.app.store.size(key)).toBe(pdf.length);
    await server.sql(`update media set created_at = now() - interval '2 days' where owner_id = $1`, [ana.id]);
    await runJob(server, 'media.sweep');
    expect(await server.app.store.size(key)).toBeNull();
  });
});
