import { brotliDecompressSync } from 'node:zlib';
import { compiledContext } from './contextLayer.generated';
import { NameIndex } from './nameIndex';
import { compiledNetwork } from './statementNetwork.generated';

/** Rows of whole steps by name. They stay as small as they are stored: the tables are large, and a text reads few rows. */
export type Table = { rows: NameIndex; width: number; values: Int8Array; step: number };

const layerNames = [
  'embeddingBias',
  'first',
  'firstBias',
  'second',
  'secondBias',
  'hidden',
  'hiddenBias',
  'output',
  'outputBias',
] as const;

/** Weights of the layers as they were trained, row after row. */
export type Layers = Readonly<Record<(typeof layerNames)[number] | ContextLayerName, Float64Array>>;

export type ContextLayerName = 'context' | 'contextBias' | 'contextOutput';

export type Network = { vocabulary: string[]; words: Table; marks: Table; bag: Table; layers: Layers };

type Packed = { bytes: string; step: number };

const unzip = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'));

/** The names of a table's rows. */
export const unpackNames = ({ names }: { names: string }): string[] => unzip(names).toString().split('\n');

function unpackTable(packed: Packed & { names: string }, names = unpackNames(packed)): Table {
  const buffer = unzip(packed.bytes);
  return {
    rows: new NameIndex(names),
    width: buffer.length / names.length,
    values: new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length),
    step: packed.step,
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
  const vocabulary = unpackNames(tables.words);
  return {
    vocabulary,
    words: unpackTable(tables.words, vocabulary),
    marks: unpackTable(tables.marks),
    bag: unpackTable(tables.bag),
    layers: {
      ...(Object.fromEntries(layerNames.map((name) => [name, unpackLayer(layers[name])])) as Layers),
      context: unpackLayer(context),
      contextBias: unpackLayer(contextBias),
      contextOutput: unpackLayer(contextOutput),
    },
  };
}
