/** How often each lock was held, the same for all tabs at once. Both reject if the browser denies it. */
export interface LockTurns {
  /** 0 before the first turn. */
  last(lock: string): Promise<number>;
  store(lock: string, turn: number): Promise<void>;
}

const store = 'turns';

export class IndexedLockTurns implements LockTurns {
  constructor(
    private readonly databases: IDBFactory | undefined,
    private readonly database: string,
  ) {}

  async last(lock: string): Promise<number> {
    return turnOf(await this.ask<unknown>('readonly', (turns) => turns.get(lock)));
  }

  async store(lock: string, turn: number): Promise<void> {
    await this.ask('readwrite', (turns) => turns.put(turn, lock));
  }

  private async ask<Result>(
    mode: IDBTransactionMode,
    request: (turns: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    if (!this.databases) throw new Error('There is no IndexedDB.');
    const opening = this.databases.open(this.database);
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
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refuses.')));
  });
}
