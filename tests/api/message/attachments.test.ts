import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  connectAndStartConversation,
  readHistory,
  sendMessage,
  createMessage,
} from '../../support/people/conversations';
import { waitForJobs, runJob } from '../../support/server/jobs';
import { bearer, registerPeople, type Person } from '../../support/people/people';
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
    const keys = (
      await server.sql('select key from chat_file where key is not null and message_id = $1', [message.id])
    ).map(({ key }) => key);
    await ana.rest(`/api/messages/${message.id}`, { method: 'DELETE' });
    await waitForJobs(server);
    expect(await statuses()).toEqual([404, 404, 401]);
    for (const key of keys) expect(await server.app.store.size(key)).toBeNull();
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

  it('that were never sent are swept', async () => {
    const id = await connectAndStartConversation(server, ana, bob);
    const url = await uploadFile(ana, pdf, { folder: 'chat', type: 'application/pdf' });
    await sendMessage(ana, id, { attachments: [url, 'https://elsewhere.test/x.webp'] });
    const [file] = await server.sql<{ key: string }>('select key from chat_file where owner_id = $1', [ana.id]);
    expect(await server.app.store.size(file!.key)).toBe(pdf.length);
    await server.sql(`update chat_file set created_at = now() - interval '2 days' where owner_id = $1`, [ana.id]);
    await runJob(server, 'message.sweepFiles');
    expect(await server.app.store.size(file!.key)).toBeNull();
  });
});
