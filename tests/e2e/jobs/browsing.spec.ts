import { expect, test } from '../fixtures';
import { details, jobList, postJob } from '../support/jobs';
import { signUp, signUpWithoutPage, updateProfile } from '../support/people';
import { expectNoViolations } from '../support/violations';

test('the URL has the whole search; filters are saved, renamed and opened by their link', async ({ page, browser }) => {
  const poster = await signUpWithoutPage(browser, 'poster');
  const seeker = await signUp(page.context(), 'seeker');
  await updateProfile(seeker, { skills: ['Haskell'] });
  const query = `Mill ${poster.username}`;
  const first = await postJob(poster, { company: query, title: 'Haskell miller', skills: ['Haskell'], remote: true });
  await postJob(poster, {
    company: query,
    title: 'On-site miller',
    salaryMax: 90_000,
    salaryCurrency: 'EUR',
    salaryPeriod: 'YEAR',
  });

  await page.goto('/jobs');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(`"${query}"`);
  await page.keyboard.press('Enter');
  await expect(jobList(page).getByRole('listitem')).toHaveCount(2);
  await expect(jobList(page)).toContainText('2 jobs');
  // Wide screens show the first job beside the list.
  await expect(details(page).getByRole('heading', { level: 2, name: 'On-site miller' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Sort: Newest' }).click();
  await page.getByRole('menuitemradio', { name: /^Best fit/ }).click();
  await expect(jobList(page).getByRole('listitem').first()).toContainText('Asks for Haskell');
  await page.getByRole('button', { name: 'Workplace' }).click();
  await page.getByRole('menuitemradio', { name: 'Remote (1)' }).click();
  await expect(jobList(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/sort=BEST_FIT.*remote=true/);
  await page.reload();
  await expect(jobList(page).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Save this filter' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Remote mills');
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByRole('button', { name: 'Remote mills' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(jobList(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Rename or delete' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mills from home');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Filter renamed.').first()).toBeVisible();

  // A notification links to the saved filter by its id.
  const { savedJobFilters } = await seeker.graphql<{ savedJobFilters: { id: string }[] }>('{ savedJobFilters { id } }');
  await page.goto(`/jobs?filter=${savedJobFilters[0]!.id}`);
  await expect(page.getByRole('button', { name: 'Mills from home' })).toBeVisible();
  await expect(jobList(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/remote=true/);

  // Bookmarks, and the list of a job that opens on its own.
  await jobList(page).getByRole('button', { name: 'Bookmark Haskell miller' }).click();
  await page.getByRole('tab', { name: 'Bookmarked' }).click();
  await expect(jobList(page).getByRole('link', { name: 'Haskell miller' })).toBeVisible();
  await jobList(page).getByRole('link', { name: 'Haskell miller' }).click();
  await expect(page).toHaveURL(`/jobs/${first}?view=bookmarked`);

  // The job as a card of a post.
  await details(page).getByRole('button', { name: 'Share this job' }).click();
  await page.getByRole('menuitem', { name: 'Share as a post' }).click();
  const composer = page.getByRole('form', { name: 'New post' });
  await expect(composer.getByRole('link', { name: 'Haskell miller' })).toBeVisible();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Haskell miller' }).click();
  await expect(page).toHaveURL(`/jobs/${first}`);
});

test('a bookmark that arrives after the list of bookmarks was read is added to it', async ({ page, browser }) => {
  const poster = await signUpWithoutPage(browser, 'poster');
  await signUp(page.context(), 'seeker');
  await postJob(poster, { title: 'Night baker' });
  let release = (): void => undefined;
  const isListRead = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SetJobBookmark')) await isListRead;
    await route.fallback();
  });
  await page.goto(`/jobs?query=from%3A${poster.username}`);
  await jobList(page).getByRole('button', { name: 'Bookmark Night baker' }).click();
  await page.getByRole('tab', { name: 'Bookmarked' }).click();
  await expect(page.getByText('No bookmarked jobs.')).toBeVisible();
  release();
  await expect(jobList(page).getByRole('link', { name: 'Night baker' })).toBeVisible();
});

test('hostile texts of a job are text on every screen', async ({ page, browser }) => {
  const poster = await signUpWithoutPage(browser, 'poster');
  await signUp(page.context(), 'seeker');
  const payload = '<img src=x onerror="window.hacked=1"><svg onload="window.hacked=1">';
  const id = await postJob(poster, {
    title: payload,
    company: `"><script>window.hacked=1</script> ${poster.username}`,
    location: payload.slice(0, 90),
    skills: ['<b onmouseover=alert(1)>x</b>'],
    description: `# ${payload}\n\n[x](javascript:window.hacked=1) [y](data:text/html,x)\n\n- <script>window.hacked=1</script>`,
  });
  await page.goto(`/jobs?query=${poster.username}`);
  await expect(jobList(page).getByRole('link', { name: payload })).toBeVisible();
  await page.goto(`/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: payload })).toBeVisible();
  await expect(details(page).getByRole('heading', { level: 3, name: payload })).toBeVisible();
  await expect(details(page)).toContainText('[x](javascript:window.hacked=1)');
  await expect(
    details(page).locator('img[src="x"], script, svg[onload], [href^="javascript"], [href^="data"]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('list and job are separate pages, and without a network nothing is lost', async ({ page, browser }) => {
    const poster = await signUpWithoutPage(browser, 'poster');
    await signUp(page.context(), 'seeker');
    const id = await postJob(poster, { title: 'Pocket engineer', applyUrl: 'https://jobs.example.com/7' });
    await page.goto(`/jobs?query=from%3A${poster.username}`);
    await expect(page.getByRole('link', { name: 'Pocket engineer' })).toBeVisible();
    await expect(details(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Pocket engineer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pocket engineer' })).toBeFocused();
    await expect(jobList(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Apply on jobs.example.com' })).toHaveAttribute(
      'href',
      'https://jobs.example.com/7',
    );
    await page.getByRole('button', { name: 'Apply by message' }).click();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Written on a train');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('You’re offline. Your text is still here.');
    await expect(note).toHaveValue('Written on a train');
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole('button', { name: 'Apply by message' }).click();
    await expect(note).toHaveValue('Written on a train');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(page).toHaveURL(`/jobs?query=from%3A${poster.username}`);
    await expect(page.getByRole('link', { name: 'Pocket engineer' })).toBeVisible();
    await page.goto(`/jobs/${id.replace(/.$/, '0')}x`);
    await expect(page.getByText('This job was closed or deleted')).toBeVisible();

    // The filters are behind a button that can be touched.
    await page.goto(`/search?kind=jobs&query=from%3A${poster.username}`);
    const filters = page.getByRole('button', { name: 'Filters' });
    await expect(page.getByRole('link', { name: 'Pocket engineer' })).toBeVisible();
    expect((await filters.boundingBox())!.height).toBeGreaterThanOrEqual(36);
    await filters.click();
    await expect(page.getByRole('button', { name: 'Workplace' })).toBeVisible();
  });
});
