import type { Field } from '../../../../shared/projection/fields';

const grouped = /^-?\d{1,3}([,\u202f\u00a0 ]\d{3})+(\.\d+)?$/;

/**
 * The value of what is typed into a field. What can't be read stays text, which the engine rejects with the reason, so
 * nothing typed is lost. Undefined for an empty field.
 */
export function parseTyped(kind: Field['kind'], typed: string): unknown {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  if (kind === 'text') return typed;
  const text = grouped.test(trimmed) ? trimmed.replaceAll(/[^\d.-]/g, '') : trimmed;
  if (kind === 'money') return text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  if (kind === 'percent' || kind === 'count' || kind === 'whole')
    return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
  return text;
}

/** The text of a field with a value. */
export const formatTyped = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
