import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { administer, withDatabase } from '../../support/server/administer';
import { createBuiltServer } from '../../support/server/builtServer';
import { makeDataDir } from '../../support/server/cluster';
import { findFreePort } from '../../support/server/freePort';
import { modelJson, stalls, startModelServer, streams } from '../../support/model/modelServer';
import { expect, test } from '../fixtures';
import { analyze, section } from '../support/analyses';
import { signUp } from '../support/people';
import { expectNoViolations } from '../support/violations';

const written = 'The bakeries that pay could introduce others.';
const answer = modelJson([
  { text: written },
  { text: 'There are 35,000 bakeries in France.' },
  { text: 'The half price carries the case.' },
]);

test('a language model enriches a report with progress, is canceled, and its sentences are marked', async ({
  browser,
  server,
}) => {
  const model = await startModelServer();
  // A database of its own: other processes on it have no model, and would take the job.
  const clusterUrl = process.env.E2E_DATABASE_URL!;
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await administer(clusterUrl, `create database ${name}`);
  const dataDir = await makeDataDir('e2e-model');
  const withModel = createBuiltServer({
    PORT: String(await findFreePort()),
    DATABASE_URL: withDatabase(clusterUrl, name),
    DATA_DIR: dataDir,
    RATE_LIMIT_BYPASS_KEY: server.bypassKey,
    ...model.env(),
  });
  try {
    await withModel.start();
    const page = await browser.newPage({ baseURL: withModel.url });
    const person = await signUp(page.context());
    await page.goto(`/analyses/${await analyze(person)}`);
    const part = section(page, 'Language model');
    const start = part.getByRole('button', { name: 'Enrich with the language model' });
    await expect(start).toBeVisible();

    // It writes, and stops within its answer until it is canceled.
    model.answer(stalls(answer.slice(0, -2)));
    await start.click();
    await expect(part.getByRole('progressbar', { name: /^Writing: \d sentences? so far$/ })).toBeVisible();
    await expectNoViolations(page);
    await part.getByRole('button', { name: 'Cancel' }).click();
    await expect(part.getByText('Canceled. The built-in report is unchanged.')).toBeVisible();
    await expect(page.getByText(written)).toHaveCount(0);

    // The next run ends. What the text doesn't back up is left out.
    model.answer(streams(answer));
    await part.getByRole('button', { name: 'Run it again' }).click();
    await expect(part.getByText(/^small-model added \d sentences?, marked “Language model”\./)).toBeVisible();
    const sentence = section(page, 'Market').getByRole('listitem').filter({ hasText: written });
    await expect(sentence.getByText('Language model')).toBeVisible();
    await expect(page.getByText('35,000')).toHaveCount(0);
    await page.reload();
    await expect(sentence.getByText('Language model')).toBeVisible();
  } finally {
    await withModel.end('SIGTERM');
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
