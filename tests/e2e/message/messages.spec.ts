import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { expect, test, type E2eServer } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { expectNoViolations } from '../support/violations';
import { connectAll } from '../support/connections';
import { signUp, type Person } from '../support/people';

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const feed = (page: Page) => page.getByRole('feed');
const message = (page: Page, text: string | RegExp) => feed(page).getByRole('article').filter({ hasText: text });
/** One of many numbered messages: 1 is not 10. */
const line = (page: Page, n: number) => message(page, new RegExp(`Line ${n} of`));
const inbox = (page: Page) => page.getByRole('list', { name: 'Inbox' });
const open = (page: Page, id: string) => page.goto(`/messages?conversation=${id}`);

const begin = async (person: Person, others: readonly Person[], title = ''): Promise<string> =>
  (
    await person.graphql<{ startConversation: { id: string } }>(
      'mutation ($ids: [ID!]!, $title: String) { startConversation(participantIds: $ids, title: $title) { id } }',
      { ids: others.map(({ id }) => id), title },
    )
  ).startConversation.id;

const say = (person: Person, conversationId: string, content: string) =>
  person.graphql(
    'mutation ($id: ID!, $content: String) { sendMessage(conversationId: $id, content: $content) { id } }',
    { id: conversationId, content },
  );

const texts = async (person: Person, id: string): Promise<string[]> =>
  (
    await person.graphql<{ messages: { edges: { node: { content: string } }[] } }>(
      'query ($id: ID!) { messages(conversationId: $id, first: 50) { edges { node { content } } } }',
      { id },
    )
  ).messages.edges
    .map(({ node }) => node.content)
    .toReversed();

/** Presses Enter on words. */
async function write(page: Page, words: string) {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Two connected people at browsers of their own, with a conversation. */
async function two(server: E2eServer, page: Page, browser: Browser) {
  const [ana, bob] = [await signUp(page.context(), 'ana'), await signUp(await browser.newContext(), 'bob')];
  await connectAll(server, ana, [bob]);
  return { ana, bob, id: await begin(ana, [bob]) };
}

/** Another person's page: in a context of its own, as it has its own session. */
async function pageOf(browser: Browser, name: string): Promise<{ page: Page; person: Person }> {
  const context = await browser.newContext();
  return { person: await signUp(context, name), page: await context.newPage() };
}

test('two people write to each other live: typing, reading, editing, reacting, deleting', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await pageOf(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await begin(ana, [bob]);
  await open(page, id);
  await open(other, id);
  await expect(page.getByText('Here now')).toBeVisible();

  await field(page).pressSequentially('Have you');
  await expect(other.getByText(`${ana.username} is typing…`)).toBeVisible();
  await write(page, 'Have you seen the churn?\nIt fell.');
  await expect(message(other, 'Have you seen the churn?')).toContainText('It fell.');
  await expect(other.getByText('is typing…')).toHaveCount(0);
  await other.bringToFront();
  await other.getByRole('heading', { level: 2, name: ana.username }).hover();
  await expect(message(page, 'Have you seen').getByText('Seen', { exact: true })).toBeVisible();

  await write(other, 'It did, #retention works');
  await expect(message(page, 'It did').getByRole('link', { name: '#retention' })).toBeVisible();

  await message(page, 'It did').hover();
  await message(page, 'It did').getByRole('button', { name: 'React' }).click();
  await page.getByRole('menuitem', { name: 'Congratulations' }).click();
  await expect(message(other, 'It did').getByRole('button', { name: `🎉 by ${ana.username}` })).toBeVisible();

  await field(page).press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edited message' }).fill('Have you seen the growth?');
  await page.keyboard.press('Enter');
  await expect(message(other, 'Have you seen the growth?')).toContainText('(edited)');
  await expect(message(page, 'Have you seen the growth?')).toContainText('(edited)');

  await message(page, 'growth').hover();
  await message(page, 'growth').getByRole('button', { name: 'More about this message' }).click();
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
  for (const each of [page, other]) {
    await expect(message(each, 'Message deleted')).toBeVisible();
    await expect(message(each, 'growth')).toHaveCount(0);
  }
  expect(await texts(bob, id)).toEqual(['', 'It did, #retention works']);
});

test('a stranger’s message is a request, and counts once it is accepted', async ({ page, browser }) => {
  const [me, stranger] = [await signUp(page.context(), 'mara'), await signUp(await browser.newContext(), 'sten')];
  const id = await begin(stranger, [me]);
  await say(stranger, id, 'May I ask?');
  await page.goto('/messages');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Requests (1)' }).click();
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: stranger.username }).click();
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await write(page, 'Please do');
  await expect(message(page, 'Please do').getByText('Sent')).toBeVisible();
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(inbox(page).getByRole('link', { name: stranger.username })).toContainText('You: Please do');
  expect(await texts(stranger, id)).toEqual(['May I ask?', 'Please do']);
});

test('who writes to a stranger is told that it is a request, and the stranger can block them there', async ({
  page,
  browser,
}) => {
  const me = await signUp(page.context(), 'mara');
  const { page: other, person: stranger } = await pageOf(browser, 'sten');
  const id = await begin(me, [stranger]);
  await open(page, id);
  await expect(page.getByText(/is not connected with you\. They read this as a request first\.$/)).toBeVisible();
  await write(page, 'May I ask?');
  await expect(message(page, 'May I ask?').getByText('Sent')).toBeVisible();
  await expect(page.getByText(/and can answer once they accept\.$/)).toBeVisible();

  await open(other, id);
  await other.getByRole('button', { name: 'Block', exact: true }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block @${me.username}` })
    .click();
  await expect(other).toHaveURL('/messages');
  await other.reload();
  await expect(other.getByText('No conversations yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This conversation is not there, or you cannot read it any more.')).toBeVisible();
});

test('a half changed message is found as it was left', async ({ page, browser, server }) => {
  const { bob, id } = await two(server, page, browser);
  await open(page, id);
  await write(page, 'Frist');
  await expect(message(page, 'Frist').getByText('Sent')).toBeVisible();
  await field(page).press('ArrowUp');
  const edited = page.getByRole('textbox', { name: 'Edited message' });
  await edited.fill('First of');
  await page.goto('/messages');
  await inbox(page).getByRole('link').click();
  await expect(edited).toHaveValue('First of');
  await edited.fill('First of all');
  await edited.press('Enter');
  await expect(message(page, 'First of all')).toContainText('(edited)');
  await page.reload();
  await expect(message(page, 'First of all')).toBeVisible();
  await expect(edited).toHaveCount(0);
  expect(await texts(bob, id)).toEqual(['First of all']);
});

test('a message waits for its files, and its writer is asked before they are lost', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await two(server, page, browser);
  await open(page, id);
  const gate = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().method() === 'PUT') await gate.promise;
    await route.fallback();
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('plan.png')).toBeVisible();
  await write(page, 'Our plan');
  await expect(page.getByText('Sends when the file is ready.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without your file?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  gate.resolve();
  await expect(message(page, 'Our plan').getByRole('img', { name: 'plan.png' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await texts(bob, id)).toEqual(['Our plan']);
});

test('what waits is changed or taken back, and logging out leaves nothing typed behind', async ({
  page,
  browser,
  server,
}) => {
  const { ana, bob, id } = await two(server, page, browser);
  await open(page, id);
  await expect(field(page)).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
  );
  for (const words of ['Frist', 'Never mind']) await write(page, words);
  await expect(message(page, 'Frist').getByText('Waiting for a connection')).toBeVisible();
  await message(page, 'Never mind').getByRole('button', { name: 'Delete' }).click();
  await message(page, 'Frist').getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edited message' }).fill('First');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(message(page, /^.*First/)).toBeVisible();
  await page.unrouteAll();
  await expect(message(page, 'First').getByText('Sent')).toBeVisible({ timeout: 30_000 });
  expect(await texts(bob, id)).toEqual(['First']);

  await field(page).fill('For nobody else to read');
  const kept = () => page.evaluate((person) => Object.keys(localStorage).filter((key) => key.includes(person)), ana.id);
  expect(await kept()).toHaveLength(1);
  await page.getByRole('button', { name: /your account/i }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(kept).toEqual([]);
});

test('what is written offline survives a reload and is sent once and in order', async ({ page, browser, server }) => {
  const { bob, id } = await two(server, page, browser);
  await open(page, id);
  await write(page, 'Before');
  await expect(message(page, 'Before').getByText('Sent')).toBeVisible();

  // The page itself can be had again: only the server's answers are missing.
  await page.context().setOffline(true);
  await write(page, 'First');
  await write(page, 'Second');
  for (const text of ['First', 'Second'])
    await expect(message(page, text).getByText('Waiting for a connection')).toBeVisible();
  await expect(page.getByText('You are offline').first()).toBeVisible();
  expect(await texts(bob, id)).toEqual(['Before']);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
  );
  await page.context().setOffline(false);
  await page.reload();
  for (const text of ['First', 'Second'])
    await expect(message(page, text).getByText('Waiting for a connection')).toBeVisible();
  // A second tab finds the same messages waiting.
  const tab = await page.context().newPage();
  await page.unrouteAll();
  await open(tab, id);
  for (const each of [page, tab])
    await expect(message(each, 'Second').getByText('Sent')).toBeVisible({ timeout: 20_000 });
  for (const each of [page, tab]) await expect(message(each, /First|Second/)).toHaveCount(2);
  expect(await texts(bob, id)).toEqual(['Before', 'First', 'Second']);
});

test('what happened while the line was down is there afterwards, in its place', async ({ page, browser, server }) => {
  const { bob, id } = await two(server, page, browser);
  const line = { isDown: false, sockets: [] as WebSocketRoute[] };
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (line.isDown) return void socket.close();
    socket.connectToServer();
    line.sockets.push(socket);
    return undefined;
  });
  await say(bob, id, 'Frist');
  await open(page, id);
  await say(bob, id, 'Heard live');
  await expect(message(page, 'Heard live')).toBeVisible();

  line.isDown = true;
  for (const socket of line.sockets) await socket.close();
  await expect(page.getByText(/^(Connecting…|Live updates have stopped|You are offline)$/)).toBeVisible();
  for (const text of ['One', 'Two', 'Three']) await say(bob, id, text);
  const { conversation } = await bob.graphql<{ conversation: { lastMessage: { id: string } } }>(
    'query ($id: ID!) { conversation(id: $id) { lastMessage { id } } }',
    { id },
  );
  await bob.graphql('mutation ($id: ID!) { deleteMessage(id: $id) { id } }', { id: conversation.lastMessage.id });
  await expect(message(page, 'One')).toHaveCount(0);
  line.isDown = false;
  await expect(feed(page).getByRole('article')).toContainText(
    ['Frist', 'Heard live', 'One', 'Two', 'Message deleted'],
    { timeout: 30_000 },
  );
});

test('a refused message says why, holds up nothing, and is deleted or tried again', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await two(server, page, browser);
  await open(page, id);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('Refuse me')
      ? route.fulfill({
          json: {
            data: null,
            errors: [
              {
                message: 'Check what you entered.',
                extensions: { code: 'BAD_USER_INPUT', fields: { content: 'This cannot be said.' } },
              },
            ],
          },
        })
      : route.fallback(),
  );
  await write(page, 'Refuse me');
  await write(page, 'Take me');
  await expect(message(page, 'Refuse me').getByRole('alert')).toContainText('Not sent: This cannot be said.');
  await expect(message(page, 'Take me').getByText('Sent')).toBeVisible();
  await page.unrouteAll();
  await message(page, 'Refuse me').getByRole('button', { name: 'Retry' }).click();
  await expect(message(page, 'Refuse me').getByText('Sent')).toBeVisible();
  expect(await texts(bob, id)).toEqual(['Take me', 'Refuse me']);
});

test('unread messages are counted on the entry and in the title until they are seen', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await two(server, page, browser);
  for (const n of [1, 2, 3]) await say(bob, id, `Number ${n}`);
  await page.goto('/messages');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  await expect(entry).toHaveAccessibleName(/3 unread/);
  // The notification of the first is about the same, and counts no second time.
  await expect(page).toHaveTitle('(3) Messages · Venturion');
  await expect(inbox(page).getByRole('link', { name: bob.username })).toContainText('3');
  await say(bob, id, 'Number 4');
  await expect(entry).toHaveAccessibleName(/4 unread/);
  await inbox(page).getByRole('link', { name: bob.username }).click();
  await expect(page.getByText('New', { exact: true })).toBeVisible();
  await expect(entry).toHaveAccessibleName('Messages');
  await expect(page).toHaveTitle('Messages · Venturion');
  await expect(page.getByText('New', { exact: true })).toBeVisible();
});

test('reading many unread messages counts them down, and the keyboard reads along', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { bob, id } = await two(server, page, browser);
  for (let n = 1; n <= 70; n++) await say(bob, id, `Line ${n} of the story`);
  const jump = page.getByRole('button', { name: /Jump to latest/ });
  const readSeq = async () =>
    (
      await bob.graphql<{ conversation: { readMarks: { seq: number }[] } }>(
        'query ($id: ID!) { conversation(id: $id) { readMarks { seq } } }',
        { id },
      )
    ).conversation.readMarks[0]?.seq ?? 0;
  await open(page, id);
  // What is on screen as it opens has been read, and no more.
  await expect(line(page, 1)).toBeInViewport();
  await expect.poll(readSeq).toBeGreaterThan(1);
  const first = await readSeq();
  expect(first).toBeLessThan(60);
  await expect(jump).toHaveText(`Jump to latest (${70 - first} new)`);
  await expect(page.getByText('New', { exact: true })).toBeVisible();

  await line(page, 2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 3)).toBeFocused();
  for (let n = 0; n < 3; n++) await page.keyboard.press('PageDown');
  await expect.poll(readSeq).toBeGreaterThan(first);
  await expect(feed(page).locator('article:focus')).toBeInViewport();
  await page.keyboard.press('End');
  await expect(line(page, 70)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(line(page, 69)).toBeFocused();
  await expect.poll(readSeq).toBe(70);
  await expect(jump).toHaveCount(0);
});

test('files dropped on a conversation are attached; on its list they are refused', async ({
  page,
  browser,
  server,
}) => {
  const { id } = await two(server, page, browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, id);
  const name = `${'A very long name of a contract '.repeat(5)}signed_by_everybody_in_the_room.pdf`;
  const files = await page.evaluateHandle((fileName) => {
    const data = new DataTransfer();
    data.items.add(
      new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], fileName, { type: 'application/pdf' }),
    );
    return data;
  }, name);
  const isTaken = (selector: string, type: string) =>
    page
      .locator(selector)
      .evaluate(
        (element, [kind, dataTransfer]) =>
          !element.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })),
        [type, files] as const,
      );
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  expect(await isTaken('[aria-label="Conversations"]', 'drop')).toBe(true);
  expect(await isTaken('[role=feed]', 'dragover')).toBe(true);
  await expect(page.getByText('Drop pictures or PDFs here')).toBeVisible();
  expect(await isTaken('[role=feed]', 'drop')).toBe(true);
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await write(page, 'Signed');
  await expect(message(page, 'Signed').getByRole('button', { name: /signed_by_everybody/ })).toBeVisible();
  expect(await feed(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a long conversation is read backwards without moving, and nobody is taken from where they read', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  const { ana, bob, id } = await two(server, page, browser);
  for (let n = 1; n <= 120; n++) await say(n % 3 ? ana : bob, id, `Line ${n} of the story`);
  await ana.graphql('mutation ($id: ID!) { markConversationRead(id: $id, upTo: 120) { id } }', { id });
  await open(page, id);
  await expect(line(page, 120)).toBeInViewport();
  // Upwards page by page, until the first one is there.
  await feed(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -1_500);
    await expect(line(page, 1)).toBeInViewport({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  await say(bob, id, 'While you read');
  await expect(page.getByRole('button', { name: 'Jump to latest (1 new)' })).toBeVisible();
  await expect(line(page, 1)).toBeInViewport();
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(message(page, 'While you read')).toBeInViewport();
  await expect(page.getByRole('button', { name: /Jump to latest/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Search in this conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('"Line 37"');
  await page.getByRole('list', { name: 'Messages found' }).getByRole('link').first().click();
  await expect(line(page, 37)).toBeInViewport();
  await expect(line(page, 37)).toBeFocused();
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(message(page, 'While you read')).toBeInViewport();
});

test('pictures and PDFs are sent and seen by the other', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await pageOf(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await begin(ana, [bob]);
  await open(page, id);
  await open(other, id);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() },
    {
      name: 'terms.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
  ]);
  await expect(page.getByRole('alert')).toHaveText(
    'notes.txt: Only pictures (JPEG, PNG, WebP, GIF or AVIF) and PDFs can be sent.',
  );
  const waiting = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.getByText('Ready')).toHaveCount(2);
  await write(page, 'Both of them');
  for (const each of [page, other]) {
    await expect(message(each, 'Both of them').getByRole('img', { name: 'plan.png' })).toBeVisible();
    await expect(message(each, 'Both of them').getByRole('button', { name: /terms\.pdf/ })).toBeVisible();
  }
  await message(other, 'Both of them').getByRole('button', { name: 'Show plan.png large' }).click();
  await expect(other.getByRole('dialog', { name: 'plan.png' }).getByRole('img', { name: 'plan.png' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(message(other, 'Both of them')).toBeVisible();
});

test('a picture that waited longer than the server keeps uploads is uploaded again by itself', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await two(server, page, browser);
  await open(page, id);
  const isSending = (data: string | null): data is string => data?.includes('SendMessage') ?? false;
  await page.route('**/graphql', (route) => (isSending(route.request().postData()) ? route.abort() : route.fallback()));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await write(page, 'The plan');
  await expect(message(page, 'The plan').getByText('Waiting for a connection')).toBeVisible();
  await page.unrouteAll();

  // The first address is one that the server knows nothing of, as after an hour.
  const asked: string[] = [];
  await page.route('**/graphql', (route) => {
    const data = route.request().postData();
    if (!isSending(data)) return route.fallback();
    const { variables } = JSON.parse(data) as { variables: { attachments: string[] } };
    asked.push(variables.attachments[0]!);
    return asked.length === 1
      ? route.fallback({ postData: data.replace(asked[0]!, `${asked[0]!}gone`) })
      : route.fallback();
  });
  await page.reload();
  await expect(message(page, 'The plan').getByRole('img', { name: 'plan.png' })).toBeVisible({ timeout: 20_000 });
  expect(new Set(asked).size).toBe(2);
  expect(await texts(bob, id)).toEqual(['The plan']);
});

test('a group is made, named, joined and left with the keyboard alone', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const others = [await signUp(await browser.newContext(), 'bob'), await signUp(await browser.newContext(), 'eve')];
  await connectAll(server, ana, others);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/messages');
  await page.getByRole('button', { name: 'New conversation' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New conversation' });
  for (const { username } of others)
    await dialog.getByRole('list', { name: 'People' }).getByRole('button', { name: username }).press('Enter');
  await dialog.getByLabel('Title').fill('Board');
  await dialog.getByRole('button', { name: 'Start group' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Board', exact: true })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Enter');
  await page.keyboard.type('All of you');
  await page.keyboard.press('Enter');
  await expect(message(page, 'All of you').getByText('Sent')).toBeVisible();

  await message(page, 'All of you').focus();
  await page.keyboard.press('ArrowUp');
  await expect(message(page, 'Welcome')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message(page, 'Welcome').getByRole('button', { name: 'React' })).toBeFocused();

  await page.getByRole('button', { name: 'Board', exact: true }).press('Enter');
  const group = page.getByRole('dialog', { name: 'Board' });
  await expect(group.getByRole('heading', { name: '3 people' })).toBeVisible();
  await group.getByRole('button', { name: 'Leave group' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).press('Enter');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test('a block closes the open conversation for both, and its end opens it again', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await pageOf(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await begin(ana, [bob]);
  await say(bob, id, 'Before the block');
  await open(page, id);
  await open(other, id);
  for (const each of [page, other]) await expect(message(each, 'Before the block')).toBeVisible();
  await expect(page.getByText('Here now')).toBeVisible();
  await ana.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
  for (const each of [page, other]) {
    await expect(each.getByText('This conversation is not there, or you cannot read it any more.')).toBeVisible();
    await expect(inbox(each).getByRole('link')).toHaveCount(0);
  }
  await ana.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: bob.id });
  await expect(message(page, 'Before the block')).toBeVisible();
});

test('who left a group is asked back and decides', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const [bob, eve] = [await signUp(await browser.newContext(), 'bob'), await signUp(await browser.newContext(), 'eve')];
  await connectAll(server, bob, [ana, eve]);
  const id = await begin(bob, [ana, eve], 'Board');
  await say(bob, id, 'Welcome');
  await open(page, id);
  await expect(message(page, 'Welcome')).toBeVisible();
  // In another tab.
  await ana.graphql('mutation ($id: ID!) { leaveConversation(id: $id) }', { id });
  await expect(page.getByText('This conversation is not there, or you cannot read it any more.')).toBeVisible();
  await bob.graphql('mutation ($id: ID!, $ids: [ID!]!) { addToConversation(id: $id, participantIds: $ids) { id } }', {
    id,
    ids: [ana.id],
  });
  await page.getByRole('tab', { name: 'Requests (1)' }).click();
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: 'Board' }).click();
  await expect(page.getByText('You left this group and were asked back.')).toBeVisible();
  await message(page, 'Welcome').hover();
  await expect(page.getByRole('button', { name: 'React' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await write(page, 'Here again');
  await expect(message(page, 'Here again').getByText('Sent')).toBeVisible();
  await expect(page.getByText('3 people')).toBeVisible();
});

test('changing a message keeps the files and words of the next one', async ({ page, browser, server }) => {
  const { id } = await two(server, page, browser);
  await open(page, id);
  await write(page, 'Frist');
  await expect(message(page, 'Frist').getByText('Sent')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await field(page).press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edited message' }).fill('First');
  await page.keyboard.press('Enter');
  await expect(message(page, 'First')).toContainText('(edited)');
  await expect(field(page)).toBeFocused();
  await write(page, 'With the plan');
  await expect(message(page, 'With the plan').getByRole('img', { name: 'plan.png' })).toBeVisible();
});

test('a person’s page leads to the conversation with them', async ({ page, browser }) => {
  const [ana, bob] = [await signUp(page.context(), 'ana'), await signUp(await browser.newContext(), 'bob')];
  await page.goto(`/user/${bob.username}`);
  await page.getByRole('button', { name: `Message ${bob.username}` }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await write(page, 'Hello from your page');
  await expect(message(page, 'Hello from your page').getByText('Sent')).toBeVisible();
  expect(ana.id).not.toBe(bob.id);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, viewport] of Object.entries({
    phone: { width: 360, height: 740 },
    desktop: { width: 1280, height: 900 },
  })) {
    test.describe(`${colorScheme}, ${name}`, () => {
      test.use({ colorScheme, viewport });

      test('messages have no violations', async ({ page, browser, server }) => {
        const { ana, bob, id } = await two(server, page, browser);
        await say(ana, id, 'Seen by @nobody, https://example.com');
        await say(bob, id, 'Unread');
        await page.goto('/messages');
        await expect(inbox(page).getByRole('link')).toBeVisible();
        await test.step('the list', () => expectNoViolations(page));
        await inbox(page).getByRole('link').click();
        await expect(message(page, 'Unread')).toBeVisible();
        await message(page, 'Seen by').focus();
        await test.step('the thread', () => expectNoViolations(page));
        if (name === 'phone') await page.getByRole('link', { name: 'Back to conversations' }).click();
        await page.getByRole('button', { name: 'New conversation' }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: bob.username })).toBeVisible();
        await test.step('choosing people', () => expectNoViolations(page));
      });
    });
  }
}
