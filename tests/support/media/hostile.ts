import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  gifComment,
  buildGif,
  jpegOfManyScans,
  jpegSegment,
  patched,
  payload,
  pngChunk,
  buildPng,
  pngSignature,
  pngSpelling,
  withSegments,
} from './hostileParts';
import { drawPicture, drawPictureWithPlace } from './pictures';

/** A file, and what must become of it: a picture without what it hid, or nothing and this status. */
export type HostileFile = { name: string; bytes: Buffer; fate: 'picture' | 400 | 413 };

const rejectedFile = (name: string, bytes: Buffer | string, fate: 400 | 413 = 400): HostileFile => ({
  name,
  bytes: Buffer.from(bytes as string),
  fate,
});
const harmless = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, fate: 'picture' });
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert('PWNED')"><script>alert("PWNED")</script></svg>`;
const html = `<!doctype html><title>x</title>${payload}`;
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${payload.replaceAll('<', '&lt;')}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Artist: payload, Copyright: 'PWNED' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' },
};

/** What is no picture at all, whatever it is called. */
const otherThings = (): HostileFile[] => [
  rejectedFile('nothing', ''),
  rejectedFile('one byte', Buffer.from([0x89])),
  rejectedFile('text', 'just some text, named .png'),
  rejectedFile('SVG with a script', svg),
  rejectedFile('SVG behind white space and a comment', `\n\n<!-- ${'x'.repeat(300)} -->${svg}`),
  rejectedFile(
    'SVG that reads a file',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>`,
  ),
  rejectedFile('compressed SVG', gzipSync(svg)),
  rejectedFile('HTML named .jpg', html),
  rejectedFile('HTML with a byte order mark', `\ufeff  ${html}`),
  rejectedFile('HTML that begins like a GIF', `GIF89a${html}`),
  rejectedFile('JavaScript that begins like a GIF', `GIF89a=1;alert("PWNED")//`),
  rejectedFile('a PNG signature before an SVG', Buffer.concat([pngSignature, Buffer.from(svg)])),
  rejectedFile('a JPEG signature before HTML', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)])),
  rejectedFile('PDF', `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert("PWNED"))>>>>endobj`),
  rejectedFile('PostScript', `%!PS-Adobe-3.0 EPSF-3.0\n(PWNED) show`),
  rejectedFile('ZIP', Buffer.from(`504b0304140000000800${'00'.repeat(40)}`, 'hex')),
  rejectedFile('ELF', Buffer.from(`7f454c4602010100${'00'.repeat(60)}`, 'hex')),
  rejectedFile('EXE', `MZ${'\0'.repeat(60)}PE\0\0`),
  rejectedFile('shell script', '#!/bin/sh\necho PWNED'),
  rejectedFile('Flash', `FWS\x09${'\0'.repeat(40)}`),
  rejectedFile('BMP', `BM${'\0'.repeat(60)}`),
  rejectedFile('ICO', Buffer.from(`00000100010010100000010020006804000016000000${'00'.repeat(80)}`, 'hex')),
  rejectedFile('PSD', Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(40)])),
  rejectedFile('MP4', Buffer.from(`000000186674797069736f6d0000020069736f6d69736f32${'00'.repeat(40)}`, 'hex')),
  rejectedFile('HEIC', Buffer.from(`00000018667479706865696300000000686569636d696631${'00'.repeat(40)}`, 'hex')),
  rejectedFile('JPEG XL', Buffer.from(`0000000c4a584c200d0a870a${'00'.repeat(40)}`, 'hex')),
  rejectedFile('JPEG 2000', Buffer.from(`0000000c6a5020200d0a870a00000014667479706a703220${'00'.repeat(40)}`, 'hex')),
  rejectedFile('Radiance', `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n\0\0\0\0`),
  rejectedFile('PPM', Buffer.from(`P6\n1 1\n255\n\x01\x02\x03`, 'latin1')),
];

/** Pictures that are broken, or that cost more than they are worth. */
async function burdens(): Promise<HostileFile[]> {
  const [png, jpeg, webp, gif, avif] = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif', 'avif'] as const).map((format) => drawPicture({ format, width: 640, height: 480 })),
  );
  const still = await sharp(png).webp().withExif(exif).toBuffer();
  const tiny = (background: string) =>
    sharp({ create: { width: 1, height: 1, channels: 4, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await tiny('red'), await tiny('green'), await tiny('blue')], { join: { animated: true } })
    .webp()
    .toBuffer();
  const canvas = (side: number) =>
    Buffer.from([(side - 1) & 255, (side - 1) >> 8, 0, (side - 1) & 255, (side - 1) >> 8, 0]);
  const huge = Buffer.from('0000c3500000c350', 'hex');
  return [
    rejectedFile('half a PNG', half(png!)),
    rejectedFile('half a JPEG', half(jpeg!)),
    rejectedFile('half a WebP', half(webp!)),
    rejectedFile('half a GIF', half(gif!)),
    rejectedFile('half an AVIF', half(avif!)),
    rejectedFile('the head of a PNG', png!.subarray(0, 40)),
    rejectedFile('the head of a JPEG', jpeg!.subarray(0, 20)),
    rejectedFile('a PNG with damaged pixels', patched(png!, 'IDAT', Buffer.alloc(64, 0xff))),
    rejectedFile('an AVIF with damaged pixels', patched(avif!, 'mdat', Buffer.alloc(120, 0xff))),
    rejectedFile('TIFF', await sharp(png).tiff().toBuffer()),
    rejectedFile('a PNG of 20,000 × 20,000', buildPng(20_000, 20_000)),
    rejectedFile('a PNG of 41 megapixels', buildPng(8_200, 5_000)),
    rejectedFile('a PNG that says 100,000 × 100,000', buildPng(100_000, 100_000, [], 100)),
    rejectedFile(
      'a JPEG that says 65,500 × 65,500',
      patched(jpeg!, Buffer.from([0xff, 0xc0]), Buffer.from('ffdcffdc', 'hex'), 3),
    ),
    rejectedFile('a WebP that says 16,383 × 16,383', patched(still, 'VP8X', canvas(16_383), 8)),
    rejectedFile('an AVIF that says 50,000 × 50,000', patched(avif!, 'ispe', huge, 4)),
    rejectedFile('a GIF that says 65,535 × 65,535', buildGif(65_535, 65_535)),
    rejectedFile('a GIF of 400 frames of a megapixel', buildGif(1_000, 1_000, { frames: 400 })),
    rejectedFile('a WebP of frames of 16 megapixels', patched(moving, 'VP8X', canvas(4_000), 8)),
    rejectedFile('a JPEG of 5,000 scans', jpegOfManyScans(6_300, 5_000)),
    rejectedFile('11 MiB', Buffer.concat([png!, Buffer.alloc(11 * 1024 * 1024)]), 413),
  ];
}

/** Pictures that hide something, which must be left behind. */
async function hidingPlaces(): Promise<HostileFile[]> {
  const [png, jpeg, webp, gif] = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif'] as const).map((format) => drawPicture({ format })),
  );
  const icc = (
    await sharp(png)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
      .then((file) => sharp(file).metadata())
  ).icc!;
  const named = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc, Buffer.from(payload)]);
  const text = (keyword: string) => Buffer.from(`${keyword}\0${payload}`, 'latin1');
  return [
    harmless('JPEG with a place', await drawPictureWithPlace()),
    harmless('JPEG with Exif', await sharp(png).jpeg().withExif(exif).toBuffer()),
    harmless('JPEG with XMP', await sharp(png).jpeg().withXmp(xmp).toBuffer()),
    harmless('JPEG with a colour profile that says more', withSegments(jpeg!, jpegSegment(0xe2, named))),
    harmless(
      'JPEG with IPTC',
      withSegments(
        jpeg!,
        jpegSegment(0xed, Buffer.from(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x78\0\x05PWNED`, 'latin1')),
      ),
    ),
    harmless(
      'JPEG with comments',
      withSegments(jpeg!, jpegSegment(0xfe, Buffer.from(payload)), jpegSegment(0xef, Buffer.from(payload))),
    ),
    harmless('JPEG and HTML', Buffer.concat([jpeg!, Buffer.from(html)])),
    harmless(
      'JPEG and PDF',
      withSegments(jpeg!, jpegSegment(0xfe, Buffer.from(`\n%PDF-1.7\n1 0 obj<</JS(app.alert("PWNED"))>>endobj`))),
    ),
    harmless('JPEG and JavaScript', withSegments(jpeg!, jpegSegment(0xfe, Buffer.from(`*/=alert("PWNED");/*`)))),
    harmless(
      'JPEG and ZIP',
      Buffer.concat([
        jpeg!,
        Buffer.from('504b0304', 'hex'),
        Buffer.from(payload),
        Buffer.from('504b0506', 'hex'),
        Buffer.alloc(18),
      ]),
    ),
    harmless(
      'GIF and JavaScript',
      buildGif(8, 8, { screen: Buffer.from('/*\x08\0', 'latin1'), after: Buffer.from(`*/=1;alert("PWNED")`) }),
    ),
    harmless('GIF with a comment', buildGif(8, 8, { before: gifComment(payload) })),
    harmless('GIF and HTML', Buffer.concat([gif!, Buffer.from(html)])),
    harmless(
      'PNG with texts',
      buildPng(8, 8, [
        pngChunk('tEXt', text('Comment')),
        pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`, 'latin1')),
        pngChunk('zTXt', Buffer.concat([Buffer.from('Title\0\0', 'latin1'), deflateSync(payload)])),
      ]),
    ),
    harmless('PNG with Exif', await sharp(png).png().withExif(exif).toBuffer()),
    harmless('PNG and HTML', Buffer.concat([png!, Buffer.from(html)])),
    harmless('PNG whose pixels spell a script', pngSpelling(payload, 40)),
    harmless('PNG with more pixels than it says', buildPng(8, 8, [], 1_000_000)),
    harmless('WebP with Exif and XMP', await sharp(png).webp().withExif(exif).withXmp(xmp).toBuffer()),
    harmless('WebP and HTML', Buffer.concat([webp!, Buffer.from(html)])),
    harmless('AVIF with Exif and XMP', await sharp(png).avif({ effort: 0 }).withExif(exif).withXmp(xmp).toBuffer()),
  ];
}

/** Malicious files, and harmless ones with private metadata. */
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...otherThings(),
  ...(await burdens()),
  ...(await hidingPlaces()),
];
