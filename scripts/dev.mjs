import './requireNode.mjs';
import { setup } from './setup.mjs';
import { localSettings, ports, requirePorts } from './ports.mjs';
import { root, start } from './run.mjs';
import { databaseUrl, seedOnce } from './seedOnce.mjs';
import { runUntilSignal } from './runUntilSignal.mjs';
import { printWelcome } from './welcome.mjs';
import { waitFor } from './waitFor.mjs';

await requirePorts();
await setup();

const env = { ...localSettings, DATABASE_URL: databaseUrl(), ...process.env };
await seedOnce(env.DATABASE_URL);
const vite = (app, port) => start('vite', ['--port', String(port), '--strictPort'], { env, cwd: `${root}apps/${app}` });
const api = start('tsx', ['watch', '--clear-screen=false', 'apps/mock-api/src/main.ts'], { env });
const children = [api, vite('web', ports.web.number), vite('chat', ports.chat.number)];
runUntilSignal(children);
await waitFor(`http://127.0.0.1:${ports.api.number}/health`, api);
await printWelcome();
