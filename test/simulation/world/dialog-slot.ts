import type { Overlay, OverlaysViewModel } from '../../../src/view-models/shell/overlays.view-model';
import type { PageLoad } from './page-load';
import { mountDialog, type Dialog } from './screens';

export type DialogListener = (dialog: Overlay | undefined, before: Overlay | undefined) => void;

export class DialogSlot {
  dialog: Dialog | undefined;
  private shown: Overlay | undefined;
  private shownFor = 0;

  constructor(
    private readonly load: PageLoad,
    private readonly overlays: OverlaysViewModel,
    private readonly onDialog: DialogListener,
  ) {}

  get isOfFormerCustomer(): boolean {
    return this.shownFor !== this.overlays.customerChanges;
  }

  render(): void {
    const { current, customerChanges } = this.overlays;
    if (this.shown === current && this.shownFor === customerChanges) return;
    this.unmount();
    this.onDialog(current, this.shown);
    this.shown = current;
    this.shownFor = customerChanges;
    this.dialog = current && mountDialog(this.load, current);
  }

  unmount(): void {
    this.dialog?.dispose();
    this.dialog = undefined;
  }
}
