import { expect, test } from '../fixtures';
import { open } from '../support/notifications';
import { publish, signUp, signUpWithoutPage } from '../support/people';
import { latest, article, block, heading, homeLink } from '../support/profiles';
import { watchForReload } from '../support/reload';

test('a blocked person disappears everywhere without a reload, is listed in the settings, and reappears once unblocked', async ({
  page,
  browser,
}) => {
  test.slow();
  const bobsContext = await browser.newContext();
  const bob = await signUp(bobsContext, 'bob');
  const text = `Soon unseen, by ${bob.username}`;
  const postId = await publish(bob, text);
  const me = await signUp(page.context());
  await page.goto('/home');
  await latest(page).click();
  const stayed = await watchForReload(page);
  await article(page, text).getByRole('link', { name: bob.username }).first().click();
  await expect(page.getByRole('feed', { name: `Posts by ${bob.username}` }).getByText(text)).toBeVisible();

  await block(page, bob.username);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`You blocked @${bob.username}.`)).toBeVisible();
  await homeLink(page).click();
  await latest(page).click();
  await expect(page.getByRole('feed').or(page.getByText('No posts yet')).first()).toBeVisible();
  await expect(article(page, text)).toHaveCount(0);
  await stayed();

  const bobsPage = await bobsContext.newPage();
  await bobsPage.goto(`/user/${me.username}`);
  await expect(heading(bobsPage)).toHaveText('Person not found');
  await bobsContext.close();

  // After a reload the person and their content are hidden, too.
  await page.goto(`/post/${postId}`);
  await expect(heading(page)).toHaveText('Post not found');
  await page.goto(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await page.getByRole('link', { name: 'Blocked people' }).click();
  const blocked = page.locator('#blocked');
  await expect(blocked.getByRole('listitem')).toHaveText([new RegExp(`@${bob.username}`)]);
  const stayedAgain = await watchForReload(page);
  await homeLink(page).click();
  await latest(page).click();
  await expect(article(page, text)).toHaveCount(0);
  await page.goBack();
  await blocked.getByRole('button', { name: `Unblock @${bob.username}` }).click();
  await expect(blocked.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(page.getByText(`You unblocked @${bob.username}.`)).toBeVisible();
  await homeLink(page).click();
  await latest(page).click();
  await expect(article(page, text)).toBeVisible();
  await stayedAgain();
});

test('a block can be undone from the toast and from the page of the blocked person', async ({ page, browser }) => {
  test.slow();
  const bob = await signUpWithoutPage(browser, 'bob');
  const text = `Back again, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  const shown = page.getByRole('feed', { name: `Posts by ${bob.username}` }).getByText(text);
  await expect(shown).toBeVisible();
  await block(page, bob.username);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(bob.username);
  await expect(shown).toBeVisible();

  await block(page, bob.username);
  await expect(heading(page)).toHaveText(`You blocked @${bob.username}`);
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Unblock' }).click();
  await expect(heading(page)).toHaveText(bob.username);
  await expect(heading(page)).toBeFocused();
  await expect(shown).toBeVisible();
});

test('other tabs follow a block and its end', async ({ page, context, browser }) => {
  test.slow();
  const bob = await signUpWithoutPage(browser, 'bob');
  const text = `Seen in two tabs, by ${bob.username}`;
  await publish(bob, text);
  const me = await signUp(context);
  const [feed, settings, person] = [page, await context.newPage(), await context.newPage()];
  await open(feed);
  await latest(feed).click();
  await expect(article(feed, text)).toBeVisible();
  await open(settings, '/settings#blocked');
  const blocked = settings.locator('#blocked');
  await expect(blocked.getByText('You haven’t blocked anyone.')).toBeVisible();
  await open(person, `/user/${bob.username}`);
  await expect(heading(person)).toHaveText(bob.username);

  await me.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
  await expect(article(feed, text)).toHaveCount(0);
  await expect(blocked.getByText(`@${bob.username}`)).toBeVisible();
  await expect(heading(person)).toHaveText(`You blocked @${bob.username}`);

  await me.graphql('mutation ($id: ID!) { unblockPerson(id: $id) }', { id: bob.id });
  await expect(article(feed, text)).toBeVisible();
  await expect(blocked.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect(heading(person)).toHaveText(bob.username);
});

test('a failed block or unblock shows an error and changes nothing', async ({ page, browser }) => {
  const bob = await signUpWithoutPage(browser, 'bob');
  const me = await signUp(page.context());
  await page.goto(`/user/${bob.username}`);
  await expect(heading(page)).toHaveText(bob.username);
  await page.route('**/graphql', (route) =>
    /mutation (Block|Unblock)Person/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await block(page, bob.username);
  await expect(page.getByText('Failed to block user').first()).toBeVisible();
  const dialog = page.getByRole('alertdialog', { name: `Block @${bob.username}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page)).toHaveText(bob.username);

  await me.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: bob.id });
  await page.goto('/settings#blocked');
  const blocked = page.locator('#blocked');
  await blocked.getByRole('button', { name: `Unblock @${bob.username}` }).click();
  await expect(page.getByText('Couldn’t unblock this person.').first()).toBeVisible();
  await expect(blocked.getByRole('listitem')).toHaveCount(1);
});

test('a person blocked while viewing the other sees no profile, as after a reload', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [bob, carol] = [await signUpWithoutPage(browser, 'bob'), await signUpWithoutPage(browser, 'carol')];
  const me = await signUp(context);
  const [ofBob, ofCarol] = [
    await publish(bob, `Until then, by ${bob.username}`),
    await publish(carol, `Said on, by ${carol.username}`),
  ];
  const remark = `A remark by ${bob.username}`;
  await bob.graphql('mutation ($id: ID!, $content: String!) { createComment(postId: $id, content: $content) { id } }', {
    id: ofCarol,
    content: remark,
  });
  const [person, post, thread] = [page, await context.newPage(), await context.newPage()];
  // The server ends live connections at a block, and those start after the page's first content.
  const areLive = [person, post, thread].map((shown) =>
    shown.waitForResponse((response) => response.url().endsWith('/messages/pusher/auth')),
  );
  await person.goto(`/user/${bob.username}`);
  await expect(heading(person)).toHaveText(bob.username);
  await post.goto(`/post/${ofBob}`);
  await expect(article(post, bob.username).first()).toBeVisible();
  await thread.goto(`/post/${ofCarol}`);
  const comments = thread.getByRole('button', { name: /^Comment/ }).first();
  await expect(thread.getByText(remark)).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment, 1');
  const checks = await Promise.all([person, post, thread].map(watchForReload));
  await Promise.all(areLive);

  await bob.graphql('mutation ($id: ID!) { blockPerson(id: $id) }', { id: me.id });
  await expect(heading(person)).toHaveText('Person not found');
  await expect(heading(person)).toBeFocused();
  await expect(heading(post)).toHaveText('Post not found');
  await expect(thread.getByText(remark)).toHaveCount(0);
  // The stored count still has it; above an empty list it would be wrong, and telling.
  await expect(thread.getByText('No comments yet.')).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment');
  for (const check of checks) await check();
  await thread.reload();
  await expect(thread.getByText('No comments yet.')).toBeVisible();
  await expect(comments).toHaveAccessibleName('Comment');
});
