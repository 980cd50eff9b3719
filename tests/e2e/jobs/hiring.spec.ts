import { expect, test } from '../fixtures';
import { applyFor, details, expireInDays, jobList, postJob } from '../support/jobs';
import { message } from '../support/messages';
import { signUp, signUpWithPage, signUpWithoutPage } from '../support/people';
import { expectNoViolations } from '../support/violations';

test('a job is posted, found, applied for by message, and moved on the board; both sides see it live', async ({
  page,
  browser,
}) => {
  const poster = await signUp(page.context(), 'poster');
  const { person: seeker, page: seekerPage } = await signUpWithPage(browser, 'seeker');
  const company = `Quill ${poster.username}`;

  // The form: what is typed survives a reload, and mistakes are explained at their fields.
  await page.goto('/jobs/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Ledger engineer');
  await page.getByRole('textbox', { name: 'Company' }).fill(company);
  await page.getByRole('textbox', { name: 'Lowest pay' }).fill('much');
  await page.getByRole('textbox', { name: 'Highest pay' }).fill('90k');
  await expect(page.getByText('The salary must be a number.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Ledger engineer');
  await page.getByRole('textbox', { name: 'Lowest pay' }).fill('60,000');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Enter a location, or mark the job as remote.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Location' }).fill('Lyon, France');
  await page.getByRole('textbox', { name: 'About the job' }).fill('## You will\n\n- build the **ledger**');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'You will' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/jobs\/[\w-]+\?view=mine/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ledger engineer' })).toBeVisible();
  await expect(details(page).getByText('$60,000–$90,000 a year')).toBeVisible();
  const path = new URL(page.url()).pathname;
  const jobId = path.split('/').pop()!;

  // Another person finds it by the search box and narrows it by a facet.
  await seekerPage.goto('/search');
  await seekerPage.getByRole('searchbox', { name: 'Search' }).fill(`"${company}" -frontend`);
  await seekerPage.keyboard.press('Enter');
  await seekerPage.getByRole('tab', { name: 'Jobs' }).click();
  await seekerPage.getByRole('button', { name: 'Type' }).click();
  await seekerPage.getByRole('menuitemcheckbox', { name: /^Full-time/ }).click();
  await seekerPage.keyboard.press('Escape');
  await expect(seekerPage).toHaveURL(/types=FULL_TIME/);
  await seekerPage.getByRole('link', { name: 'Ledger engineer' }).click();
  await expect(seekerPage).toHaveURL(path);
  await expect(seekerPage.getByRole('listitem').filter({ hasText: 'build the ledger' })).toBeVisible();

  // Applying opens the conversation, with the job as a card.
  await seekerPage.getByRole('button', { name: 'Apply', exact: true }).click();
  await seekerPage.getByRole('textbox', { name: 'Note' }).fill('I know ledgers');
  await seekerPage.getByRole('button', { name: 'Send application' }).click();
  await expect(seekerPage).toHaveURL(/\/messages\?conversation=/);
  const card = message(seekerPage, 'I know ledgers').getByRole('link', { name: 'Ledger engineer' });
  await card.click();
  await expect(seekerPage.getByText('Application sent.')).not.toHaveCount(0);

  // The poster, who is on the job, sees the applicant arrive; opening the board marks them as seen.
  await page.getByRole('tab', { name: 'Applicants (1)' }).click();
  const applicant = page.locator('[data-applicant]');
  await expect(applicant).toContainText('I know ledgers');
  await expect(seekerPage.getByText('The poster has seen your application.')).toBeVisible();
  await page.getByRole('button', { name: /^Add a private note/ }).click();
  await page.getByRole('textbox', { name: 'Private note' }).fill('Strong. Call on Monday.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Move / }).click();
  await page.getByRole('menuitemradio', { name: 'Shortlisted' }).click();
  await expect(page.getByRole('region', { name: 'Shortlisted' })).toContainText('I know ledgers');
  await expect(seekerPage.getByText('You’re shortlisted.')).toBeVisible();
  // The pointer may rest on a name, whose card opens meanwhile.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoViolations(page);
  await applicant.focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: 'Declined' })).toContainText('I know ledgers');
  await expect(seekerPage.getByText('The poster declined your application.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Private note' })).toHaveValue('Strong. Call on Monday.');

  // Another person applies and the first one withdraws: the open board follows.
  const late = await signUpWithoutPage(browser, 'late');
  await applyFor(late, jobId, 'Am I late?');
  await expect(page.getByRole('region', { name: 'New and seen' })).toContainText('Am I late?');
  await seekerPage.getByRole('button', { name: 'Withdraw' }).click();
  await seekerPage.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(seekerPage.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Declined' })).toHaveCount(0);

  // Applying again is possible, and the list of applications follows.
  await applyFor(seeker, jobId, 'Once more');
  await seekerPage.goto('/jobs?view=applications');
  await expect(jobList(seekerPage).getByRole('listitem')).toHaveCount(1);
  await expect(jobList(seekerPage)).toContainText(/Sent|Seen/);
  await expect(page.locator('[data-applicant]').filter({ hasText: 'Once more' })).toBeVisible();
});

test('the poster renews, closes, publishes again and deletes a job', async ({ page, server }) => {
  const poster = await signUp(page.context(), 'poster');
  const id = await postJob(poster, { title: 'Short-lived' });
  await expireInDays(server, id, 3);
  await page.goto(`/jobs/${id}`);
  await expect(page.getByText(/^Expires in \d days/)).toBeVisible();
  await page.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText(/^Open until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions for this job' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByText('This job is closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(page.getByText(/^Open until/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Longer-lived');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Longer-lived' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions for this job' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete job' }).click();
  await expect(page).toHaveURL('/jobs?view=mine');
  await expect(page.getByText('You haven’t posted a job yet.')).toBeVisible();
});
