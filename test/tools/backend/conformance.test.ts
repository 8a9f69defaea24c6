import { describe, expect, it, onTestFinished } from 'vitest';
import { checkBackend } from '../../../src/tools/backend-check/check-backend';
import { formatFinding, isFailure } from '../../../src/tools/backend-check/report/report';
import { postgreSql } from '../../../src/tools/backend/database/postgresql';
import { postgreSqlPrograms, startCluster } from './support/postgresql-cluster.mjs';
import { runBackend } from './support/running-backend';
import { wholeCheck } from './support/shop-of-backend';

const engines = ['PGlite', ...(postgreSqlPrograms() ? ['PostgreSQL'] : [])];

async function databaseOf(engine: string) {
  if (engine === 'PGlite') return undefined;
  const cluster = await startCluster();
  onTestFinished(cluster.stop);
  return postgreSql(cluster.url, () => undefined);
}

describe.each(engines)('the backend on %s', (engine) => {
  it('passes every check of a backend, with calls that change something', async () => {
    const database = await databaseOf(engine);
    const { origin } = await runBackend({
      hasSignIn: true,
      ...(database ? { database } : {}),
    });
    const { findings } = await checkBackend(wholeCheck(origin), () => undefined);
    const failures = findings
      .filter((finding) => isFailure(finding, true))
      .map((finding) => formatFinding(finding, true));
    const { scheduledMenusDetails: today } = await fetch(`${origin}/api/v1/admin/menu-schedule/today`).then((reply) =>
      reply.json(),
    );
    expect(today).toContainEqual(
      expect.objectContaining({ itemName: 'Tomato Soup', isVegetarian: true, portion: 'Serves 1', spiceLevel: 1 }),
    );
    expect(failures).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
  });
});
