import type { Cancel, Connectivity } from '../../domain/shared/ports';
import { isUnplugged } from './scenarios/scenarios';
import type { MockBackend } from './mock-backend';

export class MockConnectivity implements Connectivity {
  constructor(
    private readonly device: Connectivity,
    private readonly backend: MockBackend,
  ) {}

  isOnline(): boolean {
    return this.device.isOnline() && !isUnplugged(this.backend.scenario());
  }

  onChange(listener: (online: boolean) => void): Cancel {
    const tell = () => listener(this.isOnline());
    const stops = [this.device.onChange(tell), this.backend.onChange(tell)];
    return () => stops.forEach((stop) => stop());
  }
}
