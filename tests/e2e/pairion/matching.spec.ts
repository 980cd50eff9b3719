import type { Page } from '@playwright/test';
import pg from 'pg';
import { expect, test, type E2eServer } from '../fixtures';
import { signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';

type Profile = { role: RegExp; have: string; need: string };

const scenesOf = (page: Page) => page.getByRole('region', { name: 'How you work' }).getByRole('radio');

/** Fills the first three steps of the guide. The skills are unique to the test, so that people of other tests do not match. */
async function fillProfile(page: Page, { role, have, need }: Profile) {
  const next = async (name: RegExp) => {
    await page.getByRole('button', { name }).click();
  };
  await page.goto('/pairion');
  await page.getByRole('link', { name: 'Start your profile' }).click();
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('radio', { name: /^Full time/ }).check();
  await page.getByRole('radio', { name: /^Idea/ }).check();
  await next(/^Next: Skills/);
  await page.getByRole('combobox', { name: 'Skills you have' }).fill(`${have},`);
  await page.getByRole('combobox', { name: 'Skills you need' }).fill(`${need},`);
  await next(/^Next: Time and place/);
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('40');
  await page.getByRole('radio', { name: /^Remote/ }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function finishProfile(page: Page) {
  await page.getByRole('button', { name: /^Next: How you work/ }).click();
  await expect(scenesOf(page)).toHaveCount(20);
  for (const index of [0, 2, 4, 6, 8]) await scenesOf(page).nth(index).check();
  await expect(page.getByText('5 of 10 answered')).toBeVisible();
  await page.getByRole('button', { name: /^Next: What matters/ }).click();
  await page.getByRole('group', { name: 'Skills' }).getByRole('radio', { name: 'Must-have' }).check();
  await expect(page.getByText('Your profile is complete.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Lets every trial project end before today. */
async function endTrials({ databaseUrl }: E2eServer) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update pairion_trial set starts_on = starts_on - 60, ends_on = ends_on - 60');
  await client.end();
}

test('two people fill profiles, invite, match, talk and agree on a trial; both see it live', async ({
  page,
  browser,
  server,
}) => {
  const ana = await signUp(page.context(), 'ana');
  const { person: ben, page: benPage } = await signUpWithPage(browser, 'ben');
  const skill = (name: string) => `${name} ${ana.username}`;

  // What is entered is saved as one goes, and the guide continues where something is missing.
  await fillProfile(page, { role: /^Technical/, have: skill('Code'), need: skill('Sales') });
  await page.goto('/pairion');
  await expect(page.getByText('At least five scenes')).toBeVisible();
  await page.getByRole('link', { name: 'Continue your profile' }).click();
  await expect(page.getByRole('heading', { name: 'How you work' })).toBeVisible();
  // A mistake is explained at its field.
  await page.getByRole('button', { name: 'Skills', exact: true }).click();
  const skills = page.getByRole('combobox', { name: 'Skills you have' });
  await skills.fill(`${'x'.repeat(60)},`);
  await expect(skills).toHaveAccessibleDescription(/An entry can have at most 40 characters\./);
  await skills.press('Backspace');
  await page.getByRole('button', { name: 'Time and place', exact: true }).click();
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('400');
  await expect(page.getByText('can be at most 100.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Hours a week' })).toHaveValue('400');
  // Text that is no number is kept, also across steps and a reload.
  const hours = page.getByRole('textbox', { name: 'Hours a week' });
  await hours.fill('many');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'How you work', exact: true }).click();
  await page.getByRole('button', { name: 'Time and place', exact: true }).click();
  await page.reload();
  await expect(hours).toHaveValue('many');
  await expect(hours).toHaveAccessibleDescription(/Enter a whole number\./);
  await hours.fill('45');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await finishProfile(page);
  await expectNoViolations(page);

  await fillProfile(benPage, { role: /^Sales/, have: skill('Sales'), need: skill('Code') });
  await finishProfile(benPage);
  await benPage.goto('/pairion');
  const card = benPage.getByRole('article', { name: ana.username });
  await expect(card).toContainText('of 100');
  await expect(benPage.getByText('Changes of your profile show here within 10 minutes.')).toBeVisible();
  await card.getByText('points add up').click();
  await expect(card.getByRole('row', { name: 'Score' })).toBeVisible();
  await expectNoViolations(benPage);

  // Passing can be undone, and a saved person is listed.
  await card.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(card).toHaveCount(0);
  // Keyboard focus stays where the person was.
  await expect(benPage.getByRole('link', { name: 'Review your preferences' })).toBeFocused();
  await benPage.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');

  // An invitation that is too long keeps its text; a shorter one arrives live.
  await page.goto('/pairion?tab=invitations');
  await expect(page.getByText('No invitations yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Invite' }).click();
  const note = benPage.getByRole('textbox', { name: 'Note' });
  await note.fill('x'.repeat(301));
  await benPage.getByRole('button', { name: 'Send invitation' }).click();
  await expect(note).toHaveAttribute('aria-invalid', 'true');
  await expect(note).toHaveValue('x'.repeat(301));
  await note.fill('Let’s build a ledger');
  await benPage.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(benPage.getByRole('link', { name: 'Review your preferences' })).toBeFocused();
  await benPage.getByRole('tab', { name: 'Matches' }).click();
  await expect(benPage.getByText('No matches yet.')).toBeVisible();

  await expect(page.getByText('Let’s build a ledger')).toBeVisible();
  // A candidate who has invited one is answered, not invited.
  await page.getByRole('tab', { name: 'Today' }).click();
  const inviter = page.getByRole('article', { name: ben.username });
  await expect(inviter.getByRole('button', { name: 'Invite' })).toHaveCount(0);
  await inviter.getByRole('link', { name: 'Read their invitation' }).click();
  // Whoever is invited can see how the two fit before they answer.
  await page.getByText(/^How you fit: \d+ of 100$/).click();
  await expect(page.getByRole('list', { name: 'How they fit you' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  const anaMatch = benPage.getByRole('article', { name: ana.username });
  await expect(anaMatch.getByRole('link', { name: 'Open conversation' })).toBeVisible();
  await expect(anaMatch.getByText(/^How you fit: \d+ of 100$/)).toBeVisible();

  // A trial project, proposed by one and accepted by the other.
  await anaMatch.getByRole('button', { name: 'Propose a trial' }).click();
  await benPage.getByRole('textbox', { name: 'Goal' }).fill('Ten paying customers');
  await benPage.getByRole('textbox', { name: 'What you do' }).fill('Sell');
  await benPage.getByRole('button', { name: 'Propose trial' }).click();
  await expect(benPage.getByRole('textbox', { name: /^What ana/ })).toHaveAttribute('aria-invalid', 'true');
  await benPage.getByRole('textbox', { name: /^What ana/ }).fill('Build');
  await benPage.getByRole('button', { name: 'Propose trial' }).click();
  await page.getByRole('tab', { name: 'Matches' }).click();
  const benMatch = page.getByRole('article', { name: ben.username });
  await expect(benMatch).toContainText('Ten paying customers');
  await benMatch.getByRole('button', { name: 'Accept trial' }).click();
  await expect(anaMatch).toContainText('You both agreed.');

  // At its end each is asked in private, and can change the answer until both go on.
  await endTrials(server);
  await page.reload();
  await benPage.reload();
  await benMatch.getByRole('button', { name: 'No, stop here' }).click();
  await expect(benMatch).toContainText('You want to stop here.');
  await anaMatch.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(anaMatch).toContainText('You want to go on. You see');
  await expectNoViolations(page);
  await expect(benMatch.getByRole('button', { name: 'No, stop here' })).toHaveAttribute('aria-pressed', 'true');
  await benMatch.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(benMatch).toContainText('You both want to go on.');
  await expect(anaMatch).toContainText('You both want to go on.');
  await benPage.mouse.move(0, 0);
  await expectNoViolations(benPage);

  // They talk: one of the ten questions starts the conversation, and the answer arrives live.
  await benMatch.getByRole('link', { name: 'Open conversation' }).click();
  await anaMatch.getByRole('link', { name: 'Open conversation' }).click();
  const talk = benPage.getByRole('feed');
  await expect(talk).toContainText(`${ana.username} and you matched on Pairion`);
  await talk.getByText('Ten questions before you found').click();
  await expectNoViolations(benPage);
  await talk.getByRole('button', { name: 'Who decides when we disagree' }).click();
  const field = benPage.getByRole('textbox', { name: `Message ${ana.username}` });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Who decides when we disagree, and about what?');
  await field.press('Enter');
  await expect(page.getByRole('feed')).toContainText('Who decides when we disagree');
  await page.getByRole('textbox', { name: `Message ${ben.username}` }).fill('You on sales, I on code');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk).toContainText('You on sales, I on code');
});

test('availability is saved at once; a pause hides the candidates, and nothing fails', async ({ page }) => {
  const ana = await signUp(page.context(), 'ana');
  await fillProfile(page, { role: /^Design/, have: `Ink ${ana.username}`, need: `Code ${ana.username}` });
  await finishProfile(page);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto('/pairion');
  await expect(page.getByText(/^No more candidates today/)).toBeVisible();
  const availability = page.getByRole('region', { name: 'Your availability' });
  await availability.getByRole('radio', { name: 'Paused' }).check();
  await expect(page.getByText('You’re paused.')).toBeVisible();
  await expect(availability).toContainText('Nobody sees you');
  await page.reload();
  await expect(availability.getByRole('radio', { name: 'Paused' })).toBeChecked();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText(/^No more candidates today/)).toBeVisible();
  await expect(availability.getByRole('radio', { name: 'Looking' })).toBeChecked();
  // A list is read again after a wait of 0.2 s.
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
