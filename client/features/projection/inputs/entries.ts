import { categoryLabels, costKindLabels, roundKindLabels } from './labels';
import { entryFields, type EntryKind } from './sections';

/** A key that no entry has. Later ones come later in the order of keys. */
export function newKey(entries: Record<string, unknown>): string {
  let time = Date.now();
  while (Object.hasOwn(entries, time.toString(36))) time += 1;
  return time.toString(36);
}

/** Entries in the order of their keys, which is that of the database: shorter ones first. */
export const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one.length - other.length || (one < other ? -1 : 1);

/** What a new entry starts with. */
export function newEntry(kind: EntryKind, startMonth: unknown): Record<string, unknown> {
  if (kind === 'costs') return { name: 'New cost', category: 'generalAdmin', kind: 'fixed', amount: '0' };
  if (kind === 'hires')
    return { title: 'New role', category: 'researchDevelopment', annualSalary: '0', startMonth, count: 1 };
  return { name: 'New round', kind: 'grant', month: startMonth, amount: '0' };
}

/** Fields that mean something for an entry, and those that it has. */
export function shownFields(kind: EntryKind, entry: Record<string, unknown>): string[] {
  const isPercent = String(entry.kind).startsWith('percent');
  const hidden = new Set<string>();
  if (kind === 'costs') hidden.add(isPercent ? 'amount' : 'percent');
  if (kind === 'rounds' && entry.kind !== 'equity') hidden.add('preMoney').add('optionPoolPercent');
  if (kind === 'rounds' && entry.kind !== 'safe') hidden.add('postMoneyCap');
  return Object.keys(entryFields[kind]).filter((name) => !hidden.has(name) || (entry[name] ?? null) !== null);
}

const amount = (value: unknown): string => {
  const number = Number(value);
  return value === undefined || Number.isNaN(number) ? '' : number.toLocaleString('en', { maximumFractionDigits: 2 });
};

/** An entry in one line. */
export function describeEntry(kind: EntryKind, entry: Record<string, unknown>): { title: string; detail: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (kind === 'hires') {
    const count = Number(entry.count ?? 1);
    return {
      title: text(entry.title) || categoryLabels[entry.category as 'cogs'] || 'Role',
      detail: [`${count > 1 ? `${count} × ` : ''}${amount(entry.annualSalary)}`, text(entry.startMonth)]
        .filter(Boolean)
        .join(' · '),
    };
  }
  if (kind === 'rounds')
    return {
      title: text(entry.name) || roundKindLabels[entry.kind as 'equity'] || 'Round',
      detail: [amount(entry.amount), text(entry.month)].filter(Boolean).join(' · '),
    };
  const isPercent = String(entry.kind).startsWith('percent');
  return {
    title: text(entry.name) || 'Cost',
    detail: isPercent
      ? `${amount(entry.percent)}${costKindLabels[entry.kind as 'fixed'] ?? ''}`.replace('%', ' %')
      : `${amount(entry.amount)} ${(costKindLabels[entry.kind as 'fixed'] ?? '').toLowerCase()}`,
  };
}
