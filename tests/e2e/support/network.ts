import type { Page } from '@playwright/test';

export const requestTo =
  'mutation ($id: ID!, $message: String) { requestConnection(personId: $id, message: $message) { id } }';

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

export const networkLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Network/ });

export const row = (page: Page, username: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });

export const figures = (page: Page) =>
  main(page)
    .getByRole('list', { name: /^(Your network|.*’s network$)/ })
    .getByRole('listitem');
