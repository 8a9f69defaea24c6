import { DemoPanelViewModel, type DemoActions, type DemoState } from '../../src/demo/controls/demo-panel.view-model';

export const usual: DemoState = { scenario: undefined, theme: '', hour: '', ahead: 0 };

/** The actions do nothing but record themselves in `done`. */
export function aDemoPanel(controls: Partial<DemoActions> = {}, start: DemoState = usual) {
  let state = start;
  const done: string[] = [];
  const panel = new DemoPanelViewModel({
    themes: [{ value: 'cookies', label: 'Cookies' }],
    otherShopUrl: '',
    state: () => state,
    change: async (next) => void (state = next),
    isOpen: () => false,
    keepOpen: (open) => void done.push(open ? 'open' : 'closed'),
    logsOrders: () => false,
    logOrders: (on) => void done.push(on ? 'orders told' : 'orders untold'),
    expireSession: async () => void done.push('expired'),
    nextAdvance: async () => ({ orderId: 'SB-1', status: 'Paid', next: 'Confirmed' }),
    advance: async () => void done.push('advanced'),
    reset: () => void done.push('reset'),
    copyLink: async () => true,
    reload: (path) => void done.push(`reload ${path ?? 'here'}`),
    ...controls,
  });
  panel.load();
  return { panel, done, state: () => state };
}
