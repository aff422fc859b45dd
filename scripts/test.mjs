import './requireNode.mjs';
import { changeBase } from './changes.mjs';
import { checkGenerated, runChecks, runStories } from './checks.mjs';
import { build, generate, install } from './setup.mjs';
import { report, timed } from './tally.mjs';

const base = changeBase(process.argv);
await timed('packages', install);
// Asked for before the long part: a missing browser is said at once.
const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
await checkGenerated();
await timed('generated code', generate);
await timed('build', build);
await runChecks(base);
await runStories(base, browser);
report();
