import { ContainerModule } from 'inversify';
import { FindEarlierAddresses } from '../../domain/checkout/earlier-addresses';
import { EarlierAddresses } from '../../ui/checkout/earlier-addresses';
import { EarlierAddressesViewModel } from '../../view-models/checkout/earlier-addresses.view-model';
import { construct } from '../construct';
import { orderModule } from '../modules/order.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  // Not the gateway that settles pending orders: an offer changes nothing.
  bind(FindEarlierAddresses).toResolvedValue(construct(FindEarlierAddresses), [tokens.orderService, tokens.shop]);
  bind(EarlierAddressesViewModel).toResolvedValue(construct(EarlierAddressesViewModel), [FindEarlierAddresses]);
});

export const earlierAddressesFeature = { component: EarlierAddresses, modules: [orderModule, bindings] };
