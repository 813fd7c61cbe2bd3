import { beginRequest } from '#lib/api/request-counter.ts';
import { inTime, LATE } from '#lib/in-time.ts';

/**
 * A picture that the server draws, and the name it gets among the fan's files: one of something shared is at an address,
 * one for the fan alone is asked for.
 */
export type SharedPicture = { readonly fileName: string } & (
  | { readonly address: string }
  | { readonly draw: () => Promise<Blob> }
);

/** What the system's share sheet is given beside a picture. */
export type SharedLink = { readonly title: string; readonly text: string; readonly url: string };

/** A browser opens the share sheet only within five seconds of a tap (Chrome, Safari). */
const PICTURE_MS = 3500;

/** Whether the system has a share sheet. */
export function hasShareSheet(): boolean {
  return 'share' in navigator;
}

/** Whether the share sheet is what a link is handed on with: where a finger holds the page. */
export function isShareSheetFirst(): boolean {
  return hasShareSheet() && matchMedia('(pointer: coarse)').matches;
}

/**
 * Opens the system's share sheet, with the picture where one comes in time and the browser can share files, and the link
 * alone elsewhere. Rejects when nothing could be shared; a fan who closes the sheet has changed their mind.
 */
export async function openShareSheet(link: SharedLink, picture?: SharedPicture): Promise<void> {
  const drawing = picture && fetchPicture(picture).catch(() => undefined);
  const file = drawing && (await inTime(drawing, PICTURE_MS));
  const files = file === undefined || file === LATE ? [] : [file];
  const withPicture = { ...link, files };
  const canShareFiles = files.length > 0 && navigator.canShare?.(withPicture);
  await navigator.share(canShareFiles ? withPicture : link).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}

/** A picture as a file, in the look of another era where one is named. Rejects when it could not be drawn or fetched. */
export async function fetchPicture(picture: SharedPicture, era?: string): Promise<File> {
  const inEra = era === undefined ? '' : `&theme=${encodeURIComponent(era)}`;
  const bytes = 'draw' in picture ? await picture.draw() : await fetchBytes(picture.address + inEra);
  return new File([bytes], picture.fileName, { type: 'image/png' });
}

async function fetchBytes(address: string): Promise<Blob> {
  const finish = beginRequest();
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
    return await response.blob();
  } finally {
    finish();
  }
}
