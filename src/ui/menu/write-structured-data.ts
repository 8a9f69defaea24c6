declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
    };
  }
}

/** The Content-Security-Policy names this Trusted Types policy. JSON cannot run code; any other text throws. */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

export function writeStructuredData(script: HTMLScriptElement, data: unknown): void {
  const json = JSON.stringify(data);
  script.text = policy?.createScript(json) ?? json;
}
