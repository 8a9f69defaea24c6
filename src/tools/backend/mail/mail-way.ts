import { accountMail, accountMailKinds, isAccountMailKind } from '../accounts/recover-account';
import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import { orderMail, orderMailKinds } from '../orders/order-mail';
import type { Way } from '../orders/outbox';
import type { ServedShop } from '../orders/wanted-order';
import type { ShopTexts } from '../shop-texts';
import type { Post } from './post';

const ofAccount = `(${accountMailKinds.join('|')}) \\S+`;
const ofOrder = `\\S+ (${orderMailKinds.join('|')})`;
/** `SB-1` is the receipt of an order, `SB-1 ready` another mail of it, `confirm ID` a mail of an account. A number tells two of a kind apart. */
const subjects = `^(\\S+|(${ofAccount}|${ofOrder})( \\S+)?)$`;

/** Writes a mail when it leaves, from what is true then. Without a post, no mail is sent. */
export function mailWay(
  queries: Queries,
  post: Post | undefined,
  shop: ServedShop,
  texts: ShopTexts,
  { PUBLIC_URL, SHOP_ORIGIN }: Pick<BackendSettings, 'PUBLIC_URL' | 'SHOP_ORIGIN'>,
): Way {
  const send = async (subject: string): Promise<void> => {
    if (!post) return;
    const words = subject.split(' ');
    const [purpose = '', customerId = ''] = words;
    const mail = isAccountMailKind(purpose)
      ? await accountMail(queries, purpose, customerId, shop.name, PUBLIC_URL)
      : await orderMail(queries, words, shop, texts, SHOP_ORIGIN);
    if (mail) await post.send({ id: `mail ${subject}`, ...mail });
  };
  return { send, subjects };
}
