import { accountMail, accountMailKinds, isAccountMailKind } from '../accounts/recover-account';
import type { BackendSettings } from '../backend-settings';
import type { Queries } from '../database/database';
import type { Limits } from '../limits';
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
  limits: Limits,
): Way {
  const send = async (subject: string): Promise<void> => {
    if (!post) return;
    const words = subject.split(' ');
    const [purpose = '', customerId = ''] = words;
    const id = `mail ${subject}`;
    if (!isAccountMailKind(purpose)) {
      const mail = await orderMail(queries, words, shop, texts, SHOP_ORIGIN);
      if (mail) await post.send({ id, ...mail });
      return;
    }
    const mail = await accountMail(queries, purpose, customerId, shop.name, PUBLIC_URL);
    // A stranger may have asked for it, and it is only known now where it goes.
    if (!mail || !(await limits.mayMail(mail.to))) return;
    await post.send({ id, ...mail }).catch(async (error: unknown) => {
      await limits.mailFailed(mail.to);
      throw error;
    });
  };
  return { send, subjects };
}
