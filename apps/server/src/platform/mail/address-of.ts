/** The address of a mailbox that may have a name, too: `Name <address>`. */
export function addressOf(mailbox: string): string {
  return /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}
