import { startMockServices } from '../../src/tools/mock-api/start';
import { dallas } from './builders';
import { aSample } from './sample-shop';

export function startTestServices(shopOrigin: string) {
  return startMockServices({
    sample: aSample(),
    shop: dallas,
    shopOrigin,
    apiPort: 0,
    hostedPagesPort: 0,
    picturesFolder: 'fixtures/images',
  });
}
