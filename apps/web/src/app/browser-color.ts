/**
 * Colors what browsers and systems draw around the page like the page itself, which an era or a color theme that the fan
 * chose may have changed. Until then what the document names stands.
 */
export function matchBrowserColor(): void {
  const observer = new MutationObserver(paint);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  observer.observe(document.body, { attributeFilter: ['data-era'] });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  // One era fades into the next.
  document.body.addEventListener('transitionend', ({ propertyName }) => {
    if (propertyName === '--bg') paint();
  });
  paint();
}

function paint(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  for (const place of document.querySelectorAll('meta[name="theme-color"]')) {
    place.setAttribute('content', backgroundColor);
  }
}
