import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { demoScenarios } from '../../../src/demo/scenarios/demo-scenarios';
import { scenarioNames } from '../../../src/adapters/mock/scenarios/scenarios';
import { aDemoPanel, usual } from '../../support/demo-panel';
import { flushPromises } from '../../support/in-memory-device';

describe('demo panel', () => {
  it('has every scenario of the mock services, once', () => {
    const offered = demoScenarios.flatMap(({ scenarios }) => scenarios.map(({ name }) => name));
    expect(offered.toSorted()).toEqual([...scenarioNames].toSorted());
  });

  it('shows what is on', () => {
    const { panel } = aDemoPanel({}, { ...usual, scenario: 'offline' });
    expect(panel.scenario?.label).toBe('Offline');
    expect(panel.isNormal).toBe(false);
  });

  it('replaces one scenario by another and reloads the page', async () => {
    const { panel, state, done } = aDemoPanel({}, { ...usual, scenario: 'offline', theme: 'cookies' });
    await panel.change({ scenario: 'slow' });
    expect(state()).toEqual({ ...usual, scenario: 'slow', theme: 'cookies' });
    expect(done).toEqual(['reload here']);
  });

  it('goes back to normal in everything', async () => {
    const { panel, state } = aDemoPanel({}, { scenario: 'menu-down', theme: 'cookies', hour: '9', ahead: 5 });
    await panel.backToNormal();
    expect(state()).toEqual(usual);
  });

  it.each([{ scenario: 'slow' }, { theme: 'cookies' }, { hour: '9' }, { ahead: -60_000 }])(
    'is not normal with %o',
    (change) => {
      expect(aDemoPanel({}, { ...usual, ...change }).panel.isNormal).toBe(false);
    },
  );

  it('stays open across page loads', () => {
    const { panel, done } = aDemoPanel();
    panel.toggle();
    panel.toggle();
    expect(panel.open).toBe(false);
    expect(done).toEqual(['open', 'closed']);
    expect(aDemoPanel({ isOpen: () => true }).panel.open).toBe(true);
  });

  it.each([
    ['opens for a press that came before it', false, ['open']],
    ['is not closed by one where it stayed open', true, []],
  ])('%s', (_what, stayedOpen, kept) => {
    const { panel, done } = aDemoPanel({ isOpen: () => stayedOpen });
    panel.load(true);
    expect(panel.open).toBe(true);
    expect(done).toEqual(kept);
  });

  it('shows which order can be advanced, and advances it', async () => {
    const { panel, done } = aDemoPanel();
    panel.toggle();
    await flushPromises();
    expect(panel.advanceable).toEqual({ orderId: 'SB-1', status: 'Paid', next: 'Confirmed' });
    await panel.advance();
    expect(done).toEqual(['open', 'advanced', 'reload here']);
  });

  it('expires the session on the current page', async () => {
    const { panel, done } = aDemoPanel();
    await panel.expireSession();
    expect(done).toEqual(['expired']);
  });

  it('follows a link to a scenario, and removes the scenario from the URL', async () => {
    const { panel, state, done } = aDemoPanel();
    await panel.follow('big-menu', '/menu');
    expect(state().scenario).toBe('big-menu');
    expect(done).toEqual(['reload /menu']);
  });

  it('ignores a link to an unknown scenario', async () => {
    const { panel, state } = aDemoPanel();
    await panel.follow('free-cookies', '/menu');
    expect(state()).toEqual(usual);
  });

  it.each([
    [true, 'Link copied'],
    [false, "Your browser didn't allow the link to be copied."],
  ])('shows whether the link was copied: %s', async (copied, words) => {
    const { panel } = aDemoPanel({ copyLink: async () => copied });
    await panel.copyLink();
    expect(panel.message).toBe(words);
  });

  it('goes home after a reset', () => {
    const { panel, done } = aDemoPanel();
    panel.reset();
    expect(done).toEqual(['reset', 'reload /']);
  });

  it('shows what failed', async () => {
    const { panel } = aDemoPanel({ advance: () => Promise.reject(new ServiceError('network', 'No network')) });
    await panel.advance();
    expect(panel.message).toBe('No network');
  });
});
