/** What a journey looks for: a role, and a pattern that the accessible name matches. */
type Wanted = { readonly role: string; readonly name: string };

type Found = {
  readonly name: string;
  /** The middle of what is seen of it; undefined where it is not seen, is disabled, or something covers it. */
  readonly middle: { readonly x: number; readonly y: number } | undefined;
};

/**
 * Runs in the page: all that has a role and a name. It knows the roles and the sources of names that this app uses, so
 * that journeys find things as a screen reader names them in a driver that can't.
 */
export function findAll({ role, name }: Wanted): readonly Found[] {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], textarea',
    searchbox: 'input[type=search], [role=searchbox]',
    combobox: '[role=combobox], select',
    option: '[role=option], option',
    checkbox: '[role=checkbox], input[type=checkbox]:not([role])',
    radio: '[role=radio], input[type=radio]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    list: 'ol, ul, [role=list]',
    img: 'img, [role=img]',
    menuitem: '[role=menuitem]',
    tab: '[role=tab]',
  };
  const pattern = new RegExp(name);
  const textOf = (node: Element | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return textOf(labels[0] ?? null);
    return (
      element.getAttribute('alt') ??
      (textOf(element) || (element.getAttribute('placeholder') ?? element.getAttribute('title') ?? ''))
    );
  }

  function middleOf(element: Element) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (element.matches(':disabled')) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // A field may have buttons over its right half.
    const places = [left + width / 2, left + width / 4].map((x) => ({ x, y: top + height / 2 }));
    return places.find(({ x, y }) => {
      const onTop = document.elementFromPoint(x, y);
      return onTop !== null && (element.contains(onTop) || onTop.contains(element));
    });
  }

  const isShown = (element: Element) => element.checkVisibility() && element.closest('[inert]') === null;
  return [...document.querySelectorAll(selectors[role] ?? `[role=${role}]`)]
    .filter((element) => isShown(element) && pattern.test(nameOf(element)))
    .map((element, index) => ({
      name: nameOf(element),
      // Only the first one is ever pressed; to look at all of them would scroll the page about.
      middle: index === 0 ? middleOf(element) : undefined,
    }));
}

/** Runs in the page: gives the focus to the first that has a role and a name. Says whether there was one. */
export function focusFirst(selector: string, pattern: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) =>
    new RegExp(pattern).test(candidate.getAttribute('aria-label') ?? candidate.textContent ?? ''),
  );
  element?.focus();
  return element !== undefined;
}

/** Runs in the page: the titles of the rows of its list, best first, by the names of their grips. */
export function shownRows(): readonly string[] {
  return [...document.querySelectorAll('button[aria-label^="Reorder "]')].map((grip) =>
    (grip.getAttribute('aria-label') ?? '').replace(/^Reorder (.+?), position \d+.*$/, '$1'),
  );
}

/** Runs in the page: how many of the covers in sight have no picture, once there are any. */
export function brokenCovers(): { readonly seen: boolean; readonly broken: number } {
  const covers = [...document.querySelectorAll('main img')].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && image.checkVisibility();
  }) as HTMLImageElement[];
  const broken = covers.filter((image) => !(image.complete && image.naturalWidth > 0));
  return { seen: covers.length > 0, broken: broken.length };
}

/** Runs in the page: chooses an option of a native select by its words, as a fan does, who can't while the page is inert. */
export function chooseOption(pattern: string, option: string): boolean {
  const select = [...document.querySelectorAll('select')].find(
    (candidate) =>
      candidate.closest('[inert]') === null &&
      new RegExp(pattern).test(
        candidate.labels[0]?.textContent ?? candidate.getAttribute('aria-label') ?? '',
      ),
  );
  const index = [...(select?.options ?? [])].findIndex((candidate) => candidate.text.trim() === option);
  if (!select || index < 0) return false;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Runs in the page: the titles of the songs that can be chosen in a question of the sorter; none where nothing is asked. */
export function openChoices(): readonly string[] {
  return [...document.querySelectorAll('[data-choice]:not([aria-disabled]) [data-title]')].map(
    (title) => title.textContent,
  );
}

/** Runs in the page: why it can't have a service worker; empty where it can. */
export function whyNoWorkers(): string {
  if (!isSecureContext) return 'A site on loopback is not secure here.';
  return 'serviceWorker' in navigator ? '' : 'The windows of this driver have no service workers.';
}

/** Runs in the page: whether a worker is at work here, which it is once it keeps the whole app. */
export function isAppKept(): boolean {
  return navigator.serviceWorker.controller !== null;
}
