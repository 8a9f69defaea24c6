import { makeAutoObservable, runInAction } from 'mobx';
import type { StatePictures } from '../../app/profiles/samples';
import { statesByFeature } from '../states/demo-states';
import type { ScreenState } from '../states/screen-state';

export interface DemoLook {
  readonly theme: string;
  readonly appearance: string;
}

export interface StateLinks {
  readonly themes: readonly { readonly value: string; readonly label: string }[];
  thumbnails(): Promise<StatePictures | undefined>;
  linkTo(state: ScreenState, look: DemoLook): Promise<string>;
}

export class DemoGalleryViewModel {
  links: ReadonlyMap<string, string> = new Map();
  thumbnails: StatePictures | undefined = undefined;
  private look: DemoLook | undefined;

  constructor(private readonly stateLinks: StateLinks) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get themes() {
    return [{ value: '', label: "Shop's own" }, ...this.stateLinks.themes];
  }

  async load(look: DemoLook): Promise<void> {
    this.look = look;
    const states = statesByFeature.flatMap((feature) => feature.states);
    const [links, thumbnails] = await Promise.all([
      Promise.all(states.map(async (state) => [state.name, await this.stateLinks.linkTo(state, look)] as const)),
      this.stateLinks.thumbnails(),
    ]);
    runInAction(() => {
      this.thumbnails = thumbnails;
      if (this.look === look) this.links = new Map(links);
    });
  }
}
