import { useQuery } from '@tanstack/react-query';
import { AccountSections } from '#features/account/settings/account-sections.tsx';
import { accountQuery } from '#features/account/account.queries.ts';
import { useSession } from '#lib/session/session.ts';
import { Page } from '#ui/page/page.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { getAccountData, type AccountData } from '@thirteen/contract/account.ts';
import { toTop13Code } from '@thirteen/domain/top13/top13-code.ts';
import { useState } from 'react';
import { albumsQuery, numbersById } from '#features/catalogue/catalogue.queries.ts';
import type { PackedPicture } from '#features/transfer/pack-account.ts';
import { transferWords } from '#features/transfer/transfer.words.ts';
import { call } from '#lib/api/call.ts';
import { logFailure } from '#lib/log-failure.ts';
import { offerFile } from '#lib/browser/offer-file.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { fetchPicture } from '#lib/browser/share-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toasts/toast.ts';

/** The account itself: password, devices, data and the end of it. */
export function AccountPage() {
  const session = useSession();
  const account = useQuery(accountQuery);
  if (session === undefined) return null;
  return (
    <Page width="narrow">
      <h1>Account</h1>
      <p>
        You are logged in as <strong>{session.username}</strong>.
      </p>
      {account.data?.hidden && <HiddenNotice />}
      <AccountSections
        username={session.username}
        moreOfData={<TakeEverything username={session.username} />}
      />
    </Page>
  );
}

/** What is done one after the other; the last is the writing of the file. */
const STEPS = 4;
const TOP13_LIST = 'top13';

/** Everything of a fan as one ZIP, made in the page: the server holds no such file. */
function TakeEverything({ username }: { readonly username: string }) {
  const [step, setStep] = useState<number>();

  async function pack() {
    setStep(0);
    try {
      const data = await call(getAccountData);
      setStep(1);
      const albums = await queryClient.fetchQuery(albumsQuery);
      setStep(2);
      const pictures = await posterOf(data, numbersById(albums));
      setStep(3);
      const { packAccount } = await import('#features/transfer/pack-account.ts');
      const file = packAccount({ data, albums, pictures });
      offerFile(new Blob([file], { type: 'application/zip' }), `thirteen-${username}.zip`);
    } catch (error) {
      logFailure('The ZIP could not be made', error);
      toast.error(transferWords.notWritten);
    } finally {
      setStep(undefined);
    }
  }

  return (
    <div>
      <Button variant="quiet" isBusy={step !== undefined} onClick={() => void pack()}>
        <Icon name="download" size="sm" />
        {transferWords.everything}
      </Button>
      {step !== undefined && <progress aria-label={transferWords.packing} max={STEPS} value={step + 1} />}
    </div>
  );
}

/** The tall poster of the fan's Top 13, where that is complete and a poster can be had. */
async function posterOf(
  { username, lists }: AccountData,
  numberOf: ReturnType<typeof numbersById>,
): Promise<readonly PackedPicture[]> {
  const items = lists.find(({ list }) => list === TOP13_LIST)?.items;
  const top13 = Array.isArray(items) ? items.map((id: unknown) => (typeof id === 'string' ? id : null)) : [];
  const code = toTop13Code(top13, numberOf);
  if (code === undefined) return [];
  const picture = {
    address: `/share/top-13/${code}/poster.png?download`,
    fileName: `${username}-top-13.png`,
  };
  const file = await fetchPicture(picture).catch(() => undefined);
  return file ? [{ name: picture.fileName, bytes: new Uint8Array(await file.arrayBuffer()) }] : [];
}
