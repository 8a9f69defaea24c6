import type { Cancel, Clock } from '../../../domain/shared/ports';
import { present } from '../../../domain/shared/present';
import { aDate, aText, fieldsOf, listOf } from '../../storage/stored-schema';
import { mockStateKey, type StateStorage } from '../state-storage';
import { scenarioNames, type Scenario } from './scenarios';

/** It is apart from the rest of the mock, because the menu needs only this of it. */
export class StoredScenario {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: StateStorage,
    private readonly clock: Clock,
  ) {}

  read(): Scenario | undefined {
    return readScenario(fieldsOf(this.storage.read(mockStateKey)).scenario);
  }

  write(scenario: Scenario | undefined): void {
    this.store({ startedAt: this.clock.now(), ...fieldsOf(this.storage.read(mockStateKey)), scenario });
  }

  reset(): void {
    this.store({ startedAt: this.clock.now() });
  }

  onChange(listener: () => void): Cancel {
    this.listeners.add(listener);
    const stopElsewhere = this.storage.onChange(mockStateKey, listener);
    return () => {
      this.listeners.delete(listener);
      stopElsewhere();
    };
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }

  private store(state: object): void {
    this.storage.write(mockStateKey, state);
    this.tell();
  }
}

export function readScenario(stored: unknown): Scenario | undefined {
  const fields = fieldsOf(stored);
  const name = scenarioNames.find((known) => known === fields.name);
  const since = aDate(fields.since);
  if (!name || !since) return undefined;
  return present({
    name,
    since,
    itemIds: Array.isArray(fields.itemIds) ? listOf(aText)(fields.itemIds) : undefined,
  });
}
