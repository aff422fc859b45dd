import { loadFirstStyles, loadStyles } from '#ui/Styled.tsx';

/** The dashboard: router, records, frame. Its libraries run as soon as they are there, and in a task of their own. */
export async function loadApp() {
  const [, app] = await Promise.all([loadFirstStyles(), loadLibraries().then(() => import('./startApp.tsx'))]);
  return app;
}

async function loadLibraries() {
  await import('./libraries.ts');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The public screens by themselves; `isStyled` where the page has their styles in it. */
export async function loadPublic(isStyled: boolean) {
  const [screens] = await Promise.all([import('./startPublic.tsx'), isStyled || loadStyles()]);
  return screens;
}
