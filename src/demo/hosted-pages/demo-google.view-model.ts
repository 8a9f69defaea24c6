import { makeAutoObservable, runInAction } from 'mobx';
import { routes } from '../../domain/shared/paths';
import type { Browser, Cancel, BackForwardRestore } from '../../domain/shared/ports';
import { asServiceError } from '../../domain/shared/service-error';

interface DemoSignIn {
  issueCode(): Promise<string>;
}

interface DemoConsentRequest {
  readonly redirect: string;
  readonly state: string | undefined;
}

const callbackPath = routes.authenticate;

export class DemoGoogleViewModel {
  isPending = false;
  error: string | undefined = undefined;
  private stopListening: Cancel | undefined;

  constructor(
    private readonly signIn: DemoSignIn,
    private readonly browser: Browser,
    private readonly backForwardRestore: BackForwardRestore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  load(): void {
    this.stopListening ??= this.backForwardRestore.onReturn(() => runInAction(() => (this.isPending = false)));
  }

  dispose(): void {
    this.stopListening?.();
    this.stopListening = undefined;
  }

  async accept(request: DemoConsentRequest): Promise<void> {
    if (this.isPending) return;
    this.isPending = true;
    this.error = undefined;
    try {
      this.goBack(request, { code: await this.signIn.issueCode() });
    } catch (failure) {
      const { message } = asServiceError(failure);
      runInAction(() => {
        this.isPending = false;
        this.error = message;
      });
    }
  }

  deny(request: DemoConsentRequest): void {
    if (!this.isPending) this.goBack(request, { error: 'access_denied' });
  }

  private goBack({ redirect, state }: DemoConsentRequest, answer: Readonly<Record<string, string>>): void {
    const path = redirect === callbackPath ? redirect : routes.home;
    const parameters = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }) });
    this.browser.leaveFor(`${this.browser.home}${path}?${parameters.toString()}`);
  }
}
