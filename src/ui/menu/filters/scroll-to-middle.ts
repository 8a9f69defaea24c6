/** Scrolls the row sideways only, so that the page keeps its place. */
export function scrollToMiddle(row: HTMLElement | null, selector: string): void {
  const boxes = boxesOf(row, selector);
  if (boxes) row?.scrollBy?.({ left: middleOf(boxes.item) - middleOf(boxes.row) });
}

export function scrollIntoRow(row: HTMLElement | null, selector: string): void {
  const boxes = boxesOf(row, selector);
  if (boxes && (boxes.item.left < boxes.row.left || boxes.item.right > boxes.row.right)) scrollToMiddle(row, selector);
}

function boxesOf(row: HTMLElement | null, selector: string) {
  const item = row?.querySelector(selector);
  return row && item && { row: row.getBoundingClientRect(), item: item.getBoundingClientRect() };
}

function middleOf({ left, width }: DOMRect): number {
  return left + width / 2;
}
