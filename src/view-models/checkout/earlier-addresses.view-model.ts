import { makeAutoObservable, runInAction } from 'mobx';
import type { CheckoutDetails } from '../../domain/checkout/checkout-details';
import { hasNoAddress, isSameAddress, type FindEarlierAddresses } from '../../domain/checkout/earlier-addresses';
import type { CheckoutViewModel } from './checkout.view-model';

type AddressForm = Pick<CheckoutViewModel, 'details' | 'set'>;

export class EarlierAddressesViewModel {
  offered: readonly CheckoutDetails[] = [];
  private request: AbortController | undefined;

  constructor(private readonly findEarlierAddresses: FindEarlierAddresses) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Offers no address to a customer who types or is in a field, so that no field moves under the finger. The newest one
   * fills a form without an address, and is stored once the customer chooses or types one. A Continue that was refused
   * for the lack of an address goes on with it.
   */
  async load(
    checkout: Pick<CheckoutViewModel, 'details' | 'form' | 'toConfirm' | 'wantsConfirm'>,
    isInField: () => boolean,
  ): Promise<void> {
    const request = new AbortController();
    this.request = request;
    const before = checkout.details;
    const found = await this.findEarlierAddresses.execute(request.signal);
    if (this.request !== request || isInField() || !isSameAddress(before, checkout.details)) return;
    runInAction(() => {
      this.offered = found;
      const [newest] = found;
      if (!newest || !hasNoAddress(checkout.details)) return;
      const wasRefused = checkout.form.messages.length > 0;
      fill(newest, checkout.details, checkout.form);
      if ((wasRefused || checkout.wantsConfirm) && checkout.form.isValid) checkout.toConfirm();
    });
  }

  choose(address: CheckoutDetails, form: AddressForm): void {
    fill(address, form.details, form);
  }

  dispose(): void {
    this.request?.abort();
    this.request = undefined;
  }
}

function fill(address: CheckoutDetails, { mobile }: CheckoutDetails, form: Pick<CheckoutViewModel, 'set'>): void {
  for (const field of ['addressLine1', 'addressLine2', 'city', 'zip'] as const) form.set(field, address[field]);
  if (mobile.trim() !== '' || address.mobile === '') return;
  form.set('dialCode', address.dialCode);
  form.set('mobile', address.mobile);
}
