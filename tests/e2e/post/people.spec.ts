import { expect, test } from '../fixtures';
import { publish, signUp, signUpWithoutPage, updateProfile } from '../support/people';

test('the counts of a post open who likes and who shared it', async ({ page, context, browser }) => {
  const ana = await signUp(context);
  const id = await publish(ana, 'Who reads this?');
  const [bea, cas] = [await signUpWithoutPage(browser, 'bea'), await signUpWithoutPage(browser, 'cas')];
  await updateProfile(bea, { displayName: 'Bea Lima' });
  await updateProfile(cas, { displayName: 'Cas Berg' });
  for (const person of [bea, cas])
    await person.graphql('mutation ($id: ID!) { setPostLike(id: $id, liked: true) { id } }', { id });
  await page.goto(`/post/${id}`);
  const counts = page.getByRole('list', { name: 'Likes and shares' });
  await expect(counts.getByRole('button')).toHaveText(['2 likes']);

  await bea.graphql('mutation ($id: ID!) { sharePost(id: $id) { id } }', { id });
  await expect(counts.getByRole('button')).toHaveText(['2 likes', '1 share']);

  await counts.getByRole('button', { name: '2 likes' }).click();
  const likes = page.getByRole('dialog', { name: 'Likes' });
  await expect(likes.getByRole('listitem')).toHaveCount(2);
  await expect(likes.getByRole('listitem').first()).toContainText('Cas Berg');
  await likes.getByRole('button', { name: 'Close' }).click();
  await counts.getByRole('button', { name: '1 share' }).click();
  const shares = page.getByRole('dialog', { name: 'Shares' });
  await expect(shares.getByRole('listitem')).toHaveText([/Bea Lima/]);
});
