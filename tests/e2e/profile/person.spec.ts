import { expect, test } from '../fixtures';
import { connectAll } from '../support/connections';
import { publish, signUp, signUpWithoutPage, updateProfile } from '../support/people';
import { bobsProfile, latest, article, heading } from '../support/profiles';

test('a name in the feed opens a card, by pointer and by keys, and a press still opens the page', async ({
  page,
  browser,
}) => {
  const bob = await signUpWithoutPage(browser, 'bob');
  await updateProfile(bob, bobsProfile);
  const text = `Paid today, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context());
  await page.goto('/home');
  await latest(page).click();
  const name = article(page, text).getByRole('link', { name: 'Bob Okafor' });
  const requests: string[] = [];
  page.on('request', (request) => request.postData()?.includes('query PersonCard') && requests.push(request.url()));

  const link = page.getByRole('link', { name: 'View profile' });
  await name.hover();
  await expect(link).toBeVisible();
  await expect(page.getByText('Manchester')).toBeVisible();
  await expect(page.getByText('No mutual connections')).toBeVisible();
  await link.hover();
  await page.mouse.move(0, 0);
  await expect(link).toHaveCount(0);

  // Keys open it too; Esc closes it, and the name keeps the focus.
  await article(page, text).focus();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await expect(page.getByText('Manchester')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toHaveCount(0);
  await expect(name).toBeFocused();
  expect(requests).toHaveLength(1);

  await name.click();
  await expect(page).toHaveURL(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText('Bob Okafor');
  await expect(link).toHaveCount(0);
});

test('a touch opens the page, not the card', async ({ browser }) => {
  const bob = await signUpWithoutPage(browser, 'bob');
  const text = `Touched, by ${bob.username}`;
  await publish(bob, text);
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await signUp(phone);
  const page = await phone.newPage();
  await page.goto('/home');
  await latest(page).tap();
  await article(page, text).getByRole('link', { name: bob.username }).first().tap();
  await expect(page).toHaveURL(`/user/${bob.username}`);
  await expect(page.getByRole('link', { name: 'View profile' })).toHaveCount(0);
  await phone.close();
});

test('About shows what a person is looking for, does and links to, and has a URL', async ({ page, browser }) => {
  const bob = await signUpWithoutPage(browser, 'bob');
  await updateProfile(bob, bobsProfile);
  const silent = await signUpWithoutPage(browser, 'silent');
  await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page).toHaveURL(`/user/${bob.username}?tab=about`);
  const panel = page.getByRole('tabpanel', { name: 'About' });
  await expect(panel.getByRole('list', { name: 'Looking for' }).getByRole('listitem')).toHaveText([
    'First customers',
    'Co-founder',
  ]);
  await expect(panel.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Credit risk',
    'Cash flow',
  ]);
  for (const text of ['Electricians first.', 'Revenue', 'people are paying for it'])
    await expect(panel.getByText(text)).toBeVisible();
  const labelled = panel.getByRole('link', { name: 'Tradeline (opens in a new tab)' });
  await expect(labelled).toHaveAttribute('href', 'https://tradeline.example/start');
  await expect(labelled).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(labelled).toHaveAttribute('target', '_blank');
  await expect(panel.getByText('tradeline.example')).toBeVisible();
  await expect(page.getByText('Former credit analyst.')).toHaveCount(1);
  await expect(panel.getByRole('link', { name: 'bob.example (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://www.bob.example/',
  );

  await page.goto(`/user/${silent.username}?tab=about`);
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`${silent.username} hasn’t added any details yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'See their posts' }).click();
  await expect(page).toHaveURL(`/user/${silent.username}`);
  await expect(page.getByRole('tab', { name: 'Posts' })).toBeFocused();
});

test('mutual connections are named beside a person, and all of them listed', async ({ page, browser, server }) => {
  const names = ['carol', 'deniz', 'fatou', 'goran'];
  const [bob, ...others] = await Promise.all(['bob', ...names].map((name) => signUpWithoutPage(browser, name)));
  const me = await signUp(page.context());
  await connectAll(server, me, others);
  await connectAll(server, bob!, others);

  await page.goto(`/user/${bob!.username}`);
  const [first, second] = others.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const line = page.getByRole('button', { name: /mutual connections$/ });
  await expect(line).toHaveAccessibleName(`${first!.username}, ${second!.username} and 2 other mutual connections`);
  await line.click();
  const dialog = page.getByRole('dialog', { name: `Mutual connections with ${bob!.username}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await line.click();
  await dialog.getByRole('link', { name: second!.username }).click();
  await expect(page).toHaveURL(`/user/${second!.username}`);
  await expect(dialog).toHaveCount(0);
});
