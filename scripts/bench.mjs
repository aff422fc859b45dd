import './requireNode.mjs';
import { build, setup } from './setup.mjs';
import { run } from './run.mjs';

await setup();
await build();
process.exit(await run('tsx', ['bench/run.ts', ...process.argv.slice(2)]));
