import { isObject, type Path } from '../model/document';
import { describeEntry } from './entries';
import { choiceLabels } from './labels';
import { entryFields, fieldOf, labelOf, type EntryKind } from './sections';
import { formatExact } from '../result/format';

const isEntryKind = (name: string | undefined): name is EntryKind =>
  name !== undefined && Object.hasOwn(entryFields, name);

function unitOf(path: Path, currency: string): string {
  const kind = fieldOf(path)?.kind;
  if (kind === 'money') return ` ${currency}`;
  return kind === 'percent' || kind === 'percents' ? ' %' : '';
}

/** A value of the inputs in a few words: "1,049.00 EUR", "3 %", "none", "Engineer". */
export function describeValue(path: Path, value: unknown, currency: string): string {
  const [kind] = path;
  if (value === undefined || value === null) return 'none';
  const unit = unitOf(path, currency);
  if (Array.isArray(value)) return value.join(', ') + unit;
  if (isObject(value)) return isEntryKind(kind) ? describeEntry(kind, value).title : 'on';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (unit) return formatExact(String(value)) + unit;
  return choiceLabels[String(value)] ?? String(value);
}

/**
 * The name of a place of the inputs: "Customers: Monthly churn", "People: Engineer, Annual salary".
 * @param inputs documents in which the entry may be, the first one that has it names it
 */
export function describePath(path: Path, ...inputs: unknown[]): string {
  const [kind, key, field] = path;
  if (!isEntryKind(kind) || key === undefined) return labelOf(path);
  const entry = inputs.map((one) => isObject(one) && isObject(one[kind]) && one[kind][key]).find(isObject);
  const [section] = labelOf([kind]).split(':');
  const title = entry ? describeEntry(kind, entry).title : key;
  return field
    ? `${section}: ${title}, ${(entryFields[kind][field]?.label ?? field).toLowerCase()}`
    : `${section}: ${title}`;
}
