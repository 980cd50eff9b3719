import { describe, expect, it } from 'vitest';
import { getNewsAge } from './newsAge';

const now = Date.parse('2026-03-01T12:00:00Z');
const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`;
const read = (fetchedAt: string | null, isFailing = false) => ({ fetchedAt, isFailing });

describe('the age of news', () => {
  it.each([
    ['is current without a failure', [read(at(1))], at(1), { state: 'current' }],
    ['is current shortly after a source was read', [read(at(11)), read(at(2), true)], at(11), { state: 'current' }],
    ['is shown when no source was read for hours', [read(at(9), true)], at(9), { state: 'old', since: at(9) }],
    ['is unknown when no source was ever read', [read(null, true)], null, { state: 'never' }],
    ['is current before the first attempt', [read(null)], null, { state: 'current' }],
  ])('%s', (_title, sources, fetchedAt, age) => {
    expect(getNewsAge({ source: undefined, sources, fetchedAt }, now)).toEqual(age);
  });

  it('is that of one source when only its stories are shown', () => {
    const sources = [read(at(11)), read(at(2), true)];
    expect(getNewsAge({ source: sources[1], sources, fetchedAt: at(11) }, now)).toEqual({ state: 'old', since: at(2) });
  });
});
