import { makeAutoObservable, runInAction } from 'mobx';
import { hasNoAddress, isSameAddress, type CheckoutDetails } from '../../domain/checkout/checkout-details';
import type { FindEarlierAddresses } from '../../domain/checkout/earlier-addresses';
import type { CheckoutViewModel } from './checkout.view-model';

type AddressForm = Pick<CheckoutViewModel, 'details' | 'set' | 'foldAddress'>;

export class EarlierAddressesViewModel {
  private request: AbortController | undefined;

  constructor(private readonly findEarlierAddresses: FindEarlierAddresses) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Offers no address to a customer who types or is in a field, so that no field moves under the finger. The newest one
   * fills a form without an address, and is stored once the customer chooses or types one. A Continue that was refused
   * for the lack of an address goes on with it. Each checkout is offered addresses once.
   */
  async load(
    checkout: Pick<
      CheckoutViewModel,
      'details' | 'earlierAddresses' | 'form' | 'offerAddresses' | 'toConfirm' | 'wantsConfirm'
    >,
    isInField: () => boolean,
  ): Promise<void> {
    if (checkout.earlierAddresses.length > 0) return;
    const request = new AbortController();
    this.request = request;
    const before = checkout.details;
    const found = await this.findEarlierAddresses.execute(request.signal);
    if (this.request !== request || isInField() || !isSameAddress(before, checkout.details)) return;
    runInAction(() => {
      const [newest] = found;
      const isFilled = newest !== undefined && hasNoAddress(checkout.details);
      const wasRefused = checkout.form.messages.length > 0;
      if (isFilled) fill(newest, checkout.details, checkout.form);
      checkout.offerAddresses(found);
      if (isFilled && (wasRefused || checkout.wantsConfirm) && checkout.form.isValid) checkout.toConfirm();
    });
  }

  choose(address: CheckoutDetails, form: AddressForm): void {
    fill(address, form.details, form);
    form.foldAddress(true);
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
