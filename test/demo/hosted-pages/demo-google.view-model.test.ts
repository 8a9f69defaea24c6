import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { DemoGoogleViewModel } from '../../../src/demo/hosted-pages/demo-google.view-model';
import { FakeBrowser, FakeBackForwardRestore } from '../../support/in-memory-device';

const request = { redirect: '/authenticate', state: 'state 1' };

function aConsentPage(issueCode = () => Promise.resolve('code-1')) {
  const browser = new FakeBrowser();
  const backForwardRestore = new FakeBackForwardRestore();
  const google = new DemoGoogleViewModel({ issueCode }, browser, backForwardRestore);
  google.load();
  return { google, browser, backForwardRestore };
}

describe('demo Google page', () => {
  it('sends the browser back with a code and the state it came with', async () => {
    const { google, browser } = aConsentPage();
    await google.accept(request);
    expect(browser.visited).toEqual(['https://shop.test/authenticate?code=code-1&state=state+1']);
  });

  it('sends it back with an error when it is denied', () => {
    const { google, browser } = aConsentPage();
    google.deny({ ...request, state: undefined });
    expect(browser.visited).toEqual(['https://shop.test/authenticate?error=access_denied']);
  });

  it('redirects only to the sign-in callback', async () => {
    const { google, browser } = aConsentPage();
    await google.accept({ redirect: 'https://evil.test/', state: undefined });
    expect(browser.visited).toEqual(['https://shop.test/?code=code-1']);
  });

  it('answers once', async () => {
    const { google, browser } = aConsentPage();
    await Promise.all([google.accept(request), google.accept(request)]);
    google.deny(request);
    expect(browser.visited).toHaveLength(1);
  });

  it('answers again after the Back button', async () => {
    const { google, backForwardRestore } = aConsentPage();
    await google.accept(request);
    backForwardRestore.comeBack();
    expect(google.isPending).toBe(false);
  });

  it('shows why it cannot answer', async () => {
    const { google } = aConsentPage(() => Promise.reject(new ServiceError('network', 'No network')));
    await google.accept(request);
    expect(google.error).toBe('No network');
    expect(google.isPending).toBe(false);
  });
});
