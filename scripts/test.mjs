import './requireNode.mjs';
import { checkGenerated, runChecks } from './checks.mjs';
import { build, generate, install } from './setup.mjs';
import { playwright, report } from './tally.mjs';

await install();
// Asked for before the long part: a missing browser is said at once.
const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
await checkGenerated();
await generate();
await build();
await runChecks();
await playwright([], { env: { CHROMIUM_PATH: browser } });
report();
