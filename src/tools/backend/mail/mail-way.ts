import { accountMail } from '../accounts/recover-account';
import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import { orderMail } from '../orders/order-mail';
import type { ServedShop } from '../orders/wanted-order';
import type { ShopTexts } from '../shop-texts';
import type { Post } from './post';

/** Writes a mail when it leaves, from what is true then. Without a post, no mail is sent. */
export function mailWay(
  queries: Queries,
  post: Post | undefined,
  shop: ServedShop,
  texts: ShopTexts,
  { PUBLIC_URL, SHOP_ORIGIN }: Pick<BackendSettings, 'PUBLIC_URL' | 'SHOP_ORIGIN'>,
) {
  return async (subject: string): Promise<void> => {
    if (!post) return;
    const words = subject.split(' ');
    const [purpose, customerId = ''] = words;
    const mail =
      purpose === 'confirm' || purpose === 'reset'
        ? await accountMail(queries, purpose, customerId, shop.name, PUBLIC_URL)
        : await orderMail(queries, words, shop, texts, SHOP_ORIGIN);
    if (mail) await post.send({ id: `mail ${subject}`, ...mail });
  };
}
