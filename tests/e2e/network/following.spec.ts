import { expect, test } from '../fixtures';
import { newUsername, publish, signUp, signUpWithPage, updateProfile } from '../support/people';
import { main, button, figures, row } from '../support/network';

test('following counts at once, reaches the other’s list live, and is rolled back on failure', async ({
  page,
  browser,
}) => {
  const ann = await signUp(page.context(), 'ann');
  const { person: bob, page: bobs } = await signUpWithPage(browser, 'bob');
  await bobs.goto('/network?tab=followers');
  await expect(main(bobs).getByText('You don’t have any followers yet.')).toBeVisible();
  await page.goto(`/user/${bob.username}`);
  await button(page, /^Follow /).click();
  await expect(button(page, /^Following/)).toHaveAttribute('aria-pressed', 'true');
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '0 following']);
  await expect(row(bobs, ann.username).getByRole('button', { name: /^Follow back/ })).toBeVisible();
  await figures(page)
    .getByRole('button', { name: /follower/ })
    .click();
  await expect(page.getByRole('dialog', { name: `${bob.username}’s followers` }).getByRole('listitem')).toHaveText([
    new RegExp(`@${ann.username}`),
  ]);
  await page.keyboard.press('Escape');

  await page.route('**/graphql', (route) =>
    /mutation UnfollowPerson/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await button(page, /^Following/).click();
  await expect(page.getByText('Couldn’t unfollow this person.').first()).toBeVisible();
  await expect(button(page, /^Following/)).toBeVisible();
  await expect(figures(page)).toHaveText(['0 connections', '1 follower', '0 following']);
  await page.unroute('**/graphql');

  await page.goto('/network?tab=following');
  await row(page, bob.username)
    .getByRole('button', { name: /^Following/ })
    .click();
  await expect(main(page).getByText('You’re not following anyone yet.')).toBeVisible();
  await expect(row(bobs, ann.username)).toHaveCount(0);
  await bobs.context().close();
});

test('a suggestion shows its reason, can be dismissed and restored, and disappears after the undo period', async ({
  page,
  browser,
}) => {
  const skill = newUsername('skill');
  const { person: bob } = await signUpWithPage(browser, 'bob');
  const ann = await signUp(page.context(), 'ann');
  for (const person of [bob, ann]) await updateProfile(person, { skills: [skill], lookingFor: ['CO_FOUNDER'] });
  await page.goto('/home');
  const rail = page.getByRole('complementary').getByRole('listitem').filter({ hasText: bob.username });
  await expect(rail).toContainText(`Also knows ${skill} Also looking for a co-founder`);
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/network');
  await expect(rail).toHaveCount(0);
  await page.getByRole('tab', { name: 'Suggestions' }).click();
  await expect(row(page, bob.username)).toContainText(`Also knows ${skill}`);
  await row(page, bob.username)
    .getByRole('button', { name: /^Don’t suggest/ })
    .click();
  await expect(row(page, bob.username)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, bob.username)
    .getByRole('button', { name: /^Don’t suggest/ })
    .click();
  await expect(row(page, bob.username)).toHaveCount(0);
  // Leaving the page sends what waits.
  await page.goto('/terms');
  await expect
    .poll(async () => {
      const { suggestions } = await ann.graphql<{ suggestions: { edges: { node: { id: string } }[] } }>(
        '{ suggestions(first: 50) { edges { node { id } } } }',
      );
      return suggestions.edges.some(({ node }) => node.id === bob.id);
    })
    .toBe(false);
  await page.goto('/network?tab=suggestions');
  await expect(
    main(page).getByRole('listitem').first().or(main(page).getByText('No suggestions right now.')),
  ).toBeVisible();
  await expect(row(page, bob.username)).toHaveCount(0);
});

test('a muted author leaves the feed, is listed in the settings, and returns once unmuted; the same menu blocks an author', async ({
  page,
  browser,
}) => {
  const { person: bob } = await signUpWithPage(browser, 'bob');
  const text = `Said often, by ${bob.username}`;
  await publish(bob, text);
  await signUp(page.context(), 'ann');
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Latest' }).click();
  const post = page.getByRole('article').filter({ hasText: text });
  await post.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('menuitem', { name: `Mute @${bob.username}` }).click();
  await expect(post).toHaveCount(0);
  await page.goto('/settings#muted');
  const muted = page.locator('#muted');
  await muted.getByRole('button', { name: `Unmute @${bob.username}` }).click();
  await expect(muted.getByText('You haven’t muted anyone.')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Latest' }).click();
  await expect(post).toBeVisible();
  await post.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('menuitem', { name: `Block @${bob.username}` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block @${bob.username}` })
    .click();
  await expect(post).toHaveCount(0);
  await expect(page.getByText(`You blocked @${bob.username}.`)).toBeVisible();
});
