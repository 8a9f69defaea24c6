import { reaction } from 'mobx';
import { HttpCartRepository, type CartCustomer } from '../../adapters/http/http-cart-repository';
import { HttpServices } from '../../adapters/http/http-services';
import type { SessionRepository } from '../../domain/auth/ports';
import type { Locks } from '../../domain/shared/ports';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { wire } from './wiring';

export function serverCartModule({ cart }: Pick<Settings, 'cart'>) {
  return wire(({ makeSingle }) =>
    makeSingle(
      tokens.cartRepository,
      ({ account }: HttpServices, locks: Locks, sessions: SessionRepository, session: SessionViewModel) =>
        new HttpCartRepository(account, locks, cart === 'server-token' ? customerOf(sessions, session) : undefined),
      [HttpServices, tokens.locks, tokens.sessionRepository, SessionViewModel],
    ),
  );
}

/** The stored session says who the customer is, because another tab may be ahead of this page. The page says when that changes. */
function customerOf(sessions: SessionRepository, session: SessionViewModel): CartCustomer {
  return {
    id: () => sessions.load()?.user.id,
    onChange: (listener) =>
      reaction(
        () => session.user?.id,
        () => listener(),
      ),
  };
}
