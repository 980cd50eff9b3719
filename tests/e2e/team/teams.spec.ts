import { expect, test } from '../fixtures';
import { analyze, bakeryIdea } from '../support/analyses';
import { message } from '../support/messages';
import { signUp, signUpWithPage, updateProfile } from '../support/people';
import { expectNoViolations } from '../support/violations';

test('a team is made from an analysis; a person applies, is shortlisted and accepted; both sides see it live', async ({
  page,
  browser,
}) => {
  const owner = await signUp(page.context(), 'owner');
  const { person: seeker, page: seekerPage } = await signUpWithPage(browser, 'seeker');
  await updateProfile(seeker, { skills: ['TypeScript'] });
  const analysisId = await analyze(owner, `${bakeryIdea} We still lack a developer.`);
  const name = `Crumbs ${owner.username}`;

  // The report hands over what is missing; the form keeps what is typed, and explains mistakes at their fields.
  await page.goto(`/analyses/${analysisId}`);
  await page.getByRole('button', { name: 'Find the missing skill' }).click();
  await expect(page).toHaveURL(new RegExp(`/team-finding/new\\?analysis=${analysisId}`));
  await expect(page.getByRole('listitem').filter({ hasText: 'Founding engineer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Pitch' }).fill('');
  await page.getByRole('button', { name: 'Edit Founding engineer' }).click();
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('200');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Describe what you’re building.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Pitch' })).toBeFocused();
  await expect(page.getByText('The hours must be a whole number from 1 to 80.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pitch' }).fill('Bread at half price, every evening.');
  await page.getByRole('textbox', { name: 'Hours a week' }).fill('20');
  await page.getByRole('textbox', { name: 'Highest equity in %' }).fill('5');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('People can find this team and apply for one role.')).toBeVisible();
  const path = new URL(page.url()).pathname;

  // Another person finds it by its words, reads why the role fits, and applies.
  await seekerPage.goto('/team-finding');
  await seekerPage.getByRole('searchbox', { name: 'Search teams' }).fill(`"${name}"`);
  await seekerPage.keyboard.press('Enter');
  await seekerPage.getByRole('link', { name, exact: true }).click();
  await expect(seekerPage).toHaveURL(new RegExp(path));
  await seekerPage.getByRole('button', { name: /^Fits you \d+ of 100/ }).click();
  await expect(seekerPage.getByText('You have 1 of 3 skills: TypeScript.')).toBeVisible();
  await seekerPage.getByRole('button', { name: 'Apply for Founding engineer' }).click();
  await seekerPage.getByRole('textbox', { name: 'Note' }).fill('I bake and I code');
  await seekerPage.getByRole('button', { name: 'Send application' }).click();
  await expect(seekerPage.getByText(/^Application sent\. .* hasn’t seen it yet\.$/)).toBeVisible();
  await expectNoViolations(seekerPage);

  // The owner, who is on the team, sees the applicant arrive and shortlists; the applicant sees both.
  await page.getByRole('tab', { name: 'Applicants (1)' }).click();
  await expect(page.locator('[data-applicant]')).toContainText('I bake and I code');
  await expect(seekerPage.getByText(/has seen your application\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Move / }).click();
  await page.getByRole('menuitemradio', { name: 'Shortlisted' }).click();
  await expect(page.getByRole('region', { name: 'Shortlisted' })).toContainText('I bake and I code');
  await expect(seekerPage.getByText('You’re shortlisted.')).toBeVisible();
  await expectNoViolations(page);

  // Accepting with words adds the member, fills the role and opens the conversation.
  await page.getByRole('button', { name: /^Move / }).click();
  await page.getByRole('menuitemradio', { name: 'On the team…' }).click();
  const decision = page.getByRole('dialog', { name: /^Accept / });
  await decision.getByRole('textbox', { name: 'Message' }).fill('Welcome to the bakery');
  await decision.getByRole('button', { name: 'Accept', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'On the team' })).toContainText('I bake and I code');
  await expect(page.locator('[data-applicant]')).toBeFocused();
  await page.getByRole('tab', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Roles' })).toContainText('Filled');
  await expect(seekerPage.getByText('You’re accepted. Welcome to the team.')).toBeVisible();
  await expect(seekerPage.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(2);
  await seekerPage.getByRole('link', { name: 'Open conversation' }).click();
  await expect(message(seekerPage, 'Welcome to the bakery')).toBeVisible();

  // The new member posts a job for the team, which links back.
  await seekerPage.goto('/jobs/new');
  await seekerPage.getByRole('combobox', { name: 'Team' }).click();
  await seekerPage.getByRole('option', { name }).click();
  await seekerPage.getByRole('textbox', { name: 'Title' }).fill('Baker');
  await seekerPage.getByRole('textbox', { name: 'Company' }).fill('Crumbs');
  await seekerPage.getByRole('button', { name: 'Save draft' }).click();
  await seekerPage.getByRole('link', { name: `Team: ${name}` }).click();
  await expect(seekerPage).toHaveURL(path);

  // Leaving shows at once to the owner.
  await seekerPage.getByRole('button', { name: 'More actions for this team' }).click();
  await seekerPage.getByRole('menuitem', { name: 'Leave team' }).click();
  await seekerPage.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByRole('region', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
});

test('the owner invites a person, who accepts; the team is paused, opened and deleted', async ({ page, browser }) => {
  const owner = await signUp(page.context(), 'owner');
  const { person: ben, page: benPage } = await signUpWithPage(browser, 'ben');
  const { createTeam } = await owner.graphql<{ createTeam: { id: string } }>(
    'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }',
    { input: { name: `Pausable ${owner.username}`, pitch: 'Rest for founders.', stage: 'IDEA' } },
  );
  const path = `/team-finding/${createTeam.id}`;
  await page.goto(path);

  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite to the team' });
  await invite.getByRole('searchbox', { name: 'Search people' }).fill(ben.username);
  await invite.getByRole('button', { name: new RegExp(ben.username) }).click();
  await invite.getByRole('textbox', { name: 'What they do' }).fill('Advisor');
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members.getByText('Invited', { exact: true })).toBeVisible();

  await benPage.goto('/team-finding?view=mine');
  await expect(benPage.getByText('You’re invited')).toBeVisible();
  await benPage.goto(path);
  await expect(benPage.getByRole('region', { name: 'Invitation' })).toContainText('as Advisor');
  await benPage.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(benPage.getByRole('region', { name: 'Invitation' })).toHaveCount(0);
  await expect(members.getByText('Invited', { exact: true })).toHaveCount(0);
  await expect(members).toContainText('Advisor');

  // A role is added on the page of the team, which its member sees at once.
  await page.getByRole('link', { name: 'Add a role' }).first().click();
  await page.getByRole('textbox', { name: 'Role title' }).fill('Sleep scientist');
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('heading', { name: 'Sleep scientist' })).toBeVisible();
  await expect(benPage.getByRole('heading', { name: 'Sleep scientist' })).toBeVisible();

  const more = page.getByRole('button', { name: 'More actions for this team' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await expect(page.getByText(/^Paused\. Only members/)).toBeVisible();
  await expect(benPage.getByText('Paused', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('People can find this team and apply for one role.')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
  await expect(page).toHaveURL('/team-finding?view=mine');
  await expect(benPage.getByText(/^This team was paused, closed or deleted/)).toBeVisible();
});
