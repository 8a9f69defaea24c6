export interface CommandProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly stderr: { readonly write: (text: string) => unknown };
}

/** Exit code: 0 success, 1 a backend that does not conform, 2 a wrong option. A mock keeps running. */
export function runKit(args: readonly string[], process: CommandProcess): Promise<number>;
