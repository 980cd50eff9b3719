import { expect, test } from 'vitest';
import { analyseIdea } from './analyse';
import { fieldLookAlikes } from './testing/lookAlikes.fields';
import { laterFieldLookAlikes } from './testing/lookAlikes.fields2';

function legalOf(text: string, language?: string): string {
  const result = analyseIdea(text, language);
  return result.ok ? (result.report.dealBreakers.find(({ key }) => key === 'legal')?.state ?? 'none') : 'refused';
}

/** Of the first 39 pairs, nine harms and four remedies were misread before the rules of 2.8. */
test('tells harmful businesses from their remedies in many fields', { timeout: 60_000 }, () => {
  const misses = [...fieldLookAlikes, ...laterFieldLookAlikes].flatMap(({ id, language, harm, remedy }) =>
    [language, undefined].flatMap((named) => [
      ...(legalOf(harm, named) === 'fail' ? [] : [`${id}: harm missed`]),
      ...(['fail', 'refused'].includes(legalOf(remedy, named)) ? [`${id}: remedy called harm`] : []),
    ]),
  );
  expect([...new Set(misses)]).toEqual([]);
});
