import { ContainerModule } from 'inversify';
import { InstallHint } from '../../ui/payment/install-hint';
import { InstallHintViewModel } from '../../view-models/payment/install-hint.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(InstallHintViewModel).toResolvedValue(construct(InstallHintViewModel), [tokens.installer]);
});

export const installHintFeature = { component: InstallHint, modules: [bindings] };
