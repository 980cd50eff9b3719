import { kernelCode } from './kernel.generated';

/** Numbers in the memory of the kernel, which reads and writes nothing else. */
export type Numbers = Float64Array & { readonly inKernel: true };

type Kernel = {
  memory: { buffer: ArrayBuffer };
  addProduct: (target: number, columns: number, row: number, rows: number, matrix: number) => void;
  addRow: (target: number, columns: number, row: number) => void;
  keepPositive: (values: number, count: number) => void;
  keepHighest: (target: number, columns: number, rows: number, count: number) => void;
};

/** WebAssembly, because it computes two numbers at a time; see kernel.wat. */
const kernel = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(kernelCode, 'base64')))
  .exports as unknown as Kernel;

/** Columns of a block: those that the kernel keeps in registers. */
const block = 16;

/** Bytes of the first page, in which the kernel lists the numbers of a row that are not 0, 16 bytes each. */
const page = 65_536;
const mostRows = page / 16;

/** Places start at multiples of so many bytes. */
const alignment = 16;

let taken = page;

function take(bytes: number): number {
  const start = taken;
  const end = start + Math.ceil(bytes / alignment) * alignment;
  if (end > kernel.memory.buffer.byteLength) throw new RangeError('The memory of the kernel is full.');
  taken = end;
  return start;
}

/** Zeros, for as long as the process runs: nothing is given back. */
export const allocate = (length: number): Numbers =>
  new Float64Array(kernel.memory.buffer, take(length * 8), length) as Numbers;

/** 32-bit numbers, of which the kernel adds rows. Nothing is given back. */
export const allocateRows = (length: number): Float32Array =>
  new Float32Array(kernel.memory.buffer, take(length * 4), length);

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
      target.byteOffset + targetAt * 8,
      this.columns,
      row.byteOffset + rowAt * 8,
      this.rows,
      this.values.byteOffset,
    );
  }
}

/** Adds `length` of the 32-bit numbers to the target. The length is a multiple of a block. */
export const addRow = (target: Numbers, targetAt: number, length: number, rows: Float32Array, rowAt: number): void =>
  kernel.addRow(target.byteOffset + targetAt * 8, length, rows.byteOffset + rowAt * 4);

/** Negative ones of `count` numbers become 0. Their count is even. */
export const keepPositive = (values: Numbers, at: number, count: number): void =>
  kernel.keepPositive(values.byteOffset + at * 8, count);

/** Raises each of `length` numbers of the target to the highest that one of `count` rows has in its place. */
export const keepHighest = (
  target: Numbers,
  targetAt: number,
  length: number,
  rows: Numbers,
  rowAt: number,
  count: number,
): void => kernel.keepHighest(target.byteOffset + targetAt * 8, length, rows.byteOffset + rowAt * 8, count);
