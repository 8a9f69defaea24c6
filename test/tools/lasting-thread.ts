import { ThreadsPoolWorker, type PoolOptions, type Vite, type WorkerRequest } from 'vitest/node';

/** Each run leaves a listener behind in the thread. */
const maxRuns = 200;

/** A thread outlives a test run: it is never told to stop, and a later run starts in it again. */
class LastingThread extends ThreadsPoolWorker {
  override readonly name = 'lasting-thread';
  private runs = 0;
  private hasCleanModules = false;
  private readonly listeners: [event: string, callback: (arg: unknown) => void][] = [];

  constructor(private readonly options: PoolOptions) {
    super(options);
  }

  override async start(): Promise<void> {
    const wantsCleanModules = this.options.project.getProvidedContext().mutantActivation === 'runtime';
    if (this.runs > 0 && (!wantsCleanModules || !this.hasCleanModules || this.runs === maxRuns)) {
      await super.stop();
      this.runs = 0;
    }
    if (this.runs === 0) await super.start();
    this.runs += 1;
    this.hasCleanModules = wantsCleanModules;
  }

  override on(event: string, callback: (arg: unknown) => void): void {
    super.on(event, callback);
    this.listeners.push([event, callback]);
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop') return super.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, callback] of this.listeners) if (event === 'message') callback(stopped);
  }

  override async stop(): Promise<void> {
    for (const [event, callback] of this.listeners.splice(0)) this.off(event, callback);
  }
}

/**
 * Runs all mutants in one thread, several times as fast as a thread for each: Stryker switches most of them on and off
 * in modules that are loaded already. A mutant of code that runs while its module loads needs a fresh thread.
 */
export function lastingThread(): Vite.Plugin {
  let thread: LastingThread | undefined;
  const poolRunner = {
    name: 'lasting-thread',
    createPoolWorker: (options: PoolOptions) => (thread ??= new LastingThread(options)),
  };
  return {
    name: 'lasting-thread',
    // Stryker overwrites the pool of the configuration.
    configureVitest: ({ project }) => void Object.assign(project.config, { pool: poolRunner.name, poolRunner }),
  };
}
