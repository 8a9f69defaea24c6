import { checkFaultyBackend, defects, namedAs } from './check-faulty-backend';

/** A line for each defect with what the check says of it, then the figures. */
export async function defectTable(): Promise<string> {
  const rows: string[] = [];
  let missed = 0;
  for (const defect of defects) {
    const name = namedAs(defect, await checkFaultyBackend(defect));
    if (name === undefined) missed++;
    const { call, title, level } = defect;
    rows.push(`${call.padEnd(24)} ${title.padEnd(46)} ${level.padEnd(8)} ${name ?? 'MISSED'}\n`);
  }
  return `${rows.join('')}\n${defectFigures()}, ${missed} missed\n`;
}

export function defectFigures(): string {
  const failures = defects.filter(({ level }) => level === 'failure').length;
  return `${defects.length} defects: ${failures} fail the check, ${defects.length - failures} are notices`;
}
