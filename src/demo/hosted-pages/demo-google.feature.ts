import { ContainerModule } from 'inversify';
import { MockBackend } from '../../adapters/mock/mock-backend';
import type { BackForwardRestore, Browser } from '../../domain/shared/ports';
import { DemoGoogle } from './demo-google';
import { DemoGoogleViewModel } from './demo-google.view-model';
import { tokens } from '../../app/tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(DemoGoogleViewModel).toResolvedValue(
    (backend: MockBackend, browser: Browser, backForwardRestore: BackForwardRestore) =>
      new DemoGoogleViewModel(
        { issueCode: async () => (await backend.services()).accounts.issueGoogleCode() },
        browser,
        backForwardRestore,
      ),
    [MockBackend, tokens.browser, tokens.backForwardRestore],
  );
});

export const demoGoogleFeature = { component: DemoGoogle, modules: [bindings] };
