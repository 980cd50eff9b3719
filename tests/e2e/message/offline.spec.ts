import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startConversationOfTwo, open, typeMessage, message, texts, sendMessage, feed } from '../support/messages';

test('what is written offline survives a reload and is sent once and in order', async ({ page, browser, server }) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  await typeMessage(page, 'Before');
  await expect(message(page, 'Before').getByText('Sent')).toBeVisible();

  // The page itself can be reloaded: only responses to requests are missing.
  await page.context().setOffline(true);
  await typeMessage(page, 'First');
  await typeMessage(page, 'Second');
  for (const text of ['First', 'Second']) await expect(message(page, text).getByText('Waiting to send')).toBeVisible();
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  expect(await texts(bob, id)).toEqual(['Before']);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendMessage') ? route.abort() : route.fallback(),
  );
  await page.context().setOffline(false);
  await page.reload();
  for (const text of ['First', 'Second']) await expect(message(page, text).getByText('Waiting to send')).toBeVisible();
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
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  const line = { isDown: false, sockets: [] as WebSocketRoute[] };
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (line.isDown) return void socket.close();
    socket.connectToServer();
    line.sockets.push(socket);
    return undefined;
  });
  await sendMessage(bob, id, 'Frist');
  await open(page, id);
  await sendMessage(bob, id, 'Heard live');
  await expect(message(page, 'Heard live')).toBeVisible();

  line.isDown = true;
  for (const socket of line.sockets) await socket.close();
  await expect(page.getByText(/^(Connecting…|Live updates paused|You’re offline)$/)).toBeVisible();
  for (const text of ['One', 'Two', 'Three']) await sendMessage(bob, id, text);
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

test('a conversation that could not be opened offline opens once the server is reachable', async ({
  page,
  browser,
  server,
}) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await sendMessage(bob, id, 'Read me later');
  await open(page, id);
  await expect(message(page, 'Read me later')).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: /^Search/ }).click();
  await expect(page).toHaveURL('/search');
  // The URL changes first: until the conversation is left, Back has nothing to open.
  await expect(message(page, 'Read me later')).toHaveCount(0);
  await page.context().setOffline(true);
  const failedCheck = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
  await page.goBack();
  await expect(page.getByText('Couldn’t load messages.')).toBeVisible();
  await failedCheck;
  await page.context().setOffline(false);
  await expect(message(page, 'Read me later')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Couldn’t load messages.')).toHaveCount(0);
});
