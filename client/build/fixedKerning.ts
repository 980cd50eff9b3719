import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A table of a font by its tag of four letters. */
type Tables = Map<string, Uint8Array>;

/** Kerning of this weight serves all: it differs by a few thousandths of the font size. */
const weight = 500;
/** Kerning, and the definitions that it refers to. */
const ofKerning = ['GPOS', 'GDEF'];

/** Bytes of a font's header, and of each entry of its list of tables. https://learn.microsoft.com/typography/opentype/spec/otff */
const HEADER = 12;
const ENTRY = 16;

/**
 * Makes the kerning of variable fonts the same at all weights: a quarter of the bytes that every page waits for. Names of
 * files are made from the fonts as installed.
 */
export const fixedKerning = (): Plugin => ({
  name: 'fixed-kerning',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.woff2'))
        file.source = await withFixedKerning(file.source as Uint8Array);
  },
});

async function withFixedKerning(font: Uint8Array): Promise<Buffer> {
  const [variable, fixed] = await Promise.all([convert(font, 'sfnt'), convert(font, 'sfnt', { wght: weight })]);
  const tables = readTables(variable);
  const fixedTables = readTables(fixed);
  for (const tag of ofKerning) {
    const table = fixedTables.get(tag);
    if (table && tables.has(tag)) tables.set(tag, table);
  }
  return convert(writeTables(variable, tables), 'woff2');
}

function convert(font: Uint8Array, targetFormat: 'sfnt' | 'woff2', variationAxes?: Record<string, number>) {
  const options = { keepAllGlyphs: true, targetFormat, variationAxes };
  return subsetFont(Buffer.from(font), '', options);
}

function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * ENTRY);
  return new Map(
    entries.map((entry) => {
      const start = font.readUInt32BE(entry + 8);
      return [font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12))];
    }),
  );
}

/** @param original font with the same tags. Its checksums stay: the conversion to WOFF2 computes them. */
function writeTables(original: Buffer, tables: Tables): Buffer {
  const head = Buffer.from(original.subarray(0, HEADER + tables.size * ENTRY));
  const parts: Uint8Array[] = [head];
  let start = head.length;
  for (let entry = HEADER; entry < head.length; entry += ENTRY) {
    const table = tables.get(head.toString('latin1', entry, entry + 4))!;
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    start += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
