import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fail, run } from './run.mjs';

/** The headless shell first: the same engine without a window is a sixth faster. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const playwrightsOwn = () => chromium.executablePath();

/**
 * The path of a Chromium to test in: CHROMIUM_PATH, the system's, Playwright's own; failing these, Playwright's download
 * and then, as root or in CI, Debian's package. Ends this process with a sentence when there is none.
 */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    return existsSync(env.CHROMIUM_PATH)
      ? env.CHROMIUM_PATH
      : fail(`CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`);
  }
  const present = () => [...SYSTEM, playwrightsOwn()].find((path) => existsSync(path));
  const found = present();
  if (found) return found;

  console.log('No Chromium found; trying to download one …');
  await run('playwright', ['install', 'chromium'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' } });
  if (!present() && (process.getuid?.() === 0 || env.CI)) await installDebianPackage();
  return (
    present() ??
    fail(
      'The end-to-end tests need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
    )
  );
}

async function installDebianPackage() {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const [command, ...first] = apt;
  await run(command, [...first, 'update', '-qq']).catch(() => 1);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await run(command, [...first, 'install', '-y', '-qq', '--no-install-recommends', name]).catch(() => 1);
    if (code === 0) return;
  }
}
