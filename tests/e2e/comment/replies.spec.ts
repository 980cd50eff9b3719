import { expect, test } from '../fixtures';
import { publish, signUp } from '../support/people';

test('a sent reply is in view above the comment form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const person = await signUp(page.context());
  const id = await publish(person, `Answer me, says ${person.username}`);
  await person.graphql('mutation ($id: ID!, $text: String!) { createComment(postId: $id, content: $text) { id } }', {
    id,
    text: 'One\nTwo\nThree\nFour',
  });
  await page.goto(`/post/${id}`);
  await page.getByRole('button', { name: `Reply to ${person.username}` }).click();
  const field = page.getByRole('textbox', { name: 'Write a reply' });
  await field.fill('Five\nSix\nSeven');
  await field.press('Control+Enter');
  const reply = page.getByRole('article', { name: `Reply by ${person.username}` });
  await expect(reply).toBeInViewport();
  const form = page.getByRole('form', { name: 'Write a comment' });
  await expect
    .poll(async () => (await reply.boundingBox())!.y + (await reply.boundingBox())!.height)
    .toBeLessThanOrEqual((await form.boundingBox())!.y);
});
