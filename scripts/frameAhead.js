// Written into the page by the static server just behind the frame that stands there for signed-in people with the wide
// rail, until the dashboard has drawn its first screen: all others are not shown it.
(() => {
  let isRailSmall = false;
  try {
    isRailSmall = localStorage.getItem('parley.rail') === 'small';
  } catch {
    // Storage is blocked: the rail is wide.
  }
  if (!window.PARLEY_AHEAD || isRailSmall) document.getElementById('root').replaceChildren();
})();
