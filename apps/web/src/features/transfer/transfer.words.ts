/** What is said where lists leave or come in. */
export const transferWords = {
  takeAlong: 'Take it along',
  copyText: 'Copy as text',
  shareText: 'Share as text…',
  bringIn: 'Bring in a list…',
  /** Where there is nothing yet to take along. */
  bringInFirst: 'Bring in a list',
  everything: 'Download everything as a ZIP',
  packing: 'Making the ZIP',
  files: {
    csv: 'Table (CSV)',
    xspf: 'Playlist (XSPF)',
    jspf: 'Playlist (JSPF)',
    json: 'Data (JSON)',
  },
  copied: (name: string, count: number) => `${name} copied: ${count} ${count === 1 ? 'line' : 'lines'}.`,
  notCopied: 'Your browser didn’t let us copy it.',
  notShared: 'It couldn’t be shared. Please try again.',
  notWritten: 'The file couldn’t be made. Please try again.',
} as const;
