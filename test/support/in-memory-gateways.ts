import type { AccountGateway } from '../../src/domain/auth/ports';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { OrderGateway } from '../../src/domain/orders/ports';
import type { PictureReader } from '../../src/domain/profile/ports';

/** A call that the test does not expect rejects, and names itself. */
export function anOrderGateway(calls: Partial<OrderGateway> = {}): OrderGateway {
  return {
    listMine: unexpected('listMine'),
    find: unexpected('find'),
    deliveryInfo: unexpected('deliveryInfo'),
    place: unexpected('place'),
    cancel: unexpected('cancel'),
    track: unexpected('track'),
    ...calls,
  };
}

export function aMenuGateway(calls: Partial<MenuGateway> = {}): MenuGateway {
  return {
    todaysMenu: unexpected('todaysMenu'),
    preview: unexpected('preview'),
    categories: unexpected('categories'),
    item: unexpected('item'),
    ...calls,
  };
}

export function anAccountGateway(calls: Partial<AccountGateway> = {}): AccountGateway {
  return {
    googleAuthUrl: unexpected('googleAuthUrl'),
    exchangeGoogleCode: unexpected('exchangeGoogleCode'),
    login: unexpected('login'),
    register: unexpected('register'),
    logout: unexpected('logout'),
    refresh: unexpected('refresh'),
    profile: unexpected('profile'),
    updateProfile: unexpected('updateProfile'),
    changePassword: unexpected('changePassword'),
    uploadAvatar: unexpected('uploadAvatar'),
    ...calls,
  };
}

export const anyPicture: PictureReader = { canShow: () => Promise.resolve(true) };

function unexpected(call: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The call ${call} was not expected: give the gateway one in this test`));
}
