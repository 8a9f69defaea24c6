import type { Queries } from '../database/database';

/** Who did something. A machine with the shared token is `token`. */
export interface Actor {
  readonly name: string;
}

/** Part of the transaction that makes the change, so that no change is without its author. */
export async function audit(
  { query }: Queries,
  { name }: Actor,
  did: string,
  subject: string,
  details?: object,
): Promise<void> {
  await query('insert into audit (who, did, subject, details) values ($1, $2, $3, $4)', [
    name,
    did,
    subject,
    details === undefined ? null : JSON.stringify(details),
  ]);
}
