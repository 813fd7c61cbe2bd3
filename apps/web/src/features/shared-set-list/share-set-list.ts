import { beginRequest } from '#lib/request-counter.ts';
import { sharedWords } from './shared-set-list.words.ts';

/** The pictures that the server draws of a set list: a tall poster and a wide card. */
export type PosterPiece = 'poster' | 'card';

/** Copies a link. Rejects where the browser does not allow it. */
export async function copySetListLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
}

/**
 * Opens the system's share sheet, with the poster where the browser can share files and the link alone elsewhere.
 * Rejects when nothing could be shared; a fan who closes the sheet has changed their mind.
 */
export async function shareSetList(username: string, url: string): Promise<void> {
  const shared = { title: sharedWords.pageTitle(username), text: sharedWords.shareText(username), url };
  const files = await fetchPoster(username, 'poster').then(
    (poster) => [poster],
    () => [],
  );
  const withPoster = { ...shared, files };
  const canShareFiles = files.length > 0 && navigator.canShare?.(withPoster);
  await navigator.share(canShareFiles ? withPoster : shared).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

/** Saves a picture of the set list among the fan's downloads. Rejects when it could not be drawn or fetched. */
export async function downloadPoster(username: string, piece: PosterPiece): Promise<void> {
  const file = await fetchPoster(username, piece);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // A browser that asks where to save reads the file later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function fetchPoster(username: string, piece: PosterPiece): Promise<File> {
  const finish = beginRequest();
  try {
    // Without a version in its name it leads to the picture of what the set list is now.
    const response = await fetch(`/share/set-list/${encodeURIComponent(username)}/${piece}.png`);
    if (!response.ok) throw new Error(`The ${piece} was answered with ${response.status}`);
    const size = piece === 'poster' ? '1080x1920' : '1200x630';
    return new File([await response.blob()], `${username}-eras-tour-${size}.png`, { type: 'image/png' });
  } finally {
    finish();
  }
}
