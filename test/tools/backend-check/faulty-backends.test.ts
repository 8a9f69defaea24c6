import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFaultyBackend, defects, failsCheck, namedAs } from './faulty/check-faulty-backend';
import { defectFigures } from './faulty/defect-table';

// `npm run check:faulty` tries all defects.
describe('a backend with one defect', () => {
  it.each(defects.map((defect) => [`${defect.call}: ${defect.title}`, defect] as const))(
    'is reported for %s',
    async (_title, defect) => {
      const findings = await checkFaultyBackend(defect);
      expect(namedAs(defect, findings)).toBeDefined();
      expect(failsCheck(findings)).toBe(defect.level === 'failure');
    },
  );

  it('is counted in the paper on the check', () => {
    expect(readFileSync('src/tools/backend-check/README.md', 'utf8')).toContain(defectFigures());
  });

  it('is listed once', () => {
    expect(new Set(defects.map(({ call, title }) => `${call} ${title}`)).size).toBe(defects.length);
  });
});
