import './requireNode.mjs';
import { build, setup } from './setup.mjs';
import { localSettings, ports, requirePorts } from './ports.mjs';
import { root, start } from './run.mjs';
import { chatConfig, chatFrameAncestors, webConfig } from './runtimeConfig.mjs';
import { databaseUrl, prepareFolder, seedOnce } from './seedOnce.mjs';
import { runUntilSignal } from './runUntilSignal.mjs';
import { printWelcome } from './welcome.mjs';
import { waitFor } from './waitFor.mjs';

const isProduction = process.env.NODE_ENV === 'production';

await requirePorts();
await setup();
await build();

const env = { ...(isProduction ? {} : localSettings), DATABASE_URL: databaseUrl(), ...process.env };
// In production the first Admin signs up; nobody may sign in with a password that stands in the README.
if (isProduction) prepareFolder(env.DATABASE_URL);
else await seedOnce(env.DATABASE_URL);

// Imported now: before setup() there may have been nothing installed.
const { serveApp } = await import('./staticServer.mjs');
const api = start('node', ['apps/mock-api/dist/main.js'], { env });
const stopping = runUntilSignal([api]);
await waitFor(`http://127.0.0.1:${ports.api.number}/health`, api);
const host = process.env.HOST;
const servers = await Promise.all([
  serveApp({ directory: `${root}apps/web/dist`, config: webConfig(env), port: ports.web.number, host }),
  serveApp({
    directory: `${root}apps/chat/dist`,
    config: chatConfig(env),
    port: ports.chat.number,
    host,
    frameAncestors: chatFrameAncestors(env),
  }),
]);
stopping.also(servers);
await printWelcome({ isProduction });
