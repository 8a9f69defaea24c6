import { RetryFailedDialog } from '../../ui/orders/retry-payment-error';

export const part = { component: RetryFailedDialog, modules: [] };
