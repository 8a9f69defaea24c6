export function notAddedText(name: string): string {
  return `${name} wasn't added: it can't be ordered right now.`;
}

export function limitText(name: string, limit: number): string {
  return `Only ${limit} of ${name} can be ordered`;
}
