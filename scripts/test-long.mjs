import './requireNode.mjs';
import { build, setup } from './setup.mjs';
import { playwright, report } from './tally.mjs';

// What needs real waiting (an API that stays away for a minute) runs here and not in npm test.
await setup();
const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
await build();
await playwright(['--project=long'], { env: { CHROMIUM_PATH: browser, LONG: '1' } });
report();
