import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webConfig } from '../../scripts/runtimeConfig.mjs';
import { serveApp } from '../../scripts/staticServer.mjs';

test('a file that is gone since the server began is not found, and the server goes on', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'parley-app-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), '<title>App</title>');
  writeFileSync(join(directory, 'assets/old.js'), 'old');
  writeFileSync(join(directory, 'assets/new.js'), 'new');
  const server = await serveApp({ directory, config: webConfig({}), port: 0 });
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  rmSync(join(directory, 'assets/old.js'));

  const [old, kept] = [
    await fetch(`http://127.0.0.1:${port}/assets/old.js`),
    await fetch(`http://127.0.0.1:${port}/assets/new.js`),
  ];

  expect(old.status).toBe(404);
  expect(await kept.text()).toBe('new');
});
