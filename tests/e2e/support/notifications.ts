import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Person } from './people';

export const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' });

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

export const rows = (page: Page) => panel(page).getByRole('listitem');

export const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

export const like = (person: Person, id: string) =>
  person.graphql('mutation ($id: ID!) { setPostLike(id: $id, liked: true) { id } }', { id });

export const comment = async (person: Person, postId: string, content: string): Promise<string> =>
  (
    await person.graphql<{ createComment: { id: string } }>(
      'mutation ($postId: ID!, $content: String!) { createComment(postId: $postId, content: $content) { id } }',
      { postId, content },
    )
  ).createComment.id;

export const requestConnection = (person: Person, { id }: Person, message = '') =>
  person.graphql(
    'mutation ($id: ID!, $message: String) { requestConnection(personId: $id, message: $message) { id } }',
    { id, message },
  );

export const countUnread = async (person: Person) =>
  (await person.graphql<{ unreadNotificationCount: number }>('{ unreadNotificationCount }')).unreadNotificationCount;

/** Opens a page and waits for its live subscription. */
export async function open(page: Page, path = '/home') {
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on(
        'framereceived',
        ({ payload }) =>
          /subscription_succeeded.*private-user-/.test(String(payload).replaceAll('\\', '')) && resolve(),
      ),
    );
  });
  await page.goto(path);
  await expect(bell(page)).toBeVisible();
  await subscribed;
}

export async function openPanel(page: Page) {
  await bell(page).click();
  await expect(panel(page)).toBeVisible();
}

export async function expectUnread(page: Page, count: number, title = 'Home') {
  await expect(page).toHaveTitle(count > 0 ? `(${count}) ${title} · Venturion` : `${title} · Venturion`);
  await expect(bell(page)).toHaveAccessibleName(count > 0 ? `Notifications ${count} unread` : 'Notifications');
}
