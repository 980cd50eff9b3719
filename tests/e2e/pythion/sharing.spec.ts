import { expect, test } from '../fixtures';
import { analyze, dialog, section } from '../support/analyses';
import { connectAll } from '../support/connections';
import { signUp, signUpWithPage } from '../support/people';
import { expectNoViolations } from '../support/violations';

test('an analysis is shared by name and by link, both comment live, and revoking closes open pages', async ({
  page,
  browser,
  server,
}) => {
  const founder = await signUp(page.context(), 'founder');
  const { person: named, page: namedPage } = await signUpWithPage(browser, 'named');
  const { page: linkPage } = await signUpWithPage(browser, 'linked');
  await connectAll(server, founder, [named]);
  const id = await analyze(founder);
  await page.goto(`/analyses/${id}`);

  // By name.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog(page, 'Share this analysis').getByRole('button', { name: 'Add people' }).click();
  const picker = dialog(page, 'Add people');
  await picker.getByRole('button', { name: 'Share' }).click();
  await expect(picker.getByText('Select at least one person.')).toBeVisible();
  await picker.getByRole('button', { name: named.username }).click();
  await picker.getByRole('button', { name: 'Share' }).click();
  const share = dialog(page, 'Share this analysis');
  await expect(share.getByRole('button', { name: `Remove access of ${named.username}` })).toBeVisible();

  // By link.
  await share.getByRole('button', { name: 'Create link' }).click();
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const link = await share.getByText(/\/shared-analysis\//).textContent();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  // Readers see the report with the text, and none of the owner's actions.
  await namedPage.goto(link!);
  await linkPage.goto(link!);
  // A person with access by name keeps it when the link is revoked.
  await expect(namedPage).toHaveURL(`/shared-analysis/${id}`);
  for (const reader of [namedPage, linkPage]) {
    await expect(section(reader, 'The founder’s text')).toBeVisible();
    await expect(reader.getByRole('main')).toContainText(`By ${founder.username}`);
    await expect(reader.getByText(`Written for ${founder.username}: “you” is the founder.`)).toBeVisible();
    await expect(reader.getByRole('tab', { name: /^Versions/ })).toHaveCount(0);
    for (const name of ['Share', 'Edit text', 'Star this analysis', 'Ask the network'])
      await expect(reader.getByRole('button', { name, exact: true })).toHaveCount(0);
  }

  // A comment on one claim crosses to the founder and to the reader by link.
  const scores = section(namedPage, 'The six scores');
  await scores.getByRole('button', { name: /^Comments on Adoption/ }).click();
  await scores.getByRole('textbox', { name: 'Comment on Adoption' }).fill('Which guild would introduce you?');
  await scores.getByRole('button', { name: 'Send' }).click();
  await expect(scores.getByRole('listitem').filter({ hasText: 'Which guild' }).first()).toBeVisible();
  for (const other of [page, linkPage])
    await expect(other.getByRole('button', { name: 'Comments on Adoption, 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Comments on Adoption, 1' }).click();
  const thread = page.getByRole('region', { name: 'Comments on Adoption' });
  await expect(thread).toContainText('Which guild would introduce you?');
  await thread.getByRole('textbox', { name: 'Comment on Adoption' }).fill('The one of Lyon.');
  await page.keyboard.press('Control+Enter');
  await thread.getByRole('textbox', { name: 'Comment on Adoption' }).press('Escape');
  await expect(thread).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Comments on Adoption, 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  const answer = scores.getByText('The one of Lyon.');
  await expect(answer).toBeVisible();
  await expectNoViolations(namedPage);

  // The author deletes a comment, which leaves the other pages.
  await thread.getByRole('button', { name: `Delete the comment by ${founder.username}` }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.reload();
  await expect(answer).toHaveCount(0);

  // A new version arrives on open pages.
  await founder.graphql('mutation ($id: ID!, $idea: String!) { createAnalysisVersion(id: $id, idea: $idea) { id } }', {
    id,
    idea: 'Cheese shops in Ghent throw away 30 kilos a week. We built an app for it. 8 cheese shops pay 25 euros per month.',
  });
  for (const each of [page, namedPage, linkPage])
    await expect(each.getByRole('heading', { level: 1 })).toContainText('Cheese shops in Ghent');

  // Revoking closes the pages of those who lost access, and of nobody else.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await share.getByRole('button', { name: 'Revoke link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke the link?' });
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(share.getByRole('button', { name: 'Revoke link' })).toBeFocused();
  await share.getByRole('button', { name: 'Revoke link' }).click();
  await linkPage.getByRole('button', { name: /^Comments on Adoption/ }).focus();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect(linkPage.getByText('You can no longer read this analysis.')).toBeVisible();
  await expect(linkPage.getByRole('heading', { level: 1, name: 'Access ended' })).toBeFocused();
  await expect(share.getByRole('heading', { name: 'People' })).toBeFocused();
  await expect(section(namedPage, 'The founder’s text')).toBeVisible();
  await share.getByRole('button', { name: `Remove access of ${named.username}` }).click();
  await page
    .getByRole('alertdialog', { name: `Remove ${named.username}’s access?` })
    .getByRole('button', { name: 'Remove access' })
    .click();
  await expect(namedPage.getByText('You can no longer read this analysis.')).toBeVisible();
  await expect(share.getByText('Only you can read this analysis by name so far.')).toBeVisible();
  await expectNoViolations(namedPage);
  await linkPage.reload();
  await expect(linkPage.getByText('This analysis was deleted, or it isn’t shared with you.')).toBeVisible();
});
