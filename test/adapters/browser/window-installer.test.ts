import { describe, expect, it } from 'vitest';
import { WindowInstaller } from '../../../src/adapters/browser/window-installer';
import { InstallHintViewModel } from '../../../src/view-models/payment/install-hint.view-model';

function aWindow() {
  const window = new EventTarget();
  const installer = new WindowInstaller(window);
  const asked: string[] = [];
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => asked.push('asked'),
    });
    window.dispatchEvent(event);
    return event;
  };
  return { window, installer, asked, offer, hint: new InstallHintViewModel(installer) };
}

describe('installing the shop', () => {
  it("holds back the browser's own hint", () => {
    expect(aWindow().offer().defaultPrevented).toBe(true);
  });

  it('is offered when the browser offers it, before or while the hint is shown', () => {
    const { hint, offer } = aWindow();
    hint.load();
    expect(hint.isOffered).toBe(false);
    offer();
    expect(hint.isOffered).toBe(true);
  });

  it('is asked for once', async () => {
    const { hint, offer, asked } = aWindow();
    offer();
    hint.load();
    await hint.install();
    await hint.install();
    expect(asked).toEqual(['asked']);
    expect(hint.isOffered).toBe(false);
  });

  it('is not offered by a hint that was never shown', () => {
    const { hint, offer } = aWindow();
    offer();
    expect(hint.isOffered).toBe(false);
    hint.dispose();
    expect(hint.isOffered).toBe(false);
  });

  it('the offer to install ends when the shop is installed or the page is left', () => {
    const { window, hint, offer } = aWindow();
    offer();
    hint.load();
    window.dispatchEvent(new Event('appinstalled'));
    expect(hint.isOffered).toBe(false);
    hint.dispose();
    offer();
    expect(hint.isOffered).toBe(false);
  });
});
