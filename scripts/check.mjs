import './requireNode.mjs';
import { checkGenerated, runChecks } from './checks.mjs';
import { generate, install } from './setup.mjs';
import { report } from './tally.mjs';

await install();
await checkGenerated();
await generate();
await runChecks();
report();
