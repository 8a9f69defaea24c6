import { ContainerModule } from 'inversify';
import { ResumeSession } from '../../domain/auth/resume-session';
import { SignOut } from '../../domain/auth/sign-out';
import { CheckoutIntent } from '../../domain/checkout/checkout-intent';
import { RestoreOrder } from '../../domain/checkout/restore-order';
import { CartViewModel } from '../../view-models/cart.view-model';
import { SessionViewModel } from '../../view-models/session.view-model';
import { ShellViewModel } from '../../view-models/shell.view-model';
import { ToastsViewModel } from '../../view-models/toasts.view-model';
import { UnfinishedOrderViewModel } from '../../view-models/unfinished-order.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** What every page has: cart, session, messages and overlays, one of each. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(CheckoutIntent).toResolvedValue(construct(CheckoutIntent), [tokens.checkoutIntentRepository, tokens.clock]);
  bind(SignOut).toResolvedValue(construct(SignOut), [tokens.accountGateway, tokens.sessionRepository]);
  bind(ResumeSession).toResolvedValue(construct(ResumeSession), [
    tokens.accountGateway,
    tokens.sessionRepository,
    tokens.clock,
  ]);

  bind(ToastsViewModel).toResolvedValue(construct(ToastsViewModel), [tokens.timers]).inSingletonScope();
  bind(CartViewModel)
    .toResolvedValue(construct(CartViewModel), [tokens.cartRepository, ToastsViewModel])
    .inSingletonScope();
  bind(SessionViewModel)
    .toResolvedValue(construct(SessionViewModel), [
      tokens.sessionRepository,
      tokens.authErrors,
      ResumeSession,
      SignOut,
      ToastsViewModel,
    ])
    .inSingletonScope();
  bind(ShellViewModel)
    .toResolvedValue(construct(ShellViewModel), [tokens.connectivity, CheckoutIntent, SessionViewModel])
    .inSingletonScope();

  bind(RestoreOrder)
    .toResolvedValue(construct(RestoreOrder), [
      tokens.pendingOrderRepository,
      tokens.cartRepository,
      tokens.checkoutDraftRepository,
    ])
    .inSingletonScope();
  bind(UnfinishedOrderViewModel)
    .toResolvedValue(construct(UnfinishedOrderViewModel), [
      tokens.pendingOrderRepository,
      RestoreOrder,
      tokens.pageReturn,
      CartViewModel,
      ToastsViewModel,
      ShellViewModel,
    ])
    .inSingletonScope();
});
