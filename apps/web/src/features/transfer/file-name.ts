/** What a file of a list is called: `My Top 13` becomes `my-top-13.csv`. */
export function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${plain || 'list'}.${ending}`;
}
