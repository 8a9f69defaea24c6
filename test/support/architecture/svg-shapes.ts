export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function box({ x, y, width, height }: Box, tone: string): string {
  return `<rect class="box ${tone}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="14"/>`;
}

export function text(words: string, x: number, y: number, classes: string): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return words === '' ? '' : `<text class="${classes}" x="${round(x)}" y="${round(y)}">${escaped}</text>`;
}

export function chip(name: string, x: number, y: number): string {
  const width = 96;
  const height = 34;
  return `<rect class="chip" x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${width}" height="${height}" rx="17"/>${text(name, x, y + 5, 'feature')}`;
}

export function arrow(d: string, tone = ''): string {
  const path = d.replaceAll(/-?\d+(\.\d+)?/g, (number) => String(round(Number(number))));
  return `<path class="arrow ${tone}" d="${path}" marker-end="url(#tip)"/>`;
}

export function hexagon({ x, y }: { readonly x: number; readonly y: number }, radius: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  });
  return `<polygon class="core" points="${corners.join(' ')}"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
