const startOfImage = Buffer.from([0xff, 0xd8]);
const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * How many scans a JPEG has: passes over the whole picture, which a small file can ask for by the thousand, and which
 * no time limit of the decoder stops. Reads markers as the decoder does, whatever lies between them.
 * @returns 0 for other formats
 */
export function countScans(file: Buffer): number {
  let scans = 0;
  for (let at = file.subarray(0, 2).equals(startOfImage) ? nextMarker(file, 2) : -1; at >= 0;) {
    const marker = file[at + 1];
    if (marker === endOfImage || at + 4 > file.length) break;
    if (marker === startOfScan) scans++;
    at = nextMarker(file, at + 2 + Math.max(2, file.readUInt16BE(at + 2)));
  }
  return scans;
}

/** Where the next marker with data of its own begins, or -1. A scan's data has 0xff only before what is none. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const standsAlone = next <= 0x01 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!standsAlone) return at;
  }
  return -1;
}
