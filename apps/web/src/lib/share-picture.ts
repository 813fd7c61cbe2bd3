import { offerFile } from './offer-file.ts';
import { beginRequest } from './request-counter.ts';

/** A picture that the server draws of something shared, and the name it gets among the fan's files. */
export type SharedPicture = { readonly address: string; readonly fileName: string };

/** What the system's share sheet is given beside a picture. */
export type SharedLink = { readonly title: string; readonly text: string; readonly url: string };

/**
 * Opens the system's share sheet, with the picture where the browser can share files and the link alone elsewhere.
 * Rejects when nothing could be shared; a fan who closes the sheet has changed their mind.
 */
export async function openShareSheet(link: SharedLink, picture: SharedPicture): Promise<void> {
  const files = await fetchPicture(picture).then(
    (file) => [file],
    () => [],
  );
  const withPicture = { ...link, files };
  const canShareFiles = files.length > 0 && navigator.canShare?.(withPicture);
  await navigator.share(canShareFiles ? withPicture : link).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

/** Saves a picture among the fan's downloads. Rejects when it could not be drawn or fetched. */
export async function downloadPicture(picture: SharedPicture): Promise<void> {
  offerFile(await fetchPicture(picture), picture.fileName);
}

async function fetchPicture({ address, fileName }: SharedPicture): Promise<File> {
  const finish = beginRequest();
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return new File([await response.blob()], fileName, { type: 'image/png' });
  } finally {
    finish();
  }
}
