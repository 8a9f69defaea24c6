export interface CommandProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
}

/** The exit code is 0 for success, 1 if a backend does not conform, 2 for a wrong option. A mock keeps running. */
export function runKit(args: readonly string[], process: CommandProcess): Promise<number>;
