import { brotliDecompressSync } from 'node:zlib';
import { compiledContext } from './contextLayer.generated';
import { compiledNetwork } from './statementNetwork.generated';

/** Rows of whole steps by name. They stay as small as they are stored: the tables are large, and a text reads few rows. */
export type Table = { rows: ReadonlyMap<string, number>; values: Int8Array; step: number };

export type Network = {
  words: Table;
  marks: Table;
  bag: Table;
  first: Float64Array;
  firstBias: Float64Array;
  second: Float64Array;
  secondBias: Float64Array;
  hidden: Float64Array;
  hiddenBias: Float64Array;
  output: Float64Array;
  outputBias: Float64Array;
  embeddingBias: Float64Array;
  context: Float64Array;
  contextBias: Float64Array;
  contextOutput: Float64Array;
};

type Packed = { bytes: string; step: number };

const unzip = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'));

function unpackTable({ names, bytes, step }: Packed & { names: string }): Table {
  const buffer = unzip(bytes);
  return {
    rows: new Map(
      unzip(names)
        .toString()
        .split('\n')
        .map((name, index) => [name, index]),
    ),
    values: new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length),
    step,
  };
}

function unpackLayer({ bytes, step }: Packed): Float64Array {
  const buffer = unzip(bytes);
  return Float64Array.from({ length: buffer.length / 2 }, (_, at) => buffer.readInt16LE(at * 2) * step);
}

/** The trained network, each table and layer with its own step. */
export function unpackNetwork(): Network {
  const { tables, layers } = compiledNetwork;
  const { context, contextBias, contextOutput } = compiledContext;
  return {
    words: unpackTable(tables.words),
    marks: unpackTable(tables.marks),
    bag: unpackTable(tables.bag),
    first: unpackLayer(layers.first),
    firstBias: unpackLayer(layers.firstBias),
    second: unpackLayer(layers.second),
    secondBias: unpackLayer(layers.secondBias),
    hidden: unpackLayer(layers.hidden),
    hiddenBias: unpackLayer(layers.hiddenBias),
    output: unpackLayer(layers.output),
    outputBias: unpackLayer(layers.outputBias),
    embeddingBias: unpackLayer(layers.embeddingBias),
    context: unpackLayer(context),
    contextBias: unpackLayer(contextBias),
    contextOutput: unpackLayer(contextOutput),
  };
}

/** Adds a named row times `scale`. A name without a row adds nothing. */
export function addNamed(target: Float64Array, { rows, values, step }: Table, name: string, scale: number): void {
  const row = rows.get(name);
  if (row === undefined) return;
  const start = row * target.length;
  const factor = step * scale;
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + (values[start + at] ?? 0) * factor;
}
