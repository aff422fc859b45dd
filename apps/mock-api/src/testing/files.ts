import { crc32, deflateSync } from 'node:zlib';

/** A red PNG of these dimensions; of one that claims to be huge only the head is true. */
export function png(width = 1, height = 1): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels(width, height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const MOST_DRAWN = 1_000_000;

function pixels(width: number, height: number): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => [255, 0, 0]).flat()]);
  return width * height <= MOST_DRAWN
    ? Buffer.concat(Array.from({ length: height }, () => row))
    : Buffer.from([0, 255, 0, 0]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
