import { simulateWith, type Simulation } from './simulate';
import { MockedServices } from './world/services';

export const simulate = (simulation: Simulation) => simulateWith((parts) => new MockedServices(parts), simulation);
