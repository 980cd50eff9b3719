import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type E2eServer } from '../fixtures';
import sharp from 'sharp';
import { signUp } from '../support/people';

type Picture = { id: string; text: string; alt: string };

const storage = 'https://pictures.example/some/base';
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const shown = (page: Page, { alt }: Picture) => page.getByRole('img', { name: alt });
const isDrawn = (page: Page, picture: Picture) =>
  shown(page, picture).evaluate(
    (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === '1',
  );

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d5b' } })
    .png()
    .toBuffer();

/** Sends a picture as the signed-in person, bypassing the page. @returns the response's `data` */
async function send<Data>(
  context: BrowserContext,
  path: string,
  fields: Record<string, string>,
  [width, height]: [number, number],
): Promise<Data> {
  const { accessToken } = await (await context.request.post('/api/auth/refresh')).json();
  const image = { name: 'plan.png', mimeType: 'image/png', buffer: await draw(width, height) };
  const reply = await context.request.post(path, {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { ...fields, image },
  });
  expect(reply.ok()).toBe(true);
  return (await reply.json()).data;
}

/** The part of a picture's file names that all its sizes share. */
const idIn = (url: string): string => /\/(?:posts|profile)\/([0-9a-f-]{36})/.exec(url)![1]!;

/** Signs up a person in this browser who has published a picture. */
async function publishPicture(context: BrowserContext): Promise<Picture> {
  const { username } = await signUp(context);
  const [text, alt] = [`A plan by ${username}`, `A green sheet of ${username}`];
  const { post } = await send<{ post: { image: string } }>(
    context,
    '/api/posts/media',
    { content: text, image_alt: alt },
    [1600, 900],
  );
  return { id: idIn(post.image), text, alt };
}

const setProfilePicture = async (context: BrowserContext, type: 'avatar' | 'cover'): Promise<string> =>
  idIn(
    (
      await send<{ imageUrl: string }>(
        context,
        '/api/profile/upload-image',
        { type },
        type === 'cover' ? [1500, 500] : [600, 600],
      )
    ).imageUrl,
  );

/** Takes the picture's files off the server's disk. */
function lose(server: E2eServer, id: string): void {
  const media = join(server.dataDir, 'media');
  const files = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes(id));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) rmSync(join(media, file));
}

/** Counts the page's requests for a picture. @returns the count for each of its file names */
function countRequests(page: Page, id: string): () => number[] {
  const requests = new Map<string, number>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (name.includes(id)) requests.set(name, (requests.get(name) ?? 0) + 1);
  });
  return () => [...requests.values()];
}

/** Replaces a text in all responses of data requests. */
const rewrite = (page: Page, path: string, change: (text: string) => string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('a post’s missing picture is requested at two addresses, then replaced by its alternative text, and not again', async ({
  page,
  context,
  server,
}) => {
  const picture = await publishPicture(context);
  lose(server, picture.id);
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes(picture.id) && requests.push(request.url())));
  await page.goto('/home');
  const drawn = card(page, picture.text).getByText(`Couldn’t load picture: ${picture.alt}`);
  await expect(drawn).toBeVisible();
  await expect(shown(page, picture)).toHaveCount(0);
  // The second address is known once the live connection is configured.
  await expect.poll(() => new Set(requests).size).toBe(2);
  await expect(drawn).toBeVisible();
  // React may create a row's elements twice before the first picture has failed, and never asks again after it.
  const { length } = requests;
  expect(length).toBeLessThanOrEqual(3);
  await card(page, picture.text).getByText(picture.text, { exact: true }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(drawn).toBeVisible();
  expect(requests).toHaveLength(length);
});

test('a lost face is the person’s initials everywhere, and a lost cover the drawn one', async ({
  page,
  context,
  server,
}) => {
  const person = await signUp(context, 'lost');
  await person.graphql('mutation { updateProfile(input: { displayName: "Quentin Zed" }) { id } }');
  const [face, cover] = [await setProfilePicture(context, 'avatar'), await setProfilePicture(context, 'cover')];
  for (const n of [1, 2, 3])
    await person.graphql(`mutation { createPost(input: { content: "Thought ${n} of ${person.username}" }) { id } }`);
  lose(server, face);
  lose(server, cover);
  const counts = [countRequests(page, face), countRequests(page, cover)];
  await page.goto(`/user/${person.username}`);
  await expect(card(page, `Thought 1 of ${person.username}`)).toContainText('QZ');
  await expect(page.locator('[class*="--cover"]').first()).toHaveCSS('background-image', /gradient/);
  for (const id of [face, cover]) await expect(page.locator(`img[src*="${id}"]`)).toHaveCount(0);
  for (const requests of counts) {
    expect(requests().length).toBeGreaterThan(0);
    expect(Math.max(...requests())).toBeLessThanOrEqual(2);
  }
});

test.describe('with the storage on a separate host', () => {
  // The tested server keeps its files itself, so its policy lets pages reach no other address.
  test.use({ bypassCSP: true });

  test('what the storage does not give is had from us', async ({ page, context }) => {
    const picture = await publishPicture(context);
    const requests: string[] = [];
    await page.route(`${storage}/**`, (route) => {
      if (route.request().url().includes(picture.id)) requests.push(route.request().url());
      return route.abort();
    });
    await rewrite(page, '**/graphql', (text) => text.replaceAll('/media/posts/', `${storage}/posts/`));
    await page.goto('/home');
    await expect.poll(() => isDrawn(page, picture)).toBe(true);
    await expect(shown(page, picture)).toHaveAttribute(
      'src',
      new RegExp(`^http://[^/]+/media/posts/${picture.id}\\.webp$`),
    );
    // React may create a row's elements twice before the first picture has failed, and never asks again after it.
    const { length } = requests;
    expect(length).toBeLessThanOrEqual(2);
    await card(page, picture.text).getByText(picture.text, { exact: true }).click();
    await expect(page).toHaveURL(/\/post\//);
    await expect.poll(() => isDrawn(page, picture)).toBe(true);
    expect(requests).toHaveLength(length);
  });

  test('what we do not give is had from the storage that is configured', async ({ page, context }) => {
    const picture = await publishPicture(context);
    const body = await draw(1600, 900);
    await page.route(`${storage}/**`, (route) => route.fulfill({ body, contentType: 'image/png' }));
    await page.route('**/media/posts/**', (route) =>
      route.request().url().startsWith(storage) ? route.fallback() : route.fulfill({ status: 404, body: '' }),
    );
    await rewrite(page, '**/api/live/config', (text) => text.replace('"storageUrl":null', `"storageUrl":"${storage}"`));
    await page.goto('/home');
    await expect.poll(() => isDrawn(page, picture)).toBe(true);
    await expect(shown(page, picture)).toHaveAttribute('src', `${storage}/posts/${picture.id}.webp`);
  });

  test('a loopback address is never requested in any size: the configured public host is', async ({
    page,
    context,
  }) => {
    const picture = await publishPicture(context);
    const body = await draw(1600, 900);
    const hosts = new Set<string>();
    page.on('request', (request) => void (request.url().includes('/posts/') && hosts.add(new URL(request.url()).host)));
    await page.route('https://public.example/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
    await rewrite(page, '**/graphql', (text) =>
      text.replaceAll('/media/posts/', 'http://localhost:9000/bucket/posts/'),
    );
    await rewrite(page, '**/api/live/config', (text) =>
      text.replace(/"publicUrl":"[^"]+"/, '"publicUrl":"https://public.example"'),
    );
    await page.goto('/home');
    await expect.poll(() => isDrawn(page, picture)).toBe(true);
    await expect(shown(page, picture)).toHaveAttribute(
      'srcset',
      /^https:\/\/public\.example\/media\/posts\/\S+ \d+w, https:\/\/public\.example\/media\/posts\//,
    );
    expect([...hosts]).toEqual(['public.example']);
  });
});

test('a page without a network draws its pictures when the network is back', async ({ page, context }) => {
  const picture = await publishPicture(context);
  await page.route('**/media/posts/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/home');
  await expect(card(page, picture.text).getByText(`Couldn’t load picture: ${picture.alt}`)).toBeVisible();
  await page.unroute('**/media/posts/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => isDrawn(page, picture)).toBe(true);
});
