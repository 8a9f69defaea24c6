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

const spaces = /[\s\u200b]+/g;

/** Names that differ only in case and spaces have one key. `Vegan*` is another name than `Vegan`. */
export function nameKey(name: string): string {
  return name.toLowerCase().replaceAll(spaces, '').normalize('NFC');
}

/**
 * The names of one menu, each once, in the order in which they first come. Two names are one if their keys are equal,
 * or if the service gave them one id.
 */
export class NameList<T extends Named> {
  readonly all: readonly Addressed<T>[];
  private readonly byName = new Map<string, Addressed<T>>();
  private readonly byId = new Map<string, Addressed<T>>();

  /**
   * A name without letters is called by `word` and its position: `category-4`. The names of `known` come first, and no
   * id makes one of two of them.
   */
  constructor(stated: Iterable<T>, word: string, known: readonly T[] = []) {
    const groups = groupsOf(stated, known);
    const slugs = slugsOf(
      groups.map(([{ name }]) => name),
      word,
    );
    this.all = groups.map((group, position) => ({ ...joinedOf(group), slug: slugs[position] ?? '' }));
    for (const [position, named] of this.all.entries())
      for (const { name, id } of groups[position] ?? []) {
        this.byName.set(name, named).set(nameKey(name), named);
        if (id !== undefined) this.byId.set(id, named);
      }
  }

  find({ name, id = '' }: Named): Addressed<T> | undefined {
    return this.byName.get(name) ?? this.byName.get(nameKey(name)) ?? this.byId.get(id);
  }

  at(slug: string | undefined): Addressed<T> | undefined {
    return this.all.find((named) => named.slug === slug);
  }
}

type Group<T> = [first: T, ...others: T[]];

/** The first row wins. A later row only adds what the first leaves out. */
function joinedOf<T>([first, ...others]: Group<T>): T {
  return others.reduce((joined, other) => ({ ...other, ...joined }), first);
}

function groupsOf<T extends Named>(stated: Iterable<T>, known: readonly T[]): readonly Group<T>[] {
  const distinct = new Map<string, T>();
  for (const named of [...known, ...stated]) {
    const row = JSON.stringify(named);
    if (!distinct.has(row)) distinct.set(row, named);
  }
  // One row can join two groups, if it has the name of the first and the id of the second.
  const joined = new Map<string, string>();
  const rootOf = (mark: string): string => {
    const next = joined.get(mark);
    return next === undefined ? mark : rootOf(next);
  };
  const nameMark = ({ name }: T) => `name ${nameKey(name)}`;
  const apart = new Set(known.map(nameMark));
  for (const named of distinct.values()) {
    const root = rootOf(nameMark(named));
    const other = named.id === undefined ? root : rootOf(`id ${named.id}`);
    if (root === other || (apart.has(root) && apart.has(other))) continue;
    joined.set(other, root);
    if (apart.has(other)) apart.add(root);
  }
  const groups = new Map<string, Group<T>>();
  for (const named of distinct.values()) {
    const root = rootOf(nameMark(named));
    const group = groups.get(root);
    if (group) group.push(named);
    else groups.set(root, [named]);
  }
  return [...groups.values()];
}

/** A plain name comes first, so that `Vegan` keeps its slug on a menu that names `Vegan*` before it. */
function slugsOf(names: readonly string[], word: string): readonly string[] {
  const slugs: string[] = names.map(() => '');
  const taken = new Set<string>();
  const addSlug = (position: number, wanted: string) => {
    let slug = wanted;
    for (let next = 2; taken.has(slug); next++) slug = `${wanted}-${next}`;
    taken.add(slug);
    slugs[position] = slug;
  };
  const isPlain = (name: string) =>
    slugOf(name) !== '' && slugOf(name) === name.trim().toLowerCase().replace(spaces, '-');
  names.forEach((name, position) => isPlain(name) && addSlug(position, slugOf(name)));
  names.forEach((name, position) => isPlain(name) || addSlug(position, slugOf(name) || `${word}-${position + 1}`));
  return slugs;
}
