// Runs before the first paint, so that nobody sees a flash of the other theme. src/app/theme.ts keeps it up to date.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('parley.theme');
  } catch {
    // Storage is blocked: the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
