/** How long the address of a file stays: a browser that asks where to save reads the file later. */
const ADDRESS_MS = 60_000;

/** Saves a file among the fan's downloads. */
export function offerFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_MS);
}
