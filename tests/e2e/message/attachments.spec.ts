import { expect, test } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { connectAll } from '../support/connections';
import { signUp, signUpWithPage } from '../support/people';
import {
  startConversationOfTwo,
  open,
  typeMessage,
  message,
  feed,
  startConversation,
  texts,
} from '../support/messages';

test('files dropped on a conversation are attached; on the list of conversations they are rejected', async ({
  page,
  browser,
  server,
}) => {
  const { id } = await startConversationOfTwo(server, page, browser);
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
  await expect(page.getByText('No messages yet.')).toBeVisible();
  expect(await isTaken('[aria-label="Conversations"]', 'drop')).toBe(true);
  expect(await isTaken('[role=feed]', 'dragover')).toBe(true);
  await expect(page.getByText('Drop pictures or PDFs here')).toBeVisible();
  expect(await isTaken('[role=feed]', 'drop')).toBe(true);
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await typeMessage(page, 'Signed');
  await expect(message(page, 'Signed').getByRole('button', { name: /signed_by_everybody/ })).toBeVisible();
  expect(await feed(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('pictures and PDFs are sent and received', async ({ page, browser, server }) => {
  const ana = await signUp(page.context(), 'ana');
  const { page: other, person: bob } = await signUpWithPage(browser, 'bob');
  await connectAll(server, ana, [bob]);
  const id = await startConversation(ana, [bob]);
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
    'notes.txt: Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
  );
  const waiting = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.getByText('Ready')).toHaveCount(2);
  await typeMessage(page, 'Both of them');
  for (const each of [page, other]) {
    await expect(message(each, 'Both of them').getByRole('img', { name: 'plan.png' })).toBeVisible();
    await expect(message(each, 'Both of them').getByRole('button', { name: /terms\.pdf/ })).toBeVisible();
  }
  await message(other, 'Both of them').getByRole('button', { name: 'Enlarge plan.png' }).click();
  await expect(other.getByRole('dialog', { name: 'plan.png' }).getByRole('img', { name: 'plan.png' })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(message(other, 'Both of them')).toBeVisible();
});

test('a queued picture whose upload expired is uploaded again automatically', async ({ page, browser, server }) => {
  const { bob, id } = await startConversationOfTwo(server, page, browser);
  await open(page, id);
  let isOffline = true;
  const sentUrls = new Set<string>();
  await page.route('**/graphql', (route) => {
    const data = route.request().postData();
    if (!data?.includes('SendMessage')) return route.fallback();
    if (isOffline) return route.abort();
    const [url] = (JSON.parse(data) as { variables: { attachments: [string] } }).variables.attachments;
    sentUrls.add(url);
    const [firstUrl] = sentUrls;
    // The server does not know the first URL, as after an hour.
    return route.fallback(url === firstUrl ? { postData: data.replace(url, `${url}gone`) } : undefined);
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await drawPicture() });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Ready')).toBeVisible();
  await typeMessage(page, 'The plan');
  await expect(message(page, 'The plan').getByText('Waiting to send')).toBeVisible();

  isOffline = false;
  await page.reload();
  await expect(message(page, 'The plan').getByRole('img', { name: 'plan.png' })).toBeVisible({ timeout: 20_000 });
  expect(sentUrls.size).toBe(2);
  expect(await texts(bob, id)).toEqual(['The plan']);
});
