import { setTimeout as wait } from 'node:timers/promises';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  private constructor(private readonly url: string) {}

  static async at(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await call('POST', `${driver}/session`, body);
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  get(path: string): Promise<unknown> {
    return call('GET', this.url + path);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return call('POST', this.url + path, body);
  }

  closeTab(): Promise<unknown> {
    return call('DELETE', `${this.url}/window`);
  }

  end(): Promise<unknown> {
    return call('DELETE', this.url);
  }

  /** Awaits a promise that the function returns. */
  async evaluate<Value, Argument>(read: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>> {
    return call('POST', `${this.url}/execute/sync`, {
      script: `return (${read.toString()})(arguments[0])`,
      args: [argument],
    });
  }

  /** Commands name an element by its id. */
  async elementOf<Argument>(find: (argument: Argument) => Element | string, argument: Argument): Promise<string> {
    const found: unknown = await this.evaluate(find, argument);
    const id: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, elementKey) : undefined;
    if (typeof id !== 'string') throw new Error(String(found));
    return id;
  }
}

/** The command decides the type of the reply. Rejects with the driver's message. */
async function call(method: string, url: string, body?: object) {
  const signal = AbortSignal.timeout(100_000);
  const reply = await fetch(url, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

export async function driverIsReady(driver: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await call('GET', `${driver}/status`).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`No driver answers at ${driver}.`);
}
