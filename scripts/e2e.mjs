import './requireNode.mjs';
import { build, setup } from './setup.mjs';
import { playwright, report } from './tally.mjs';

await setup();
await build();
const { findBrowser } = await import('./browser.mjs');
await playwright(process.argv.slice(2), { env: { CHROMIUM_PATH: await findBrowser() } });
report();
