// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type PluginOption } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leanReactDom } from './lean-react-dom.ts';
import { leanReactRouter } from './lean-react-router.ts';
import { leanRelay } from './lean-relay.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lean-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, code: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), code);
}

const buildWith = (...plugins: PluginOption[]) =>
  build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: path.join(folder, 'main.js') } },
  });

describe('A build after an update of a library', () => {
  it('fails when Relay calls its parts differently', async () => {
    file('node_modules/relay-runtime/lib/query/fetchQuery_DEPRECATED.js', 'module.exports = {};');
    file('main.js', "import './node_modules/relay-runtime/lib/query/fetchQuery_DEPRECATED.js';");

    const built = buildWith(leanRelay());

    await expect(built).rejects.toThrow(/Relay no longer has .*LiveResolverCache/);
    await expect(built).rejects.not.toThrow(/fetchQuery_DEPRECATED/);
  });

  it('fails when react-router is written differently', async () => {
    file('node_modules/react-router/dist/production/index.mjs', 'var Link = React2.forwardRef(() => null);');
    file('main.js', "import './node_modules/react-router/dist/production/index.mjs';");

    const built = buildWith(leanReactRouter());

    await expect(built).rejects.toThrow(
      /react-router no longer has class components, display names, .*PrefetchPageLinks/,
    );
  });

  it('fails when react-dom is written differently', async () => {
    file(
      'node_modules/react-dom/cjs/react-dom-client.production.js',
      'function startViewTransition() {\n  return 1;\n}',
    );
    file('main.js', "import './node_modules/react-dom/cjs/react-dom-client.production.js';");

    const built = buildWith(leanReactDom());

    await expect(built).rejects.toThrow(/react-dom no longer has view transitions, .*waitForCommitToBeReady/);
    await expect(built).rejects.not.toThrow(/startViewTransition/);
  });

  it('says why it failed by itself, not what it has not come to read', async () => {
    file('main.js', "import './missing.js';");

    await expect(buildWith(leanRelay(), leanReactDom(), leanReactRouter())).rejects.not.toThrow(/no longer has/);
  });
});
