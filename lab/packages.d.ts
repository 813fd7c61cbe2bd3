// What is used of packages that `lab/package.json` alone installs, so that types are checked without them.

declare module 'puppeteer-core' {
  type Context = {
    // oxlint-disable-next-line typescript/consistent-type-imports -- an import above would make these no declarations.
    newPage(): Promise<import('./browsers/browser-window.ts').DrivenPage>;
    close(): Promise<void>;
  };
  type Browser = { createBrowserContext(): Promise<Context>; close(): Promise<void> };
  const puppeteer: { launch(options: object): Promise<Browser> };
  export default puppeteer;
}

declare module 'lighthouse' {
  type Audit = {
    readonly id: string;
    readonly title: string;
    readonly score: number | null;
    readonly scoreDisplayMode: string;
    readonly displayValue?: string;
    readonly numericValue?: number;
  };
  type Report = {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, Audit>>;
  };
  export default function lighthouse(
    url: string,
    flags: object,
  ): Promise<{ readonly lhr: Report } | undefined>;
}
