import { ContainerModule } from 'inversify';
import { SampleServices } from '../../adapters/fallback/sample-services';
import { HttpOrderGateway } from '../../adapters/http/http-order-gateway';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { MockOrderGateway } from '../../adapters/mock/mock-order-gateway';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { construct } from '../construct';
import { HttpServices } from '../http-services';
import type { Settings } from '../settings';
import { tokens } from '../tokens';

/** The order service. VITE_BACKEND is a constant, so a build keeps one of these branches. */
export const orderGatewayModule = new ContainerModule(({ bind }) => {
  const gateway = bind(tokens.orderGateway);
  if (import.meta.env.VITE_BACKEND === 'http')
    gateway.toResolvedValue(httpOrders, [HttpServices, tokens.shop, tokens.settings]);
  else if (import.meta.env.VITE_BACKEND === 'fallback')
    gateway.toResolvedValue(
      (services: HttpServices, shop: ShopProfile, settings: Settings, samples: SampleServices) =>
        samples.guard(httpOrders(services, shop, settings)),
      [HttpServices, tokens.shop, tokens.settings, SampleServices],
    );
  else gateway.toResolvedValue(construct(MockOrderGateway), [MockTransport, tokens.browser]);
});

function httpOrders({ order }: HttpServices, shop: ShopProfile, { orderDialect, idempotencyKey }: Settings) {
  return new HttpOrderGateway(order, {
    dialect: orderDialect ?? shop.orderDialect,
    sendIdempotencyKey: idempotencyKey,
  });
}
