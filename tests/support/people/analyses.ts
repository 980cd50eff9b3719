import type { Caller } from './people';

/** An idea with evidence for some scores. */
export const bakeryIdea =
  'Bakeries in Lyon throw away 20% of their bread every evening. We built an app that lets them sell it at half price. 12 bakeries pay 40 euros per month.';

/** The same idea with more evidence. */
export const betterIdea = `${bakeryIdea} We reach them through the bakers’ guild of Lyon, and 9 of them renewed after three months.`;

/** Analyses an idea through REST. @returns the analysis as REST shows it to its owner */
export async function buildAnalysis(owner: Caller, idea = bakeryIdea): Promise<any> {
  const { status, body } = await owner.rest('/api/startup-validator/quick-analyze', { body: { idea } });
  if (status !== 201) throw new Error(`No analysis: ${JSON.stringify(body)}`);
  return body.data.analysis;
}

/** Shares an analysis through REST. @returns the share */
export async function shareAnalysis(
  owner: Caller,
  id: string,
  target: { userId: string } | { link: true },
): Promise<any> {
  const { status, body } = await owner.rest(`/api/analyses/${id}/shares`, { body: target });
  if (status >= 300) throw new Error(`No share: ${JSON.stringify(body)}`);
  return body.data.share;
}

/** Comments on the first score of an analysis through REST. @param ref its id, or that of its link @returns the comment */
export async function commentOn(person: Caller, ref: string, content = 'Who says so?'): Promise<any> {
  const { status, body } = await person.rest(`/api/analyses/${ref}/comments`, {
    body: { claim: 'score.problem', content },
  });
  if (status !== 201) throw new Error(`No comment: ${JSON.stringify(body)}`);
  return body.data.comment;
}
