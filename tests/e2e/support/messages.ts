import type { Browser, Page } from '@playwright/test';
import { expect, type E2eServer } from '../fixtures';
import { connectAll } from './connections';
import { signUp, type Person } from './people';

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message/ });

export const feed = (page: Page) => page.getByRole('feed');

export const message = (page: Page, text: string | RegExp) => feed(page).getByRole('article').filter({ hasText: text });

/** One of many numbered messages: 1 is not 10. */
export const line = (page: Page, n: number) => message(page, new RegExp(`Line ${n} of`));

export const inbox = (page: Page) => page.getByRole('list', { name: 'Inbox' });

export const open = (page: Page, id: string) => page.goto(`/messages?conversation=${id}`);

export const startConversation = async (person: Person, others: readonly Person[], title = ''): Promise<string> =>
  (
    await person.graphql<{ startConversation: { id: string } }>(
      'mutation ($ids: [ID!]!, $title: String) { startConversation(participantIds: $ids, title: $title) { id } }',
      { ids: others.map(({ id }) => id), title },
    )
  ).startConversation.id;

export const sendMessage = (person: Person, conversationId: string, content: string) =>
  person.graphql(
    'mutation ($id: ID!, $content: String) { sendMessage(conversationId: $id, content: $content) { id } }',
    { id: conversationId, content },
  );

export const texts = async (person: Person, id: string): Promise<string[]> =>
  (
    await person.graphql<{ messages: { edges: { node: { content: string } }[] } }>(
      'query ($id: ID!) { messages(conversationId: $id, first: 50) { edges { node { content } } } }',
      { id },
    )
  ).messages.edges
    .map(({ node }) => node.content)
    .toReversed();

/** Types a message and sends it with Enter. */
export async function typeMessage(page: Page, words: string) {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Two connected people in separate browsers, with a conversation. */
export async function startConversationOfTwo(server: E2eServer, page: Page, browser: Browser) {
  const [ana, bob] = [await signUp(page.context(), 'ana'), await signUp(await browser.newContext(), 'bob')];
  await connectAll(server, ana, [bob]);
  return { ana, bob, id: await startConversation(ana, [bob]) };
}

/** Replaces the text in the form that edits a message, which takes the focus and places the caret after it has opened. */
export async function replaceEditedText(page: Page, text: string): Promise<void> {
  const edited = page.getByRole('textbox', { name: 'Edited message' });
  await expect(edited).toBeFocused();
  await edited.fill(text);
}
