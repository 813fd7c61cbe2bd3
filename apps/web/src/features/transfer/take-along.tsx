import { useNavigate } from 'react-router';
import { logFailure } from '#lib/log-failure.ts';
import { offerFile } from '#lib/browser/offer-file.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { hasShareSheet } from '#lib/browser/share-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazyMenu } from '#ui/menus/lazy-menu.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { FileEnding } from './song-files.ts';
import { fileName, toPlainText, type TakenList, type TextList } from './song-list.ts';
import { transferWords } from './transfer.words.ts';

// The menu is there before the code that writes files.
const endings = Object.keys(transferWords.files) as FileEnding[];

type TakeAlongProps = {
  /** The list as it is when something of the menu is chosen. */
  readonly read: () => TakenList;
  /** There is nothing in it. */
  readonly isEmpty?: boolean;
};

/** A menu of what a list can be taken along as: text to copy or share, and files. */
export function TakeAlong({ read, isEmpty = false }: TakeAlongProps) {
  const navigate = useNavigate();
  const isFan = useSession() !== undefined;
  const choices = [
    { label: transferWords.copyText, onChoose: () => void copyText(read()) },
    ...(hasShareSheet() ? [{ label: transferWords.shareText, onChoose: () => void shareText(read()) }] : []),
    ...endings.map((ending, index) => ({
      label: transferWords.files[ending],
      startsGroup: index === 0,
      onChoose: () => void saveFile(read(), ending),
    })),
  ].map((choice) => ({ ...choice, isDisabled: isEmpty }));
  const bringIn = isFan
    ? [{ label: transferWords.bringIn, startsGroup: true, onChoose: () => void navigate(paths.importList) }]
    : [];
  return (
    <LazyMenu
      trigger={
        <Button variant="quiet">
          <Icon name="download" size="sm" />
          {transferWords.takeAlong}
        </Button>
      }
      choices={[...choices, ...bringIn]}
    />
  );
}

/** Copies a list that others shared. */
export function CopyAsText({ read }: { readonly read: () => TextList }) {
  return (
    <div>
      <Button variant="quiet" onClick={() => void copyText(read())}>
        {transferWords.copyText}
      </Button>
    </div>
  );
}

async function copyText(list: TextList): Promise<void> {
  try {
    await navigator.clipboard.writeText(toPlainText(list));
    toast.success(transferWords.copied(list.name, list.songs.length));
  } catch {
    toast.error(transferWords.notCopied);
  }
}

async function shareText(list: TextList): Promise<void> {
  try {
    await navigator.share({ title: list.name, text: toPlainText(list) });
  } catch (error) {
    // A fan who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(transferWords.notShared);
  }
}

async function saveFile(list: TakenList, ending: FileEnding): Promise<void> {
  try {
    const { type, write } = (await import('./song-files.ts')).fileKinds[ending];
    offerFile(new Blob([write(list)], { type }), fileName(list.name, ending));
  } catch (error) {
    logFailure('The file could not be written', error);
    toast.error(transferWords.notWritten);
  }
}
