// Written into the inbox's page by the static server, just behind its shell: the frame that stands there until React draws.
// The shell is for signed-in people with the wide rail; all others get an empty page.
(() => {
  let isRailSmall = false;
  try {
    isRailSmall = localStorage.getItem('parley.rail') === 'small';
  } catch {
    // Storage is blocked: the rail is wide.
  }
  if (!window.PARLEY_AHEAD || isRailSmall) document.getElementById('root').replaceChildren();
})();
