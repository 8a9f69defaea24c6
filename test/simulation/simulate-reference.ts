import { simulateWith, type Simulation } from './simulate';
import { ReferenceServices } from './world/reference-services';

export const simulate = (simulation: Simulation) => simulateWith((parts) => new ReferenceServices(parts), simulation);
