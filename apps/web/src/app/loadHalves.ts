/** The styles of everything. Pages that the static server has made for signed-in screens link them already. */
const loadStyles = () => import('../styles.css');

/** The dashboard: router, records, frame. */
export async function loadApp() {
  const [app] = await Promise.all([import('./startApp.tsx'), loadStyles()]);
  return app;
}

/** The public screens by themselves; `isStyled` where the page has their styles in it. */
export async function loadPublic(isStyled: boolean) {
  const [screens] = await Promise.all([import('./startPublic.tsx'), isStyled || loadStyles()]);
  return screens;
}
