const startOfImage = Buffer.from([0xff, 0xd8]);
const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * Counts the scans of a JPEG. Each is a pass over the whole picture; a small crafted file can have thousands, and the
 * decoder's time limit does not stop them. Finds markers the way the decoder does, whatever is between them.
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

/** Offset of the next marker that has data, or -1. In the data of a scan, 0xff precedes only bytes that are no such marker. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const hasNoData = next <= 0x01 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!hasNoData) return at;
  }
  return -1;
}
