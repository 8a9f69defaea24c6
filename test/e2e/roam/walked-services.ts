import { startFuzzedServices } from '../fuzz/fuzzed-services';
import { ReferenceBackend, type WalkedServices } from '../support/reference-services';

/** Each walk begins with other services, without the orders of an earlier walk. */
export interface ServicesOfWalks {
  begin(): Promise<WalkedServices>;
  stop(): Promise<void>;
}

export function startServicesOfWalks(shopOrigin: string): Promise<ServicesOfWalks> {
  return process.env.REFERENCE_BACKEND ? overReference(shopOrigin) : overMock(shopOrigin);
}

async function overMock(shopOrigin: string): Promise<ServicesOfWalks> {
  const services = await startFuzzedServices(shopOrigin);
  const { apiOrigin, hostedPagesOrigin, faults } = services;
  const walked: WalkedServices = {
    apiOrigin,
    hostedPagesOrigin,
    signInOrigin: hostedPagesOrigin,
    setFault: (call, fault) => Promise.resolve(void faults.set(call, fault)),
    clearFaults: () => Promise.resolve(faults.clear()),
    orders: () => Promise.resolve(services.state().orders),
    jump: (milliseconds) => Promise.resolve(services.jump(milliseconds)),
    stop: () => Promise.resolve(),
  };
  return { begin: () => services.reset().then(() => walked), stop: () => services.stop() };
}

async function overReference(shopOrigin: string): Promise<ServicesOfWalks> {
  const backend = await ReferenceBackend.start();
  return { begin: () => backend.serve(shopOrigin, 'cookies'), stop: () => backend.close() };
}
