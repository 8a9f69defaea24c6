/** How often each lock was held, the same in all tabs at once. Both calls reject in a browser that denies IndexedDB. */
export interface LockTurns {
  /** Undefined before the first turn. */
  last(lock: string): Promise<unknown>;
  store(lock: string, turn: number): Promise<void>;
}

const store = 'turns';

export class IndexedLockTurns implements LockTurns {
  constructor(
    /** Throws where cookies are blocked. */
    private readonly databases: () => IDBFactory | undefined,
    private readonly database: string,
  ) {}

  last(lock: string): Promise<unknown> {
    return this.ask<unknown>('readonly', (turns) => turns.get(lock));
  }

  async store(lock: string, turn: number): Promise<void> {
    await this.ask('readwrite', (turns) => turns.put(turn, lock));
  }

  private async ask<Result>(
    mode: IDBTransactionMode,
    request: (turns: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const databases = this.databases();
    if (!databases) throw new Error('There is no IndexedDB.');
    const opening = databases.open(this.database);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
    const database = await resultOf(opening);
    try {
      return await resultOf(request(database.transaction(store, mode).objectStore(store)));
    } finally {
      database.close();
    }
  }
}

export function turnOf(stored: unknown): number {
  return Number.isSafeInteger(stored) ? Number(stored) : 0;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', (event) => {
      // Firefox would tell the window of an uncaught error.
      event.preventDefault();
      reject(request.error ?? new Error('IndexedDB refuses.'));
    });
  });
}
