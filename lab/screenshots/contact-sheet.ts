/** A picture of a screen in one size and color scheme; `file` is beside the sheet. */
export type Picture = { readonly screen: string; readonly look: string; readonly file: string };

/** A page that shows all pictures, a row for each screen. */
export function contactSheet(pictures: readonly Picture[]): string {
  const rows = Object.entries(Object.groupBy(pictures, ({ screen }) => screen)).map(
    ([screen, looks = []]) =>
      `<section><h2>${screen}</h2>${looks.map(({ file, look }) => figure(file, look)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Thirteen: all screens</title>
<style>
  body { font: 14px system-ui; margin: 1rem; }
  section { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: start; }
  h2 { flex: 100%; margin: 1rem 0 0; font-size: 1rem; }
  figure { margin: 0; }
  img { height: 280px; border: 1px solid #999; }
</style>
<h1>All screens</h1>
${rows.join('\n')}
</html>
`;
}

const figure = (file: string, look: string): string =>
  `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${look}</figcaption></figure>`;
