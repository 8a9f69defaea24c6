import { describe, expect, it } from 'vitest';
import { checkBackend } from '../../../src/tools/backend-check/check-backend';
import { formatFinding, isFailure } from '../../../src/tools/backend-check/report/report';
import { engines, useEngine } from './support/engines';
import { runBackend } from './support/running-backend';
import { wholeCheck } from './support/shop-of-backend';

describe.each(engines)('the backend on %s', (engine) => {
  useEngine(engine);

  it('passes every check of a backend, with calls that change something', async () => {
    const { origin } = await runBackend({ hasSignIn: true });
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
