import type { Clock } from '../../domain/shared/ports';
import type { StoredScenario } from './scenarios/stored-scenario';
import { readState, writeState, type MockState } from './mock-state';
import { mockStateKey, type StateStorage } from './state-storage';

/** Every read reads the storage, because hosted pages and other tabs change the state. */
export class MockStore {
  constructor(
    private readonly storage: StateStorage,
    private readonly clock: Clock,
    private readonly scenario: Pick<StoredScenario, 'tell'>,
  ) {}

  read(): MockState {
    return readState(this.storage.read(mockStateKey), this.clock.now());
  }

  update(change: (state: MockState) => Partial<MockState>): void {
    const state = this.read();
    this.storage.write(mockStateKey, writeState({ ...state, ...change(state) }));
    this.scenario.tell();
  }
}
