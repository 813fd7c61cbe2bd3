// Runs before the first paint and before the app's code is asked for.

// The secret of a mail's link leaves the address, so that no request, no picture of the screen and no copied link tells
// it. It stays with this entry of the tab's history, where src/lib/mailed-token.ts finds it, so that a reload works.
const mailedToken = new URLSearchParams(location.search).get('token');
if (mailedToken && /^\/(?:reset-password|confirm-email)\/?$/.test(location.pathname)) {
  history.replaceState({ usr: { mailedToken } }, '', location.pathname);
}

// A chosen color theme never flashes. Kept in step with src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // A visitor is led away from the pages of fans, so their first screen is not for them.
  if (localStorage.getItem('token') === null) document.documentElement.dataset.visitor = '';
} catch {
  // Without storage there is no choice to keep: the system's theme stands.
}
