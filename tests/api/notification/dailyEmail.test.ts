import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../support/server/jobs';
import { readEmailsTo, startMailServer, type MailServer } from '../../support/server/mail';
import { block, buildComment, buildPost, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let smtp: MailServer;
let server: TestServer;
let ana: Person;
let bob: Person;
let cleo: Person;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: smtp.url } });
});

afterAll(async () => {
  await server.close();
  await smtp.close();
});

let round = 0;

beforeEach(async () => {
  round++;
  [ana, bob, cleo] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`);
});

const like = (person: Person, id: string, liked = true) =>
  person.rest(`/api/posts/${id}/like`, { method: liked ? 'POST' : 'DELETE' });

describe('the daily email', () => {
  const send = () => runJob(server, 'notification.askForDigests');
  const aDayLater = () =>
    server.sql(`update profile set digest_sent_at = digest_sent_at - interval '1 day' where id = $1`, [ana.id]);
  const mails = () => readEmailsTo(server, smtp, `${ana.username}@example.com`);

  it('is sent once to people who enabled it, with what they have not read', async () => {
    const { id } = await buildPost(ana, { content: 'What do you think?' });
    await like(bob, id);
    await send();
    expect(await mails()).toEqual([]);
    expect((await ana.gql('mutation { setMailDigest(isOn: true) }')).data.setMailDigest).toBe(true);
    await aDayLater();
    await server.sql(`update notification set updated_at = now() - interval '1 hour' where recipient_id = $1`, [
      ana.id,
    ]);
    await like(cleo, id);
    await send();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe(`${cleo.username} and 1 other liked your post`);
    expect(mail!.text).toContain('What do you think?');
    await send();
    expect(await mails()).toHaveLength(1);
    await aDayLater();
    await ana.rest('/api/notifications/mark-read', { method: 'POST' });
    await send();
    expect(await mails(), 'nothing unread, no mail').toHaveLength(1);
    expect((await ana.gql('mutation { setMailDigest(isOn: false) }')).data.setMailDigest).toBe(false);
    expect((await ana.gql('{ mailDigest }')).data.mailDigest).toBe(false);
    await buildComment(bob, id);
    await aDayLater();
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('omits people and content that are hidden meanwhile', async () => {
    await ana.gql('mutation { setMailDigest(isOn: true) }');
    await aDayLater();
    await like(bob, (await buildPost(ana)).id);
    await block(server, bob, ana);
    await send();
    expect(await mails()).toEqual([]);
  });
});
