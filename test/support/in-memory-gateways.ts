import type { AccountGateway } from '../../src/domain/auth/ports';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { OrderGateway } from '../../src/domain/orders/ports';
import type { PictureReader } from '../../src/domain/profile/ports';

/** A call that the test does not expect rejects. */
export function anOrderGateway(calls: Partial<OrderGateway> = {}): OrderGateway {
  return {
    listMine: unexpected,
    find: unexpected,
    deliveryInfo: unexpected,
    place: unexpected,
    cancel: unexpected,
    track: unexpected,
    ...calls,
  };
}

export function aMenuGateway(calls: Partial<MenuGateway> = {}): MenuGateway {
  return { todaysMenu: unexpected, preview: unexpected, categories: unexpected, item: unexpected, ...calls };
}

export function anAccountGateway(calls: Partial<AccountGateway> = {}): AccountGateway {
  return {
    googleAuthUrl: unexpected,
    exchangeGoogleCode: unexpected,
    login: unexpected,
    register: unexpected,
    logout: unexpected,
    refresh: unexpected,
    profile: unexpected,
    updateProfile: unexpected,
    changePassword: unexpected,
    uploadAvatar: unexpected,
    ...calls,
  };
}

export const anyPicture: PictureReader = { canShow: () => Promise.resolve(true) };

function unexpected(): Promise<never> {
  return Promise.reject(new Error('This call was not expected'));
}
