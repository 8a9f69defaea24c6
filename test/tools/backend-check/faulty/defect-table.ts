import { behaviorDefects } from './behavior-defects';
import { checkFaultyBackend, defects, namedAs } from './check-faulty-backend';
import { isFoundByDocument } from './document-alone';

/** Says of each defect what the check says, and whether the OpenAPI document alone finds it. */
export async function printDefectTable(print: (line: string) => void): Promise<void> {
  const missed = new Set<unknown>();
  const inDocument = new Set<unknown>();
  for (const defect of defects) {
    const findings = await checkFaultyBackend(defect);
    const name = namedAs(defect, findings);
    if (name === undefined) missed.add(defect);
    if (isFoundByDocument(findings)) inDocument.add(defect);
    const { call, title, level } = defect;
    const alone = inDocument.has(defect) ? 'document' : '-';
    print(`${call.padEnd(24)} ${title.padEnd(46)} ${level.padEnd(8)} ${alone.padEnd(9)} ${name ?? 'MISSED'}`);
  }
  const count = (found: ReadonlySet<unknown>) => behaviorDefects.filter((defect) => found.has(defect)).length;
  const byCheck = `${behaviorDefects.length - count(missed)} of ${behaviorDefects.length}`;
  print(`\n${defectFigures()}, ${missed.size} missed`);
  print(`of behavior: the check names ${byCheck}, the OpenAPI document alone finds ${count(inDocument)}`);
}

export function defectFigures(): string {
  const failures = defects.filter(({ level }) => level === 'failure').length;
  return `${defects.length} defects: ${failures} fail the check, ${defects.length - failures} are notices`;
}
