import { useState } from 'react';
import { isShareSheetFirst, openShareSheet, type SharedLink } from '#lib/browser/share-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { copyLink } from '#ui/link-offer/copy-link.tsx';

type SendLinkProps = {
  readonly link: SharedLink;
  readonly label: string;
  /** What is said once it is copied, and where it can't be. */
  readonly copied: string;
  readonly failed: string;
};

/** One button that sends a link: through the share sheet where a finger holds the page, else by copying it. */
export function SendLink({ link, label, copied, failed }: SendLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const hasSheet = isShareSheetFirst();

  async function send() {
    setBusy(true);
    const copy = () => copyLink(link.url, { copied, failed });
    await (hasSheet ? openShareSheet(link).catch(copy) : copy());
    setBusy(false);
  }

  return (
    <Button isBusy={isBusy} onClick={() => void send()}>
      <Icon name={hasSheet ? 'share' : 'link'} size="sm" />
      {label}
    </Button>
  );
}
