import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween, merge, setAt, type Doc } from './document';

const base: Doc = {
  name: 'Plan',
  inputs: {
    openingCash: '100',
    customers: { newPerMonth: 10, monthlyGrowthPercent: [5, 4, 3, 2, 1] },
    hires: { ana: { title: 'Engineer', annualSalary: '90000' }, ben: { title: 'Sales', annualSalary: '60000' } },
  },
};
const edit = (path: string, value: unknown, doc = base) => setAt(doc, path.split('.'), value);

describe('changes', () => {
  it('turn one document into another, with entries that one of them lacks as a whole', () => {
    const after = edit('inputs.hires.ana', undefined, edit('inputs.subscription', { price: '49' }));
    const changes = changesBetween(base, after);
    expect(changes.map(({ path }) => path.join('.'))).toEqual(['inputs.hires.ana', 'inputs.subscription']);
    expect(applyChanges(base, changes)).toEqual(after);
    expect(changesBetween(base, edit('inputs.openingPayables', undefined))).toEqual([]);
  });

  it('have null as a value, which removes in a merge patch', () => {
    const patch = { hires: { ana: null } };
    expect(applyChanges({}, changesBetween({}, patch))).toEqual(patch);
    expect(changesBetween(patch, { hires: {} })).toEqual([{ path: ['hires', 'ana'], value: undefined }]);
  });

  it('leave the documents as they are', () => {
    const text = JSON.stringify(base);
    edit('inputs.hires.ana.title', 'Designer');
    expect(JSON.stringify(base)).toBe(text);
  });
});

describe('merge', () => {
  it('takes both sides where they change other values', () => {
    const { doc, conflicts } = merge(base, edit('inputs.openingCash', '200'), edit('inputs.hires.ana.title', 'CTO'));
    expect(conflicts).toEqual([]);
    expect(doc).toEqual(edit('inputs.hires.ana.title', 'CTO', edit('inputs.openingCash', '200')));
  });

  it('has no conflict where both sides made the same change', () => {
    const same = edit('inputs.openingCash', '200');
    expect(merge(base, same, edit('inputs.openingCash', '200')).conflicts).toEqual([]);
  });

  it('keeps mine where both changed one value, and names both', () => {
    const { doc, conflicts } = merge(
      base,
      edit('inputs.customers.newPerMonth', 20),
      edit('name', 'Theirs', edit('inputs.customers.newPerMonth', 30)),
    );
    expect(doc).toEqual(edit('name', 'Theirs', edit('inputs.customers.newPerMonth', 20)));
    expect(conflicts).toEqual([{ path: ['inputs', 'customers', 'newPerMonth'], mine: 20, theirs: 30 }]);
  });

  it('is one conflict when one side removed what the other one edited, whichever side it is', () => {
    const removed = edit('inputs.hires.ana', undefined);
    const edited = edit('inputs.hires.ana.title', 'CTO', edit('inputs.hires.ana.annualSalary', '95000'));
    const path = ['inputs', 'hires', 'ana'];
    const entry = { title: 'CTO', annualSalary: '95000' };
    expect(merge(base, removed, edited)).toEqual({
      doc: removed,
      conflicts: [{ path, mine: undefined, theirs: entry }],
    });
    expect(merge(base, edited, removed)).toEqual({
      doc: edited,
      conflicts: [{ path, mine: entry, theirs: undefined }],
    });
  });
});
