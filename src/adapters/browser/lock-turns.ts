export interface LockTurns {
  /**
   * Counts a turn of the lock and returns its number, which is higher than the last one and than `known`. Two tabs never
   * get the same number. It rejects in a browser that denies IndexedDB.
   */
  next(lock: string, known: number): Promise<number>;
}

const store = 'turns';

export class IndexedLockTurns implements LockTurns {
  constructor(
    /** The function throws where cookies are blocked. */
    private readonly databases: () => IDBFactory | undefined,
    private readonly database: string,
  ) {}

  async next(lock: string, known: number): Promise<number> {
    const databases = this.databases();
    if (!databases) throw new Error('There is no IndexedDB.');
    const opening = databases.open(this.database);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
    const database = await resultOf(opening);
    try {
      const turns = database.transaction(store, 'readwrite').objectStore(store);
      const turn = turnAfter(known, await resultOf<unknown>(turns.get(lock)));
      await resultOf(turns.put(turn, lock));
      return turn;
    } finally {
      database.close();
    }
  }
}

/** The number is 0 before the first turn. A stored value that is not from a turn also counts as 0. */
export function turnOf(stored: unknown): number {
  return Number.isSafeInteger(stored) ? Math.max(0, Number(stored)) : 0;
}

/** @public The turns that tests keep in memory count as the browser's do. */
export function turnAfter(known: number, stored: unknown): number {
  return Math.max(known, turnOf(stored)) + 1;
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
