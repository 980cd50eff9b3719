import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { signUp } from '../support/people';
import { createSecondServer } from '../support/secondServer';

const message = (page: Page, text: string) => page.getByRole('feed').getByRole('article').filter({ hasText: text });

for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
  test(`an open thread survives a server that ends with ${signal}: it replays missed messages and continues`, async ({
    page,
    browser,
    server,
  }) => {
    test.slow();
    const [ana, bob] = [await signUp(page.context(), 'ana'), await signUp(await browser.newContext(), 'bob')];
    await connectAll(server, ana, [bob]);
    const { startConversation } = await bob.graphql<{ startConversation: { id: string } }>(
      'mutation ($ids: [ID!]!) { startConversation(participantIds: $ids) { id } }',
      { ids: [ana.id] },
    );
    const sendText = (content: string) =>
      bob.graphql(
        'mutation ($id: ID!, $content: String) { sendMessage(conversationId: $id, content: $content) { id } }',
        { id: startConversation.id, content },
      );
    const second = await createSecondServer(server);
    await second.start();
    try {
      await page.goto(`${second.url}/messages?conversation=${startConversation.id}`);
      await expect(page.getByText('No messages yet. Say hello')).toBeVisible();
      await sendText('Before');
      await expect(message(page, 'Before')).toBeVisible();

      await second.end(signal);
      // The other server takes it.
      await sendText('Said then');
      const field = page.getByRole('textbox', { name: /^Message/ });
      await field.fill('Written then');
      await field.press('Enter');
      await expect(message(page, 'Written then').getByText('Waiting to send')).toBeVisible();
      await expect(page.getByText(/^(Connecting…|Live updates paused|You’re offline)$/)).toBeVisible();
      await expect(message(page, 'Said then')).toHaveCount(0);

      await second.start();
      await expect(message(page, 'Said then')).toBeVisible({ timeout: 30_000 });
      await expect(message(page, 'Written then').getByText('Sent')).toBeVisible({ timeout: 30_000 });
      await sendText('After');
      await expect(message(page, 'After')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('feed').getByRole('article')).toHaveCount(4);
    } finally {
      await second.end('SIGTERM');
    }
  });
}
