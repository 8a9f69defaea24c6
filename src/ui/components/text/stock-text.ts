import type { StockNotice } from '../../../domain/cart/stock-notice';

export function stockText(notice: StockNotice): string {
  switch (notice.kind) {
    case 'onlyLeft':
      return `Only ${notice.left} left`;
    case 'lastOnes':
      return notice.quantity === 1 ? 'You have the last one' : `You have the last ${notice.quantity}`;
    case 'atMost':
      return `At most ${notice.limit} of one item`;
  }
}
