import { RetryFailedDialog } from '../../ui/overlays/orders/retry-failed';

export const part = { component: RetryFailedDialog, modules: [] };
