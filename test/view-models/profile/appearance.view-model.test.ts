import { describe, expect, it } from 'vitest';
import type { Appearance } from '../../../src/domain/shop/appearance';
import { AppearanceViewModel } from '../../../src/view-models/profile/appearance.view-model';

function onADevice(kept: Appearance) {
  const device = { kept };
  const appearance = new AppearanceViewModel({
    load: () => device.kept,
    save: (choice) => void (device.kept = choice),
  });
  return { appearance, device };
}

describe('appearance', () => {
  it('is the one stored on the device', () => {
    const { appearance } = onADevice('dark');
    expect(appearance.choice).toBeUndefined();
    appearance.load();
    expect(appearance.choice).toBe('dark');
  });

  it('is stored when chosen', () => {
    const { appearance, device } = onADevice('system');
    appearance.choose('light');
    expect(appearance.choice).toBe('light');
    expect(device.kept).toBe('light');
  });
});
