import { plainSigns } from './plain-text';
import { slugOf } from './text-folding';

/** A category, a dietary label or a tag, as one item or the service names it. */
export interface Named {
  readonly name: string;
  /** It is unset unless the service gave an id. */
  readonly id?: string;
}

/** Some services send zeros, a negative number or a word like these for everything that has no id. */
const unsetId = /^(?:[^\p{L}1-9]*|-\d+|null|nil|none|undefined|nan)$/iu;

export function statedId(id: string | undefined): string | undefined {
  return id === undefined || unsetId.test(id.trim()) ? undefined : id;
}

/** The slug is how a name is written in a URL. Two names of one list never have the same slug. */
export type Addressed<T extends Named> = T & { readonly slug: string };

/** Names that differ only in case, spaces and what is invisible have one key. `Vegan*` is another name than `Vegan`. */
export function nameKey(name: string): string {
  return plainName(name).replaceAll(/\s+/g, '');
}

/**
 * The names of one menu, each once, in the order in which they first come. Two names are one if their keys are equal,
 * or if the service gave them one id.
 */
export class NameList<T extends Named> {
  readonly all: readonly Addressed<T>[];
  private readonly byName = new Map<string, Addressed<T>>();
  private readonly byId = new Map<string, Addressed<T>>();
  private readonly bySlug = new Map<string, Addressed<T>>();

  /** The names of `known` come first, and no id makes one of two of them. */
  constructor(stated: Iterable<T>, known: readonly T[] = []) {
    const groups = groupsOf(stated, known);
    const slugs = slugsOf(groups.map(([{ name }]) => name));
    this.all = groups.map((group, position) => ({ ...joinedOf(group), slug: slugs[position] ?? '' }));
    for (const [position, named] of this.all.entries())
      for (const { name, id } of groups[position] ?? []) {
        this.byName.set(name, named).set(nameKey(name), named);
        if (id !== undefined) this.byId.set(id, named);
      }
    for (const named of this.all) this.bySlug.set(exactSlug(named.name), named);
    for (const named of this.all) this.bySlug.set(named.slug, named);
  }

  find({ name, id = '' }: Named): Addressed<T> | undefined {
    return this.byName.get(name) ?? this.byName.get(nameKey(name)) ?? this.byId.get(id);
  }

  at(slug: string | undefined): Addressed<T> | undefined {
    return slug === undefined ? undefined : this.bySlug.get(slug);
  }
}

type Group<T> = [first: T, ...others: T[]];

/** The first row wins. A later row only adds what the first leaves out. */
function joinedOf<T>([first, ...others]: Group<T>): T {
  return others.reduce((joined, other) => ({ ...other, ...joined }), first);
}

/** Rows that say the same count once, so a long menu has few rows to group. */
function groupsOf<T extends Named>(stated: Iterable<T>, known: readonly T[]): readonly Group<T>[] {
  const rows = [...new Map([...known, ...stated].map((row) => [JSON.stringify(row), row])).values()];
  const rootOf = rootsOf(rows, known);
  const groups = new Map<string, Group<T>>();
  for (const row of rows) {
    const root = rootOf(nameMark(row));
    const group = groups.get(root);
    if (group) group.push(row);
    else groups.set(root, [row]);
  }
  return [...groups.values()];
}

/**
 * Every name and every id is a mark. A row puts its name and its id into one group, so a single row can merge two groups,
 * but no row merges two names of `known`. The returned function maps each mark to the one that represents its group.
 */
function rootsOf(rows: readonly Named[], known: readonly Named[]): (mark: string) => string {
  const joined = new Map<string, string>();
  const rootOf = (mark: string): string => {
    const next = joined.get(mark);
    return next === undefined ? mark : rootOf(next);
  };
  const apart = new Set(known.map(nameMark));
  for (const row of rows) {
    const root = rootOf(nameMark(row));
    const other = row.id === undefined ? root : rootOf(`id ${row.id}`);
    if (root === other || (apart.has(root) && apart.has(other))) continue;
    joined.set(other, root);
    if (apart.has(other)) apart.add(root);
  }
  return rootOf;
}

function nameMark({ name }: Named): string {
  return `name ${nameKey(name)}`;
}

/** These signs only join words, so a URL has one dash for them. */
const joints = /(?<=[\p{L}\p{M}\p{N}])[\s&,'/.-]+(?=[\p{L}\p{M}\p{N}])/gu;
const wordsAndSigns = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu;
const word = /[\p{L}\p{M}\p{N}]/u;

/** Names that differ only in what joins their words share a slug: the first has it, the others say what joins them. */
function slugsOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const short = shortSlug(name);
    const slug = taken.has(short) ? exactSlug(name) : short;
    taken.add(slug);
    return slug;
  });
}

/** It says nothing of other names, so that a stored link means one name on every menu: `C++` is `c--2b--2b` on each. */
function shortSlug(name: string): string {
  const parts = plainName(name).replaceAll(joints, ' ').match(wordsAndSigns) ?? [];
  return slugWith(parts.filter((part) => part.trim() !== ''));
}

function exactSlug(name: string): string {
  return slugWith(plainName(name).match(wordsAndSigns) ?? []);
}

function slugWith(parts: readonly string[]): string {
  return parts.map((part) => (word.test(part) ? part : `-${(part.codePointAt(0) ?? 0).toString(16)}`)).join('-');
}

/** A service knows a name by its plain letters. It may write `C++` and `C#` alike, and then answers with both. */
export function serviceSlug(name: string): string {
  return slugOf(name) || shortSlug(name);
}

function plainName(name: string): string {
  return plainSigns(name).trim().toLowerCase().normalize('NFC');
}

/** Reads the slugs of a list in a URL, each once. */
export function readSlugs(written: string | null): readonly string[] {
  return [...new Set(written?.split(',').filter((slug) => /^[\p{L}\p{M}\p{N}-]+$/u.test(slug)))];
}
