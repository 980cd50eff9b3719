import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import sharp from 'sharp';
import { accountButton, signUp, type Person } from '../support/people';

type File = { name: string; mimeType: string; buffer: Buffer };

/** Left half red, right half blue: the colour shows which part was cropped. */
async function twoColours(width = 900, height = 300): Promise<File> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#1030c0' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#c02010' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
  return { name: 'two.png', mimeType: 'image/png', buffer };
}

const dialog = (page: Page) => page.getByRole('dialog');
const choose = (page: Page, file: File) => dialog(page).locator('input[type=file]').setInputFiles(file);
const part = (page: Page) => dialog(page).getByRole('application', { name: /^Crop area/ });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const change = (page: Page, what: 'profile picture' | 'cover picture') =>
  page.getByRole('button', { name: `Change ${what}` }).click();
const cover = (page: Page) => page.getByRole('main').getByRole('img', { name: /’s cover picture$/ });

async function open(page: Page): Promise<Person> {
  const person = await signUp(page.context());
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeVisible();
  return person;
}

async function readPictures(person: Person) {
  const { me } = await person.graphql<{
    me: { profile: { avatar: { url: string } | null; cover: { url: string } | null } };
  }>('{ me { profile { avatar { url } cover { url } } } }');
  return me.profile;
}

/** The stored picture: its size, and how much red and blue it has on average. */
async function look(page: Page, url: string) {
  const picture = sharp(await (await page.request.get(url)).body());
  const [{ width, height }, { channels }] = [await picture.metadata(), await picture.stats()];
  return { width, height, red: channels[0]!.mean, blue: channels[2]!.mean };
}

/** Hands a file to whatever listens on the page, as the browser does after a paste or a drop. */
const give = (page: Page, kind: 'paste' | 'drop', { name, mimeType, buffer }: File) =>
  page.evaluate(
    ([kind, name, type, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], name, { type }));
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...init, clipboardData: data })
          : new DragEvent(kind, { ...init, dataTransfer: data }),
      );
    },
    [kind, name, mimeType, buffer.toString('base64')] as const,
  );

test('a face is chosen, cropped by keyboard, and shown wherever its owner is', async ({ page }) => {
  const person = await open(page);
  await change(page, 'profile picture');
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(await twoColours());
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await part(page).focus();
  for (let n = 0; n < 60; n++) await page.keyboard.press('ArrowLeft');
  await save(page);
  await expect(page.getByText('Profile picture saved')).toBeVisible();
  // The toast that it is saved is a dialog, too.
  await expect(part(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change profile picture' })).toBeFocused();
  await expect(accountButton(page).locator('img')).toHaveAttribute('src', /\/media\/profile\//);

  const { avatar } = await readPictures(person);
  const { width, height, red, blue } = await look(page, avatar!.url);
  expect([width, height]).toEqual([384, 384]);
  expect(blue).toBeGreaterThan(180);
  expect(red).toBeLessThan(40);
});

for (const kind of ['paste', 'drop'] as const) {
  test(`a profile picture is chosen by ${kind}`, async ({ page }) => {
    const person = await open(page);
    await change(page, 'profile picture');
    await expect(dialog(page).getByRole('button', { name: 'Choose a picture' })).toBeFocused();
    await give(page, kind, await twoColours());
    await expect(part(page)).toBeVisible();
    await save(page);
    await expect(page.getByText('Profile picture saved')).toBeVisible();
    expect((await readPictures(person)).avatar).not.toBeNull();
  });
}

test('a cover is four times as wide as high, and can be removed again', async ({ page }) => {
  const person = await open(page);
  await change(page, 'cover picture');
  await choose(page, await twoColours(3_000, 2_000));
  await expect(part(page)).toBeVisible();
  const presignRequest = page.waitForRequest('**/api/storage/r2/presign');
  await save(page);
  expect((await presignRequest).postDataJSON()).toMatchObject({
    filename: 'cover.webp',
    contentType: 'image/webp',
    folder: 'profile',
  });
  await expect(cover(page)).toBeVisible();
  const { width, height, red, blue } = await look(page, (await readPictures(person)).cover!.url);
  expect([width, height]).toEqual([1_920, 480]);
  expect(Math.abs(red - blue)).toBeLessThan(20);

  await change(page, 'cover picture');
  await dialog(page).getByRole('button', { name: 'Remove cover picture' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove cover picture?' })
    .getByRole('button', { name: 'Remove cover picture' })
    .click();
  await expect(page.getByText('Cover picture removed')).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
  expect((await readPictures(person)).cover).toBeNull();
});

for (const [what, url] of [
  ['no upload slot is to be had', '**/api/storage/r2/presign'],
  ['the storage does not take it', '**/api/storage/files/**'],
] as const) {
  test(`when ${what}, the picture goes through the server`, async ({ page }) => {
    const person = await open(page);
    await page.route(url, (route) => route.abort());
    await change(page, 'profile picture');
    await choose(page, await twoColours());
    const sent = page.waitForRequest('**/api/profile/upload-image');
    await save(page);
    await sent;
    await expect(page.getByText('Profile picture saved')).toBeVisible();
    await expect(accountButton(page).locator('img')).toHaveAttribute('src', /\/media\/profile\//);
    expect((await readPictures(person)).avatar).not.toBeNull();
  });
}

test('when both upload methods fail, picture and crop are preserved and Retry sends them', async ({ page }) => {
  const person = await open(page);
  for (const url of ['**/api/storage/r2/presign', '**/api/profile/upload-image'])
    await page.route(url, (route) => route.abort());
  await change(page, 'profile picture');
  await choose(page, await twoColours());
  await part(page).focus();
  for (let n = 0; n < 60; n++) await page.keyboard.press('ArrowLeft');
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t save the picture.');
  await expect(part(page)).toBeVisible();
  expect((await readPictures(person)).avatar).toBeNull();

  await page.unrouteAll();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Profile picture saved')).toBeVisible();
  const { avatar } = await readPictures(person);
  expect((await look(page, avatar!.url)).blue).toBeGreaterThan(180);
});

test('a response without a URL is a failure', async ({ page }) => {
  await open(page);
  await page.route('**/api/storage/r2/presign', (route) => route.abort());
  await page.route('**/api/profile/upload-image', (route) => route.fulfill({ json: { data: {} } }));
  await change(page, 'profile picture');
  await choose(page, await twoColours());
  await expect(part(page)).toBeVisible();
  await save(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Image upload response missing image URL');
});

test('sending shows how far it is, and can be cancelled', async ({ page }) => {
  const person = await open(page);
  await change(page, 'profile picture');
  await choose(page, await twoColours());
  await expect(part(page)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/storage/r2/presign', async (route) => {
    await released;
    await route.continue();
  });
  await save(page);
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading picture' })).toBeVisible();
  await expect(dialog(page).getByText('0%')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  release();
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(part(page)).toBeVisible();
  expect((await readPictures(person)).avatar).toBeNull();

  await save(page);
  await expect(page.getByText('Profile picture saved')).toBeVisible();
});

test('a file that is no picture for us is named, and so is what to use', async ({ page }) => {
  await open(page);
  await change(page, 'profile picture');
  const error = dialog(page).getByRole('alert');
  const invalidFiles = [
    [{ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') }, /HEIC.*JPEG/],
    [
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      /SVG.*PNG/,
    ],
    [
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: (await twoColours()).buffer.subarray(0, 60) },
      /damaged.*another one/,
    ],
    [{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }, /over 10 MB/],
  ] as const;
  for (const [file, message] of invalidFiles) {
    await choose(page, file);
    await expect(error).toHaveText(message);
  }
  await choose(page, await twoColours());
  await expect(part(page)).toBeVisible();
  await expect(error).toHaveCount(0);
  await choose(page, invalidFiles[1][0]);
  await expect(error).toHaveText(/SVG/);
  await expect(part(page)).toBeVisible();
});

test('closing with a chosen picture asks for confirmation', async ({ page }) => {
  await open(page);
  await change(page, 'profile picture');
  await choose(page, await twoColours());
  await expect(part(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(part(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('another tab shows what was changed in this one', async ({ page }) => {
  await open(page);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('button', { name: 'Change profile picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Headline').fill('Payroll for small bakeries');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Payroll for small bakeries')).toBeVisible();
  await change(page, 'profile picture');
  await choose(page, await twoColours());
  await expect(part(page)).toBeVisible();
  await save(page);
  await expect(accountButton(other).locator('img')).toHaveAttribute('src', /\/media\/profile\//);
});

const composer = (page: Page) => page.getByRole('form', { name: 'New post' });
const countPosts = async (person: Person, content: string) => {
  const { feed } = await person.graphql<{
    feed: { edges: { node: { content: string; image: { url: string } | null } }[] };
  }>('{ feed(mode: LATEST, first: 20) { edges { node { content image { url } } } } }');
  return feed.edges.filter(({ node }) => node.content === content && node.image).length;
};

for (const [what, url] of [
  ['goes to the storage', undefined],
  ['goes through the server when the storage is away', '**/api/storage/r2/presign'],
] as const) {
  test(`a post’s picture ${what}, and is posted once however often it is sent`, async ({ page }) => {
    const person = await signUp(page.context());
    const text = `Two colours by ${person.username}`;
    await page.goto('/home');
    if (url) await page.route(url, (route) => route.abort());
    await composer(page).getByRole('textbox', { name: 'Your post' }).fill(text);
    await composer(page)
      .getByLabel('Picture', { exact: true })
      .setInputFiles(await twoColours());
    // The first response is lost.
    const lost: string[] = [];
    await page.route(/\/(graphql|api\/posts\/media)$/, async (route) => {
      const request = route.request();
      const isPosting = request.url().endsWith('/media') || request.postData()?.includes('CreatePost');
      if (!isPosting || lost.length > 0) return route.continue();
      lost.push(new URL(request.url()).pathname);
      await route.fetch();
      return route.abort();
    });
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer(page).getByText('Failed to create post')).toBeVisible();
    expect(lost).toEqual([url ? '/api/posts/media' : '/graphql']);
    await composer(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
    expect(await countPosts(person, text)).toBe(1);
  });
}
