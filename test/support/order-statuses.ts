import { statusGroups } from '../../src/domain/orders/order-status';

/** The seventeen statuses of the specification. */
export const orderStatuses = Object.keys(statusGroups).filter((status) => status !== 'PENDING');
