import type { TestProject } from 'vitest/node';
import { postgreSqlPrograms, startCluster } from './postgresql-cluster.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server on which each process has a database. It is empty where PostgreSQL is not installed. */
    readonly postgreSqlUrl: string;
  }
}

/** One server for all processes, because making its folder takes as long as ten tests. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const cluster = postgreSqlPrograms() ? await startCluster(['fsync=off']) : undefined;
  provide('postgreSqlUrl', cluster?.url ?? '');
  return cluster?.stop;
}
