import './requireNode.mjs';
import { changeBase } from './changes.mjs';
import { checkGenerated, runChecks } from './checks.mjs';
import { generate, install } from './setup.mjs';
import { report, timed } from './tally.mjs';

await timed('packages', install);
await checkGenerated();
await timed('generated code', generate);
await runChecks(changeBase(process.argv));
report();
