import { Refusal } from '../refusal';

const broken = () => new Refusal(415, 'This picture is broken. Please choose another one.');
const placed = () =>
  new Refusal(415, 'This picture may say where it was taken. Please save it as JPEG or PNG, and choose that.');

/**
 * Removes what a camera or a program writes beside the picture: the place, the time, the owner, a small picture from before it
 * was cut. Pixels and colors stay as they are, and so does the direction in which a JPEG is shown.
 */
export function withoutPlace(bytes: Buffer, type: string): Buffer {
  switch (type) {
    case 'image/jpeg':
      return plainJpeg(bytes);
    case 'image/png':
      return plainPng(bytes);
    case 'image/webp':
      return plainWebp(bytes);
    default:
      // No camera writes GIF or AVIF; what a program wrote into one is not taken apart here.
      if (/Exif|XMP Data|xmpmeta|rdf\+xml/.test(bytes.toString('latin1'))) throw placed();
      return bytes;
  }
}

/** No camera and no program writes as many; to read more would keep everybody waiting. */
const maxParts = 10_000;

const scan = 0xda;
const end = 0xd9;
const applications = { first: 0xe0, last: 0xef };
const comment = 0xfe;

function plainJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)];
  for (let [position, count] = [2, 0]; position < bytes.length; count++) {
    const marker = bytes[position + 1] ?? end;
    if (bytes[position] !== 0xff || count > maxParts) throw broken();
    // Bytes after the end, such as the further pictures of a camera, are never shown.
    if (marker === end) break;
    const next = position + 2 + lengthAt(bytes, position + 2, 2);
    const part = bytes.subarray(position, next);
    if (isShown(part, marker)) parts.push(part);
    else if (part.toString('latin1', 4, 10) === 'Exif\0\0') parts.push(...direction(part.subarray(10)));
    position = marker === scan ? endOfScan(bytes, next) : next;
    if (marker === scan) parts.push(bytes.subarray(next, position));
  }
  return Buffer.concat([...parts, Buffer.from([0xff, end])]);
}

/** JFIF, profiles of colors and Adobe's kind of color change how the picture looks; other applications and comments do not. */
function isShown(part: Buffer, marker: number): boolean {
  if (marker === comment) return false;
  if (marker < applications.first || marker > applications.last) return true;
  return ['JFIF\0', 'ICC_P', 'Adobe'].includes(part.toString('latin1', 4, 9));
}

/** In a scan, 0xff is followed by zero, or by a mark to start again. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let position = bytes.indexOf(0xff, start); position >= 0; position = bytes.indexOf(0xff, position + 1)) {
    const marker = bytes[position + 1] ?? end;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return position;
  }
  return bytes.length;
}

const orientation = 0x0112;
const upright = 1;

/** Keeps the one entry of the first TIFF directory that a browser needs to show a photo upright. */
function direction(tiff: Buffer): readonly Buffer[] {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const at = (position: number, size: 2 | 4) => {
    if (position + size > tiff.length) throw broken();
    return isLittle ? tiff.readUIntLE(position, size) : tiff.readUIntBE(position, size);
  };
  const start = at(4, 4);
  for (let entry = 0; entry < at(start, 2); entry++) {
    const position = start + 2 + 12 * entry;
    if (at(position, 2) !== orientation) continue;
    const value = at(position + 8, 2);
    if (value <= upright || value > 8) return [];
    const plain = [
      0xff,
      0xe1,
      0,
      34,
      ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0', 'latin1'),
    ];
    return [Buffer.from([...plain, value, 0, 0, 0, 0, 0, 0])];
  }
  return [];
}

const shownChunks = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs|bKGD|acTL|fcTL|fdAT)/;

function plainPng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let [position, count] = [8, 0]; position < bytes.length; count++) {
    if (count > maxParts) throw broken();
    const name = bytes.toString('latin1', position + 4, position + 8);
    const next = position + 12 + lengthAt(bytes, position, 4);
    if (shownChunks.test(name)) parts.push(bytes.subarray(position, next));
    if (name === 'IEND') break;
    position = next;
  }
  return Buffer.concat(parts);
}

function plainWebp(bytes: Buffer): Buffer {
  const parts = [Buffer.from(bytes.subarray(0, 12))];
  for (let [position, count] = [12, 0]; position + 8 <= bytes.length; count++) {
    if (count > maxParts) throw broken();
    const name = bytes.toString('latin1', position, position + 4);
    const size = bytes.readUInt32LE(position + 4);
    const next = position + 8 + size + (size % 2);
    const part = Buffer.from(bytes.subarray(position, next));
    // Two bits of the first chunk say that the others follow.
    if (name === 'VP8X') part.writeUInt8(part.readUInt8(8) & ~0x0c, 8);
    if (name !== 'EXIF' && name !== 'XMP ') parts.push(part);
    position = next;
  }
  const plain = Buffer.concat(parts);
  plain.writeUInt32LE(plain.length - 8, 4);
  return plain;
}

function lengthAt(bytes: Buffer, position: number, size: 2 | 4): number {
  if (position + size > bytes.length) throw broken();
  const length = bytes.readUIntBE(position, size);
  if (position + length > bytes.length) throw broken();
  return length;
}
