import { expect, vi } from 'vitest';
import { buildAnalysis } from '../people/analyses';
import type { Caller, Person } from '../people/people';

/** Starts the language model on an analysis. @returns the analysis as it is then */
export async function startEnrichment(person: Caller, id: string): Promise<any> {
  const { status, body } = await person.rest(`/api/analyses/${id}/enrichment`, { method: 'POST' });
  expect([status, body.error]).toEqual([202, undefined]);
  return body.data.analysis;
}

export const readAnalysis = async (person: Caller, id: string): Promise<any> =>
  (await person.rest(`/api/analyses/${id}`)).body.data.analysis;

/** Waits until the language model has finished with an analysis, in whatever way. */
export const waitForEnrichment = (person: Caller, id: string): Promise<any> =>
  vi.waitFor(
    async () => {
      const analysis = await readAnalysis(person, id);
      expect(analysis.enrichment.status).not.toBe('running');
      return analysis;
    },
    { timeout: 15_000, interval: 50 },
  );

/** Analyses an idea, and waits until the language model has finished with it. */
export async function buildEnriched(owner: Person, idea?: string): Promise<any> {
  const { id } = await buildAnalysis(owner, idea);
  await startEnrichment(owner, id);
  return waitForEnrichment(owner, id);
}

/** Texts of the sentences that a model wrote. */
export const modelTexts = ({ sentences }: any): string[] =>
  sentences.filter(({ source }: any) => source === 'model').map(({ text }: any) => text);

/** An analysis without its enrichment, times and the model's sentences: what the built-in analyst says. */
export const builtInPart = ({ enrichment: _enrichment, sentences, ...rest }: any) => ({
  ...rest,
  sentences: sentences.filter(({ source }: any) => source === 'builtIn'),
});
