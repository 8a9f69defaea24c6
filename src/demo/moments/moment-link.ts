import { readMoment, writeMoment, type DemoMoment } from './demo-moment';
import { momentFragment } from './moment-fragment';

/** A newer release makes links with a higher number. */
const version = 1;
/** The limit is in characters. It is far more than a demo stores, and few enough to read in an instant. */
const maxPacked = 200_000;
const maxUnpacked = 2_000_000;

/** Browsers send no fragment to a server, so the moment is in it. */
export async function momentLink(moment: DemoMoment, home: URL): Promise<string> {
  const packed = await bytesOf(
    new Blob([writeMoment(moment, home.origin)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  return `${home.origin}${home.pathname}${momentFragment}${version}.${toBase64Url(packed)}`;
}

export async function readMomentLink(fragment: string, shop: string, origin: string): Promise<DemoMoment | string> {
  const [number = '', packed = ''] = fragment.slice(momentFragment.length).split('.');
  if (Number(number) > version)
    return 'This link was made by a newer version of the demo. Reload the page and try again.';
  const text = Number(number) === version && packed.length <= maxPacked ? await unpack(packed) : undefined;
  const moment = text === undefined ? undefined : readMoment(text, origin);
  if (!moment) return "This link can't be opened: part of it is missing or was changed.";
  return moment.shop === shop ? moment : `This link belongs to the demo of another shop, ${moment.shop}.`;
}

async function unpack(packed: string): Promise<string | undefined> {
  try {
    const stream = new Blob([fromBase64Url(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await bytesOf(stream, maxUnpacked));
  } catch {
    return undefined;
  }
}

/** More than `limit` bytes are an error, so that a few packed bytes cannot fill the memory. */
async function bytesOf(stream: ReadableStream<Uint8Array>, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('The moment is too large.');
    }
  }
  const bytes = new Uint8Array(size);
  chunks.reduce((offset, chunk) => (bytes.set(chunk, offset), offset + chunk.length), 0);
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
