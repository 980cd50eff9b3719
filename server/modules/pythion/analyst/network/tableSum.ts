import { ByteRows, type Numbers } from './kernel';
import { keyOfName, type NameKey } from './nameHash';
import type { NameIndex } from './nameIndex';
import type { Table } from './unpack';

/** Sums of rows of a table by name. A name without a row adds nothing. */
export class TableSum {
  private readonly rows: NameIndex;
  private readonly values: ByteRows;
  private readonly step: number;

  constructor({ rows, width, values, step }: Table) {
    this.rows = rows;
    this.values = new ByteRows(values, width);
    this.step = step;
  }

  /** Adds the rows of the names times `scale`. */
  add(target: Numbers, names: readonly NameKey[], scale: number): void {
    const found: number[] = [];
    for (const name of names) {
      const row = this.rows.find(name);
      if (row !== undefined) found.push(row);
    }
    this.values.addSum(target, found, this.step * scale);
  }
}

/**
 * Adds a named row. A name without a row adds nothing.
 * @returns whether there is such a row
 */
export function addNamed(target: Numbers, { rows, width, values, step }: Table, name: string): boolean {
  const row = rows.find(keyOfName(name));
  if (row === undefined) return false;
  const start = row * width;
  for (let at = 0; at < width; at++) target[at]! += values[start + at]! * step;
  return true;
}
