/** Scrolls the row sideways only, so that the page keeps its place. */
export function scrollToMiddle(row: HTMLElement | null, selector: string): void {
  const item = row?.querySelector(selector);
  if (!row || !item) return;
  const [{ left: rowLeft, width: rowWidth }, { left, width }] = [
    row.getBoundingClientRect(),
    item.getBoundingClientRect(),
  ];
  row.scrollBy?.({ left: left + width / 2 - (rowLeft + rowWidth / 2) });
}
