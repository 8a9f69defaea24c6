import type { SampleData } from '../../adapters/mock/sample-data';

const samples = import.meta.glob<{ readonly sample: SampleData }>('./*/sample.ts');

export async function loadSample(name: string): Promise<SampleData> {
  const load = samples[`./${name}/sample.ts`];
  if (!load) throw new Error(`There is no shop "${name}": src/app/profiles/${name}/sample.ts is missing.`);
  return { ...(await load()).sample, base: import.meta.env.BASE_URL };
}

export interface StatePictures {
  /** Pictures of one size, in rows of `columns`, in the order of `states`. */
  readonly sheet: string;
  readonly columns: number;
  readonly states: readonly string[];
}

const thumbnails = import.meta.glob<{ readonly thumbnails: StatePictures }>('./*/gallery/thumbnails.ts');

export async function loadThumbnails(name: string): Promise<StatePictures | undefined> {
  return (await thumbnails[`./${name}/gallery/thumbnails.ts`]?.())?.thumbnails;
}
