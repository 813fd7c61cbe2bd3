/** What the tools of every chart say. */
export const chartWords = {
  optionsFor: (name: string) => `Options for ${name}`,
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  downloadPng: 'Download as PNG',
  downloadCsv: 'Download as CSV',
  pngFailed: 'The picture could not be made. Please try again.',
} as const;
