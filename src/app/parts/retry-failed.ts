import { RetryPaymentErrorDialog } from '../../ui/orders/retry-payment-error';

export const part = { component: RetryPaymentErrorDialog, modules: [] };
