import type { Quantity } from '../../text/quantities';
import { formatOperand } from '../texts';

/** "34", or "(34 + 11)" for several. */
export function formatSum(parts: readonly Quantity[]): string {
  const sum = parts.map(formatOperand).join(' + ');
  return parts.length > 1 ? `(${sum})` : sum;
}
