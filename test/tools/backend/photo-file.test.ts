import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withoutPlace } from '../../../src/tools/backend/accounts/photo-file';
import { register, runBackend } from './support/running-backend';

const latin = (text: string) => Buffer.from(text, 'latin1');
const place = 'GPS 32.7767 N 96.7970 W';

function segment(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

/** A directory of TIFF with two entries: what a camera writes first, and the direction. */
function exif(direction: number, order: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(38);
  const [put16, put32] =
    order === 'II'
      ? [tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)]
      : [tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)];
  tiff.write(order, 'latin1');
  put16(42, 2);
  put32(8, 4);
  put16(2, 8);
  put16(0x010f, 10);
  put16(0x0112, 22);
  put16(3, 24);
  put32(1, 26);
  put16(direction, 30);
  return Buffer.concat([latin('Exif\0\0'), tiff, latin(place)]);
}

const start = Buffer.from([0xff, 0xd8]);
const jfif = segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'));
const profile = segment(0xe2, latin('ICC_PROFILE\0\x01\x01colors'));
const table = segment(0xdb, Buffer.alloc(65, 0xff));
const scan = Buffer.concat([segment(0xda, Buffer.alloc(10)), latin('pixels\xff\0more\xff\xd0more')]);
const second = Buffer.concat([segment(0xc4, Buffer.alloc(20)), segment(0xda, Buffer.alloc(10)), latin('rest')]);
const end = Buffer.from([0xff, 0xd9]);
const photo = (direction: number, order: 'II' | 'MM' = 'MM') =>
  Buffer.concat([
    start,
    jfif,
    segment(0xe1, exif(direction, order)),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0${place}`)),
    segment(0xed, latin(`Photoshop 3.0\0${place}`)),
    segment(0xfe, latin(place)),
    profile,
    table,
    scan,
    second,
    end,
    latin(`another picture of ${place}`),
  ]);

function chunk(name: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, latin(name), latin(content), Buffer.alloc(4)]);
}
const pngStart = latin('\x89PNG\r\n\x1a\n');

function riff(...chunks: readonly (readonly [string, string])[]): Buffer {
  const parts = chunks.map(([name, content]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([latin(name), size, latin(content), Buffer.alloc(content.length % 2)]);
  });
  const body = Buffer.concat([latin('WEBP'), ...parts]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), size, body]);
}

describe('a photo that is stored', () => {
  it('is a JPEG with its colors and pixels, and says nothing else', () => {
    const plain = Buffer.concat([start, jfif, profile, table, scan, second, end]);
    expect(withoutPlace(photo(1), 'image/jpeg').equals(plain)).toBe(true);
  });

  it.each(['II', 'MM'] as const)('is shown upright as before, by a direction in the order %s', (order) => {
    const plain = withoutPlace(photo(6, order), 'image/jpeg');
    expect(plain.includes(place)).toBe(false);
    const direction = latin('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0');
    expect(plain.includes(segment(0xe1, direction))).toBe(true);
  });

  it('is a PNG of what is drawn', () => {
    const shown = [chunk('IHDR', 'size'), chunk('gAMA', 'light'), chunk('IDAT', 'pixels')];
    const said = [chunk('eXIf', place), chunk('tEXt', place), chunk('iTXt', place), chunk('tIME', 'now')];
    const last = chunk('IEND', '');
    const whole = Buffer.concat([pngStart, ...shown, ...said, last, latin(place)]);
    expect(withoutPlace(whole, 'image/png').equals(Buffer.concat([pngStart, ...shown, last]))).toBe(true);
  });

  it('is a WebP that names no chunk which is gone', () => {
    const whole = riff(['VP8X', '\x2c\0\0\0size  '], ['VP8L', 'odd'], ['EXIF', place], ['XMP ', place]);
    const plain = riff(['VP8X', '\x20\0\0\0size  '], ['VP8L', 'odd']);
    expect(withoutPlace(whole, 'image/webp').equals(plain)).toBe(true);
  });

  it.each([
    ['image/gif', 'GIF89a XMP DataXMP'],
    ['image/avif', '....ftypavif Exif'],
  ])('is refused as %s that may say where it was taken', (type, text) => {
    expect(() => withoutPlace(latin(text), type)).toThrow('This picture may say where it was taken.');
  });

  it.each([
    ['image/jpeg', [0xff, 0xd8], [0xff, 0xfe, 0, 2]],
    ['image/jpeg', [0xff, 0xd8], [0xff, 0xda, 0, 2]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], [0, 0, 0, 0, 73, 68, 65, 84, 0, 0, 0, 0]],
    ['image/webp', Array.from('RIFF0000WEBP', (letter) => letter.charCodeAt(0)), [65, 65, 65, 65, 0, 0, 0, 0]],
  ])(
    'is refused with more parts than a program writes, because reading them takes a second: %s %j',
    (type, head, part) => {
      const parts = Array.from({ length: 20_000 }, () => part).flat();
      expect(() => withoutPlace(Buffer.from([...head, ...parts]), type)).toThrow('This picture is broken.');
    },
  );

  it('is on its way four times at once to one network, and forgotten for who does not take it', async () => {
    const backend = await runBackend({ bodyPatience: 1200 });
    const { token } = await register(backend);
    const body = new FormData();
    const noise = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(4_900_000, 7)]);
    body.set('file', new File([new Uint8Array(noise)], 'a.gif', { type: 'image/gif' }));
    const headers = { Authorization: `Bearer ${token}` };
    const sent = await fetch(`${backend.origin}/api/v1/user/avatar`, { method: 'POST', headers, body });
    const { avatar } = await sent.json();
    for (let count = 0; count < 4; count++) {
      const socket = connect(Number(new URL(backend.origin).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.write(`GET ${avatar} HTTP/1.1\r\nHost: shop\r\n\r\n`);
      await once(socket, 'readable');
    }
    const statusOfPhoto = async () => {
      const reply = await fetch(backend.origin + avatar);
      await reply.arrayBuffer();
      return [reply.status, reply.headers.get('retry-after')];
    };
    expect(await statusOfPhoto()).toEqual([503, '5']);
    await vi.waitUntil(async () => (await statusOfPhoto())[0] === 200, 20_000);
  });

  it('is looked at a tenth as often as pages', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '20' } });
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await fetch(`${backend.origin}/photos/none`)).status);
    expect(statuses).toEqual([404, 404, 429]);
  });

  it('is refused if it is broken, whatever is in it', () => {
    const type = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/gif');
    const bytes = fc.uint8Array({ maxLength: 60 }).map((tail) => Buffer.concat([photo(6), Buffer.from(tail)]));
    fc.assert(
      fc.property(bytes, type, fc.nat(120), fc.nat(255), (whole, kind, position, value) => {
        const changed = Buffer.from(whole);
        changed[2 + position] = value;
        const read = () => withoutPlace(kind === 'image/webp' ? Buffer.concat([riff(), changed]) : changed, kind);
        expect(outcomeOf(read)).toMatch(/^(read|415)$/);
      }),
    );
  });

  it('is served without the place, and ten of an hour are taken', async () => {
    const backend = await runBackend({ env: { RATE_LIMIT: '600' } });
    const { token } = await register(backend);
    const send = () => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(photo(6))], 'photo.jpg', { type: 'image/jpeg' }));
      const headers = { Authorization: `Bearer ${token}` };
      return fetch(`${backend.origin}/api/v1/user/avatar`, { method: 'POST', headers, body });
    };
    const { avatar } = await (await send()).json();
    const reply = await fetch(backend.origin + avatar);
    expect(reply.headers.get('cache-control')).toBe('private, max-age=3600');
    const served = Buffer.from(await reply.arrayBuffer());
    expect([served.includes('GPS'), served.includes('pixels')]).toEqual([false, true]);
    const statuses = [];
    for (let count = 0; count < 10; count++) statuses.push((await send()).status);
    expect(statuses.indexOf(429)).toBe(9);
  });
});

function outcomeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    return String(Object(error).statusCode ?? error);
  }
}
