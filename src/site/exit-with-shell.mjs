// Commands use this too. It is here because `site` may not import `tools`.

const interval = 250;

/** A stopped npm ends only its shell. The program in the shell would go on, and a server would keep its port. */
export function exitWithShell() {
  const shell = process.ppid;
  const exitIfOrphaned = () => process.ppid === shell || process.exit(143);
  setInterval(exitIfOrphaned, interval).unref();
}
