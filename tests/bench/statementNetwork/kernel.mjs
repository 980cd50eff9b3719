/** Memory that the training's threads share, and the SIMD products on it. */
import fs from 'node:fs';
import { isMainThread, workerData } from 'node:worker_threads';
import { compileKernel } from '../../../scripts/compileKernel.mjs';

const pagesOfOneGibibyte = 16_384;
export const memory = isMainThread
  ? new WebAssembly.Memory({ initial: pagesOfOneGibibyte, maximum: 65_536, shared: true })
  : workerData.memory;
const used = new Int32Array(memory.buffer, 0, 1);

const code = await compileKernel(fs.readFileSync(new URL('kernel.wat', import.meta.url), 'utf8'));
const { instance } = await WebAssembly.instantiate(Buffer.from(code, 'base64'), { env: { memory } });
const { addProduct: add, addGradients: addBack } = instance.exports;

/** Numbers that threads share. */
export function numbers(size) {
  const bytes = Math.ceil((size * Float32Array.BYTES_PER_ELEMENT) / 64) * 64;
  return new Float32Array(memory.buffer, Atomics.add(used, 0, bytes) + 64, size);
}

const addressOf = (values, at) => values.byteOffset + at * Float32Array.BYTES_PER_ELEMENT;

/**
 * Adds the product of `rows` numbers of a row and a matrix of `size` columns, each from the given place on. All numbers are from
 * `numbers`, and `size` is a multiple of 16.
 */
export function addProduct(target, targetAt, size, row, rowAt, rows, matrix, matrixAt) {
  add(addressOf(target, targetAt), size, addressOf(row, rowAt), rows, addressOf(matrix, matrixAt));
}

/** The way back through such a product: `errors` of its columns give the gradients of the matrix and those of the row. */
export function addGradients(errors, errorsAt, size, row, rowAt, rowBack, rows, { values, gradients }, matrixAt) {
  addBack(
    addressOf(errors, errorsAt),
    size,
    addressOf(row, rowAt),
    addressOf(rowBack, rowAt),
    rows,
    addressOf(values, matrixAt),
    addressOf(gradients, matrixAt),
  );
}
