/**
 * The enhanced status codes (RFC 3463) that say an address itself can't be written to: it does not exist, has moved, takes
 * no mail or is switched off. A full mailbox (5.2.2), the network (5.4), the protocol (5.5) and policy (5.7) are not about
 * the address; nor is 5.1.7 or 5.1.8, which are about the sender's.
 */
const ADDRESS_REFUSED = /^5\.(?:1\.(?:0|1|2|3|4|6|10)|2\.[01])$/;
const ENHANCED = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/;

/** Replies to a recipient (RFC 5321) that mean an unknown mailbox, where a server tells no enhanced code. */
const UNKNOWN_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);
// Such servers send the same code where they do not like the sender; a wrong setting must not mark every fan's address.
const OTHER_REASONS = /relay|polic|spam|block|black|denied|auth|spf|dkim|dmarc|reputation|rate|limit|sender/i;

/** Whether a mail server refused a mail for good because of its recipient's address, by the error of the SMTP client. */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || typeof error.response !== 'string') return false;
  const [, enhanced] = ENHANCED.exec(error.response) ?? [];
  if (enhanced !== undefined) return ADDRESS_REFUSED.test(enhanced);
  const isAboutRecipient = 'command' in error && error.command === 'RCPT TO';
  const isUnknown = 'responseCode' in error && UNKNOWN_MAILBOX.has(error.responseCode);
  return isAboutRecipient && isUnknown && !OTHER_REASONS.test(error.response);
}
