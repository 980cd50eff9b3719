import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type E2eServer } from '../fixtures';
import { drawPicture } from '../../support/media/pictures';
import { signUp } from '../support/people';
import { open, part } from '../support/settings';

/** Takes a picture's files out of the server's store, in all sizes. */
async function removeFiles(server: E2eServer, imageUrl: string) {
  const folder = join(server.dataDir, 'media/profile');
  const [id] = /[0-9a-f-]{36}/.exec(imageUrl)!;
  const files = (await readdir(folder)).filter((name) => name.startsWith(id));
  expect(files).not.toEqual([]);
  await Promise.all(files.map((name) => rm(join(folder, name))));
}

test('the check of the profile names what is missing, finds what is broken, and repairs it', async ({
  page,
  server,
}) => {
  const { graphql } = await signUp(page.context());
  const { request } = page.context();
  const { accessToken } = (await (await request.post('/api/auth/refresh')).json()) as { accessToken: string };
  const upload = await request.post('/api/profile/upload-image', {
    headers: { authorization: `Bearer ${accessToken}` },
    multipart: { type: 'avatar', image: { name: 'me.png', mimeType: 'image/png', buffer: await drawPicture() } },
  });
  const { imageUrl } = ((await upload.json()) as { data: { imageUrl: string } }).data;
  await graphql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: { headline: 'Payroll', bio: 'Former auditor.', skills: ['Accounting'], lookingFor: ['PEERS'] },
  });

  await open(page, '/settings#profile-check');
  const check = part(page, 'Check my profile');
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('status')).toHaveText('No problems found. You can still add 1 detail.');
  await expect(check.getByRole('list', { name: 'Missing' }).getByRole('link')).toHaveText([/^Add your location/]);
  await expect(check.getByRole('button', { name: 'Fix' })).toHaveCount(0);

  await removeFiles(server, imageUrl);
  await check.getByRole('button', { name: 'Check again' }).click();
  await expect(check.getByRole('status')).toHaveText('1 problem found in your profile.');
  await expect(check.getByRole('list', { name: 'Problems' })).toHaveText(/^Your profile picture/);

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('RepairProfile') ? route.abort() : route.continue(),
  );
  await check.getByRole('button', { name: 'Fix' }).click();
  await expect(check.getByRole('alert')).toContainText('Couldn’t fix your profile.');
  await expect(check.getByRole('list', { name: 'Problems' })).toBeVisible();
  await page.unroute('**/graphql');
  await check.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(check.getByRole('status')).toHaveText(
    '1 problem fixed. No problems found. You can still add 2 details.',
  );
  await expect(check.getByRole('status')).toBeFocused();
  await expect(check.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  const { me } = await graphql<{ me: { profile: { avatarUrl: string | null } } }>('{ me { profile { avatarUrl } } }');
  expect(me.profile.avatarUrl).toBeNull();

  await check.getByRole('link', { name: /^Add your location/ }).click();
  await expect(page).toHaveURL(/\/profile/);
});
