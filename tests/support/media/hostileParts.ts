import { crc32, deflateSync } from 'node:zlib';

/** Marker in every file with hidden content: no stored file may contain it. */
export const payload = '<script>alert("PWNED")</script>';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u16le = (value: number) => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A PNG of one colour, 1 bit to the pixel: small, whatever size its header declares. @param drawn bytes of pixels, when they differ from the header */
export function buildPng(
  width: number,
  height: number,
  chunks: Buffer[] = [],
  drawn = height * (1 + Math.ceil(width / 8)),
): Buffer {
  const header = pngChunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]));
  return Buffer.concat([
    pngSignature,
    header,
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.alloc(drawn))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An 8-bit grey PNG whose pixels spell a text. */
export function pngSpelling(text: string, rows: number): Buffer {
  const header = pngChunk('IHDR', Buffer.concat([u32(text.length), u32(rows), Buffer.from([8, 0, 0, 0, 0])]));
  const pixels = Buffer.concat(
    Array.from({ length: rows }, () => Buffer.concat([Buffer.from([0]), Buffer.from(text, 'latin1')])),
  );
  return Buffer.concat([
    pngSignature,
    header,
    pngChunk('IDAT', deflateSync(pixels, { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

type Gif = { frames?: number; before?: Buffer; after?: Buffer; screen?: Buffer };

/** A GIF of frames that each claim to be so large. @param parts.screen the first bytes after the version, which may spell something */
export function buildGif(
  width: number,
  height: number,
  {
    frames = 1,
    before = Buffer.alloc(0),
    after = Buffer.alloc(0),
    screen = Buffer.concat([u16le(width), u16le(height)]),
  }: Gif = {},
): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.from([0x80, 0, 0, 0x20, 0x40, 0x60, 255, 255, 255]),
  ]);
  const control = Buffer.from([0x21, 0xf9, 4, 0, 2, 0, 0, 0]);
  const frame = Buffer.concat([
    control,
    Buffer.from([0x2c, 0, 0, 0, 0]),
    u16le(width),
    u16le(height),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([head, before, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b]), after]);
}

export const gifComment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text), Buffer.from([0])]);

/** One marker of a JPEG with its data. */
export const jpegSegment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);

/** Puts segments at the head of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A file with other bytes at the place where some mark ends. */
export function patched(file: Buffer, mark: string | Buffer, bytes: Buffer, offset = 0): Buffer {
  const at = file.indexOf(mark);
  if (at < 0) throw new Error(`no ${mark} to patch`);
  const copy = Buffer.from(file);
  bytes.copy(copy, at + Buffer.from(mark).length + offset);
  return copy;
}

/** A small progressive JPEG with thousands of passes over 40 megapixels: minutes of work for a decoder. */
export function jpegOfManyScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const table = (kind: number, symbol: number) =>
    jpegSegment(0xc4, Buffer.from([kind << 4, 1, ...Array<number>(15).fill(0), symbol]));
  const scanHead = (from: number, to: number) => jpegSegment(0xda, Buffer.from([1, 1, 0, from, to, 0]));
  // One code marks the next 16,384 blocks as empty.
  const empty = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const pass = Buffer.concat([scanHead(1, 63), empty]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(0xc2, Buffer.concat([Buffer.from([8]), u16(side), u16(side), Buffer.from([1, 1, 0x11, 0])])),
    table(0, 0),
    table(1, 0xe0),
    scanHead(0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans }, () => pass),
    Buffer.from([0xff, 0xd9]),
  ]);
}
