declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
    };
  }
}

/**
 * One of the two Trusted Types policies that the Content-Security-Policy names. JSON cannot run code; any other text
 * throws.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

export function writeStructuredData(script: HTMLScriptElement, data: unknown): void {
  const json = JSON.stringify(data);
  script.text = policy?.createScript(json) ?? json;
}
