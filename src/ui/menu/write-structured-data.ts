declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy<Rules extends Readonly<Record<string, (text: string) => string>>>(name: string, rules: Rules): Rules;
    };
  }
}

/** One of the two Trusted Types policies that the page's Content-Security-Policy names. JSON cannot run code; any other text throws. */
const policy = globalThis.window?.trustedTypes?.createPolicy('structured-data', {
  createScript: (text) => JSON.stringify(JSON.parse(text)),
});

/** Makes the data the text of the script element, of type `application/ld+json`. */
export function writeStructuredData(script: HTMLScriptElement, data: unknown): void {
  const json = JSON.stringify(data);
  script.text = policy?.createScript(json) ?? json;
}
