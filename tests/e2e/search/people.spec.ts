import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { newUsername, signUp, signUpWithoutPage, updateProfile } from '../support/people';
import { watchForReload } from '../support/reload';
import { expectNoViolations } from '../support/violations';

const main = (page: Page) => page.getByRole('main');
const filter = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}`) });
const value = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name });
const people = (page: Page) => main(page).getByRole('list', { name: /^People matching/ });
const total = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /people|person/ });

/** A skill that no other test uses. */
const newSkill = () => newUsername('skill').replaceAll('_', '');

test('people are found by skill, narrowed by filters in the URL, and connected with in place', async ({
  page,
  browser,
}) => {
  test.slow();
  const skill = newSkill();
  await signUp(page.context());
  const bob = await signUpWithoutPage(browser, 'bob');
  const eve = await signUpWithoutPage(browser, 'eve');
  await updateProfile(bob, { skills: [skill], location: 'Lyon, France', stage: 'IDEA', lookingFor: ['CO_FOUNDER'] });
  await updateProfile(eve, { skills: [skill.toUpperCase()], location: 'Berlin', stage: 'IDEA' });

  await page.goto(`/search?query=${skill}&kind=people`);
  await expect(
    people(page)
      .getByRole('listitem')
      .filter({ hasText: /@(bob|eve)/ }),
  ).toHaveCount(2);
  await expect(total(page)).toHaveText('2 people');
  const checkReload = await watchForReload(page);

  await filter(page, 'Location').click();
  await expect(value(page, 'Lyon')).toContainText('1');
  await value(page, 'Lyon').click();
  await expect(value(page, 'Lyon')).toBeChecked();
  await expect(value(page, 'Berlin')).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/search?query=${skill}&kind=people&locations=Lyon`);
  await expect(total(page)).toHaveText('1 person');
  const found = people(page).getByRole('listitem').filter({ hasText: bob.username });
  await expect(found).toContainText(`Skills: ${skill}`);
  await expect(found).toContainText('Location: Lyon, France');
  await expect(people(page)).not.toContainText(eve.username);
  await filter(page, 'Stage').click();
  await expect(value(page, 'Idea')).toContainText('1');
  await page.keyboard.press('Escape');

  await found.getByRole('button', { name: `Connect with ${bob.username}` }).click();
  await expect(found.getByRole('button', { name: /^Pending/ })).toBeVisible();
  await checkReload();
  await page.reload();
  await expect(found.getByRole('button', { name: /^Pending/ })).toBeVisible();
  await expect(filter(page, 'Location')).toHaveText('Location: Lyon');

  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(newSkill());
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^No results for/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(/kind=people$|kind=people&query=[a-z0-9]+$|query=[a-z0-9]+&kind=people$/);
});

test('Back on a phone closes the menu of a filter and keeps the filter', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const skill = newSkill();
  await signUp(page.context());
  const bob = await signUpWithoutPage(browser, 'bob');
  await updateProfile(bob, { skills: [skill], location: 'Lyon, France' });
  await page.goto(`/search?query=${skill}&kind=people`);
  await filter(page, 'Location').click();
  await value(page, 'Lyon').click();
  await expect(value(page, 'Lyon')).toBeChecked();
  await expect(page).toHaveURL(/locations=Lyon/);
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(filter(page, 'Location')).toHaveText('Location: Lyon');
  await expect(page).toHaveURL(/locations=Lyon/);
  await page.goBack();
  await expect(filter(page, 'Location')).toHaveText('Location');
});

test('skills and location of a profile lead to people who share them', async ({ page, browser }) => {
  const skill = newSkill();
  await signUp(page.context());
  const bob = await signUpWithoutPage(browser, 'bob');
  const eve = await signUpWithoutPage(browser, 'eve');
  for (const person of [bob, eve]) await updateProfile(person, { skills: [skill], location: `${skill} Bay, Iceland` });
  await page.goto(`/user/${bob.username}`);
  await main(page).getByRole('tab', { name: 'About' }).click();
  await main(page).getByRole('list', { name: 'Skills' }).getByRole('link', { name: skill }).click();
  await expect(page).toHaveURL(`/search?kind=people&skills=${skill}`);
  await expect(filter(page, 'Skills')).toHaveText(`Skills: ${skill}`);
  await expect(people(page)).toContainText(eve.username);
  await page.goBack();
  await main(page)
    .getByRole('link', { name: `${skill} Bay, Iceland` })
    .click();
  await expect(page).toHaveURL(`/search?kind=people&locations=${skill}+Bay`);
  await expect(people(page)).toContainText(eve.username);
});

test('suggestions follow an edited profile without a reload', async ({ page, browser }) => {
  const skill = newSkill();
  const ann = await signUp(page.context(), 'ann');
  const bob = await signUpWithoutPage(browser, 'bob');
  await updateProfile(bob, { skills: [skill] });
  // Newer people would come first without a reason.
  for (const name of ['dan', 'eve', 'fay']) await signUpWithoutPage(browser, name);
  await page.goto('/profile');
  const rail = page.getByRole('complementary', { name: 'Sidebar' });
  const suggestions = rail.getByRole('list', { name: 'People you may know' });
  await expect(suggestions.getByRole('listitem').first()).toBeVisible();
  await expect(suggestions).not.toContainText(bob.username);
  const checkReload = await watchForReload(page);
  await main(page).getByRole('button', { name: 'Edit profile' }).click();
  const skills = main(page).getByRole('combobox', { name: 'Skills' });
  await skills.fill(skill);
  await skills.press('Enter');
  await main(page).getByRole('button', { name: 'Save profile' }).click();
  const first = suggestions.getByRole('listitem').first();
  await expect(first).toContainText(bob.username);
  await expect(first).toContainText(`Also knows ${skill}`);
  await expect(suggestions).not.toContainText(ann.username);
  await checkReload();
});

test('the search for people has no violations, with and without results', async ({ page, browser }) => {
  test.slow();
  const skill = newSkill();
  await signUp(page.context());
  const bob = await signUpWithoutPage(browser, 'bob');
  await updateProfile(bob, { skills: [skill], location: 'Lyon, France', bio: `I teach ${skill} to founders.` });
  for (const search of [
    'kind=people',
    `query=${skill}&kind=people&locations=Lyon`,
    `kind=people&skills=${newSkill()}`,
  ]) {
    await page.goto(`/search?${search}`);
    await expect(main(page).getByRole('status', { name: /loading/i })).toHaveCount(0);
    await expect(filter(page, 'Skills')).toBeVisible();
    await test.step(search, () => expectNoViolations(page));
  }
  await expect(filter(page, 'Looking for')).toBeDisabled();
  await filter(page, 'Skills').click();
  await expect(page.getByRole('menu').getByRole('menuitemcheckbox', { checked: true })).toHaveAccessibleName(
    /^skill\w+ 0 people$/,
  );
});
