import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountTransports } from '../../support/people/account';
import { waitForJobs } from '../../support/server/jobs';
import { extractLink, readEmailFiles, readEmailsTo, startMailServer, extractToken } from '../../support/server/mail';
import { registerPerson, visitor } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

const forgot = (server: TestServer, email: string) =>
  visitor(server).rest('/api/auth/forgot-password', { body: { email } });
const jobs = (server: TestServer) =>
  server.sql(
    `select attempts, last_error, run_at <= now() + interval '20 seconds' as is_soon from graphile_worker.jobs`,
  );
const makeDue = (server: TestServer) => server.sql('update graphile_worker._private_jobs set run_at = now()');

describe('without a mail server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await registerPerson(server, 'filed');
  });
  afterAll(() => server.close());
  const lastMail = async () => (await readEmailFiles(server)).at(-1)!;

  it('an email becomes a file that only its owner can read, with equal text and HTML', async () => {
    await forgot(server, 'filed@example.com');
    const { path, mail } = await lastMail();
    expect(path).toMatch(/\.eml$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(mail).toMatchObject({
      subject: 'Reset your Venturion password',
      from: { address: 'no-reply@venturion.test', name: 'Venturion' },
      to: [{ address: 'filed@example.com' }],
    });
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    const toText = (html: string) =>
      html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    for (const line of mail
      .text!.trim()
      .split(/\n+/)
      .filter((line) => !line.startsWith('http')))
      expect(toText(mail.html!)).toContain(line.replace(/:$/, ''));
    expect(mail.html).toContain(`href="${extractLink(mail).href}"`);
  });

  it('links lead to the public address, whatever host the call names', async () => {
    const call = request({
      port: server.port,
      path: '/api/auth/forgot-password',
      method: 'POST',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        'content-type': 'application/json',
      },
    });
    call.end(JSON.stringify({ email: 'filed@example.com' }));
    const [response] = await once(call, 'response');
    expect(response.resume().statusCode).toBe(202);
    const { mail } = await lastMail();
    expect(extractLink(mail).href).toMatch(/^http:\/\/venturion\.test\/password-reset\?token=[\w-]{43}$/);
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('tokens are stored as hashes only', async () => {
    await forgot(server, 'filed@example.com');
    const token = extractToken((await lastMail()).mail);
    const tables = await server.sql(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables)
      expect(
        await server.sql(`select from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`, [
          token,
          Buffer.from(token).toString('hex'),
        ]),
        name,
      ).toEqual([]);
  });

  it.each(accountTransports)(
    'addresses that would be more than one, or a header, are rejected over $name',
    async ({ forgotPassword }) => {
      const hostile = [
        'a@example.com\r\nBcc: b@example.com',
        'a@example.com, b@example.com',
        'a@example.com;b@example.com',
        '"Ann" <a@example.com>',
        'a@example.com\0',
        '<a@example.com>',
        'a@example.com>\r\nRCPT TO:<b@example.com',
        'a@[127.0.0.1]',
        'a b@example.com',
      ];
      for (const email of hostile) {
        expect(await forgotPassword(visitor(server), email), JSON.stringify(email)).toMatchObject({
          ok: false,
          code: 'BAD_USER_INPUT',
          fields: ['email'],
        });
        const { status } = await visitor(server).rest('/api/auth/register', {
          body: { email, username: 'hostile', password: 'a password of enough length' },
        });
        expect(status).toBe(400);
      }
    },
  );
});

describe('with a mail server', () => {
  it('that is down, the call succeeds and one email is sent soon after recovery', async () => {
    const stopped = await startMailServer();
    await stopped.close();
    const server = await startTestServer({ env: { SMTP_URL: stopped.url } });
    const { username } = await registerPerson(server, 'patient');
    for (const { name, forgotPassword } of accountTransports) {
      expect((await forgotPassword(visitor(server), 'patient@example.com')).ok, name).toBe(true);
      await vi.waitFor(
        async () =>
          expect(await jobs(server)).toMatchObject([
            { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), is_soon: true },
          ]),
        10_000,
      );
    }
    expect((await forgot(server, 'unknown@example.com')).status).toBe(202);
    expect(await server.sql('select from account_token')).toEqual([]);

    const mail = await startMailServer({ port: stopped.port });
    await makeDue(server);
    const mails = await readEmailsTo(server, mail, 'patient@example.com');
    expect(mails).toHaveLength(1);
    expect(mail.mails).toHaveLength(1);
    expect(
      (await accountTransports[0]!.resetPassword(visitor(server), extractToken(mails[0]), 'a better password of hers'))
        .ok,
    ).toBe(true);
    expect(
      (await visitor(server).rest('/api/auth/login', { body: { username, password: 'a better password of hers' } }))
        .status,
    ).toBe(200);
    await waitForJobs(server);
    await server.close();
    await mail.close();
  });

  it('that rejects a mailbox gets no retry, and one that is busy does', async () => {
    let response = { code: 450, says: 'Busy' };
    const mail = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(response.says), { responseCode: response.code })),
    });
    const server = await startTestServer({ env: { SMTP_URL: mail.url } });
    await registerPerson(server, 'mistyped');
    await forgot(server, 'mistyped@example.com');
    await vi.waitFor(
      async () =>
        expect(await jobs(server)).toMatchObject([
          { attempts: 1, last_error: expect.stringContaining('Busy'), is_soon: true },
        ]),
      10_000,
    );
    response = { code: 550, says: 'No such mailbox' };
    await makeDue(server);
    await waitForJobs(server);
    await server.close();
    await mail.close();
  });

  it('that is slow, a stopping server waits for the delivery', async () => {
    const requested = Promise.withResolvers<void>();
    const mail = await startMailServer({ accept: async () => (requested.resolve(), sleep(500)) });
    const server = await startTestServer({ env: { SMTP_URL: mail.url } });
    await registerPerson(server, 'caught');
    await forgot(server, 'caught@example.com');
    await requested.promise;
    expect(mail.mails).toEqual([]);
    await server.close();
    expect(mail.mails).toHaveLength(1);
    await mail.close();
  });

  it('an address with commas or line breaks adds no recipient', async () => {
    const mail = await startMailServer();
    const server = await startTestServer({ env: { SMTP_URL: mail.url } });
    const message = { subject: 'Hello\r\nBcc: b@example.com', paragraphs: ['<b>Hi</b> & welcome'], note: '.' };
    for (const to of [
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com>\r\nRCPT TO:<b@example.com',
    ])
      await server.app.mailer.send(to, message).catch(() => undefined);
    await server.app.mailer.send('a@example.com', message);
    expect(mail.mails.flatMap(({ recipients, bcc }) => [...recipients, ...(bcc ?? [])])).not.toContain('b@example.com');
    expect(mail.mails.at(-1)).toMatchObject({
      recipients: ['a@example.com'],
      html: expect.stringContaining('&#60;b&#62;Hi&#60;/b&#62; &#38; welcome'),
    });
    await server.close();
    await mail.close();
  });
});
