// Runs before the first paint, so that a chosen color theme never flashes. Kept in step with src/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // A visitor is led away from the pages of fans, so their first screen is not for them.
  if (localStorage.getItem('token') === null) document.documentElement.dataset.visitor = '';
} catch {
  // Without storage there is no choice to keep: the system's theme stands.
}
