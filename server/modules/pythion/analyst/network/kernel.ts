import { kernelCode } from './kernel.generated';

/** Numbers in the memory of the kernel, which reads and writes nothing else. */
export type Numbers = Float32Array & { readonly inKernel: true };

type Kernel = {
  memory: { buffer: ArrayBuffer };
  addProduct: (target: number, columns: number, row: number, rows: number, matrix: number) => void;
  addRow: (target: number, columns: number, row: number) => void;
  keepPositive: (values: number, count: number) => void;
  keepHighest: (target: number, columns: number, rows: number, count: number) => void;
  addByteRows: (target: number, columns: number, list: number, count: number, scale: number) => void;
  repeat: (target: number, columns: number, row: number, count: number) => void;
};

/** WebAssembly, because it computes four numbers at a time; see kernel.wat. */
const kernel = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(kernelCode, 'base64')))
  .exports as unknown as Kernel;

/** Of a number. */
const bytes = 4;

/** Columns of a block: those that the kernel keeps in registers. */
const block = 32;

/** Bytes of the first page, in which the kernel lists the numbers of a row that are not 0, 8 bytes each. */
const page = 65_536;
const mostRows = page / 8;

/** Places start at multiples of so many bytes. */
const alignment = 16;

let taken = page;

function take(size: number): number {
  const start = taken;
  const end = start + Math.ceil(size / alignment) * alignment;
  if (end > kernel.memory.buffer.byteLength) throw new RangeError('The memory of the kernel is full.');
  taken = end;
  return start;
}

/** Zeros, for as long as the process runs: nothing is given back. */
export const allocate = (length: number): Numbers =>
  new Float32Array(kernel.memory.buffer, take(length * bytes), length) as Numbers;

/** The length of the rows of a matrix of so many columns: a multiple of a block, of which the last numbers are 0. */
export const paddedLength = (columns: number): number => Math.ceil(columns / block) * block;

/** A matrix of a layer. A row that is multiplied by it has `rows` numbers, and one that the product is added to `columns`. */
export class Matrix {
  readonly rows: number;
  readonly columns: number;
  private readonly values: Numbers;

  /** @param values row after row, of columns that are not padded */
  constructor(values: Float64Array, rows: number) {
    if (rows > mostRows || values.length % rows !== 0)
      throw new RangeError(`${rows} rows don’t fit ${values.length} numbers.`);
    const length = values.length / rows;
    this.rows = rows;
    this.columns = paddedLength(length);
    this.values = allocate(rows * this.columns);
    this.fill(values);
  }

  /** Replaces all numbers. */
  fill(values: Float64Array): void {
    const length = values.length / this.rows;
    for (let row = 0; row < this.rows; row++)
      this.values.set(values.subarray(row * length, (row + 1) * length), row * this.columns);
  }

  /** Adds the product of the matrix and the numbers of a row from `rowAt` on to the target from `targetAt` on. */
  addProduct(target: Numbers, targetAt: number, row: Numbers, rowAt: number): void {
    kernel.addProduct(
      target.byteOffset + targetAt * bytes,
      this.columns,
      row.byteOffset + rowAt * bytes,
      this.rows,
      this.values.byteOffset,
    );
  }
}

/** Adds `length` numbers of a row to the target. The length is a multiple of a block. */
export const addRow = (target: Numbers, targetAt: number, length: number, rows: Numbers, rowAt: number): void =>
  kernel.addRow(target.byteOffset + targetAt * bytes, length, rows.byteOffset + rowAt * bytes);

/** Negative ones of `count` numbers become 0. Their count is a multiple of 4. */
export const keepPositive = (values: Numbers, at: number, count: number): void =>
  kernel.keepPositive(values.byteOffset + at * bytes, count);

/** Raises each of `length` numbers of the target, a multiple of 4, to the highest that one of `count` rows has in its place. */
export const keepHighest = (
  target: Numbers,
  targetAt: number,
  length: number,
  rows: Numbers,
  rowAt: number,
  count: number,
): void => kernel.keepHighest(target.byteOffset + targetAt * bytes, length, rows.byteOffset + rowAt * bytes, count);

/** Fills `count` rows of the target with a row whose length is a multiple of 4. */
export const repeat = (target: Numbers, row: Numbers, count: number): void =>
  kernel.repeat(target.byteOffset, row.length, row.byteOffset, count);

/** Columns of a block of bytes. */
const byteBlock = 16;

/** Rows of bytes, of which sentences need sums of some. */
export class ByteRows {
  private readonly columns: number;
  private readonly start: number;
  /** Addresses of the rows of a sum. */
  private readonly list: Int32Array;

  /** @param values row after row, of columns that are not padded */
  constructor(values: Int8Array, width: number, mostOfSum = 1024) {
    const rows = values.length / width;
    this.columns = Math.ceil(width / byteBlock) * byteBlock;
    this.start = take(rows * this.columns);
    const padded = new Int8Array(kernel.memory.buffer, this.start, rows * this.columns);
    for (let row = 0; row < rows; row++)
      padded.set(values.subarray(row * width, (row + 1) * width), row * this.columns);
    this.list = new Int32Array(kernel.memory.buffer, take(mostOfSum * bytes), mostOfSum);
  }

  /**
   * Adds the sum of some rows, times `scale`, to the target, which has room for the columns as a multiple of 16. Sums are whole
   * numbers until they are scaled, so that their order counts for nothing.
   */
  addSum(target: Numbers, rows: readonly number[], scale: number): void {
    const { list, columns, start } = this;
    for (let first = 0; first < rows.length; first += list.length) {
      const count = Math.min(list.length, rows.length - first);
      for (let at = 0; at < count; at++) list[at] = start + rows[first + at]! * columns;
      kernel.addByteRows(target.byteOffset, columns, list.byteOffset, count, scale);
    }
  }
}
