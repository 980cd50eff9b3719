import type { Page } from '@playwright/test';
import type { Person } from './people';

/** An idea with evidence for some scores. */
export const bakeryIdea =
  'Bakeries in Lyon throw away 20% of their bread every evening. We built an app that lets them sell it at half price. 12 bakeries pay 40 euros per month.';

/** Analyzes an idea through the API. @returns the id of the analysis */
export async function analyze(person: Person, idea = bakeryIdea): Promise<string> {
  const { quickAnalyze } = await person.graphql<{ quickAnalyze: { id: string } }>(
    'mutation ($idea: String!) { quickAnalyze(idea: $idea) { id } }',
    { idea },
  );
  return quickAnalyze.id;
}

/** A section of the report by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The dialog on screen. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
