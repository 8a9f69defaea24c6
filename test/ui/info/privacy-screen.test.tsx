import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { legal } from '../../../src/app/profiles/cookies/legal';
import { LocalReportConsent } from '../../../src/adapters/storage/device-values';
import { PrivacyScreen } from '../../../src/ui/info/privacy-screen';
import { ReportConsentViewModel } from '../../../src/view-models/shell/report-consent.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aJsonStorage } from '../../support/browser-storage';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

const heading = 'Reports of errors and speed';

function showPrivacy(receiver: string | undefined, isRefusedByBrowser = false) {
  const consent = new LocalReportConsent(aJsonStorage(), isRefusedByBrowser);
  const viewModel = new ReportConsentViewModel(consent, receiver);
  const { user } = renderInShop(
    <PrivacyScreen text={legal.privacy} />,
    [viewModel, new ToastsViewModel(new FakeTime())],
    '/privacy',
  );
  return { consent, user };
}

describe('the privacy page', () => {
  it('says nothing of reports in a shop that sends none', () => {
    showPrivacy(undefined);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeDefined();
    expect(screen.queryByText(heading)).toBeNull();
  });

  it('says where reports go, and lists that section with the others', () => {
    showPrivacy('reports.test');
    expect(screen.getByText('reports.test')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: heading }).id).toBe('reports-of-errors-and-speed');
    expect(screen.getByRole('link', { name: heading }).getAttribute('href')).toBe(
      '/privacy#reports-of-errors-and-speed',
    );
  });

  it('the switch of the privacy page is off until the customer agrees, and can be switched off again', async () => {
    const { consent, user } = showPrivacy('reports.test');
    const button = screen.getByRole<HTMLInputElement>('switch', { name: 'Send reports' });
    expect(button.checked).toBe(false);
    await user.click(button);
    expect(button.checked).toBe(true);
    expect(consent.isGiven()).toBe(true);
    await user.click(button);
    expect(button.checked).toBe(false);
    expect(consent.isGiven()).toBe(false);
  });

  it('has no switch where the browser asks not to be tracked', () => {
    showPrivacy('reports.test', true);
    expect(screen.getByText(/Global Privacy Control/)).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
