import { spawnSync } from 'node:child_process';

/** 0 where the project is not in a git checkout. */
const commits = Number(spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }).stdout);

export function hasTurn(position: number, turns: number): boolean {
  return process.env.ALL_STATES !== undefined || position % turns === commits % turns;
}

/** The next commit takes the next items, so every run of a commit does the same. `ALL_STATES` asks for all. */
export function inTurn<Item>(items: readonly Item[], turns: number): readonly Item[] {
  return items.filter((_item, position) => hasTurn(position, turns));
}
