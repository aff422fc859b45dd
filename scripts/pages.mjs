import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { htmlPage } from './htmlPage.mjs';
import { configScript } from './runtimeConfig.mjs';

const ASK_AHEAD = readFileSync(new URL('askAhead.js', import.meta.url), 'utf8');
const FRAME_AHEAD = readFileSync(new URL('frameAhead.js', import.meta.url), 'utf8');

/**
 * The pages of one built app, ready to be sent: index.html for every path, with its configuration and small scripts in it.
 * The dashboard's build also brings the public screens as markup, and knows what other screens need from the start.
 * Answers which page stands at a path.
 */
export async function makePages({ directory, config }) {
  const file = (name) => readFileSync(join(directory, name), 'utf8');
  const index = withScripts(file('index.html'), file, config);
  const renderer = join(directory, '.server/prerender.js');
  if (!existsSync(renderer)) {
    const page = htmlPage(index);
    return () => page;
  }

  const { styles, screens, sources, ahead, frames } = await rendered(renderer, config);
  const manifest = JSON.parse(file('.vite/manifest.json'));
  const named = (name) => chunkOf(manifest, (chunk) => chunk.name === name);
  const publicHead = (path) => {
    const own =
      path in sources
        ? filesOf(
            chunkOf(manifest, ({ src }) => src === sources[path]),
            manifest,
          )
        : [];
    return `<style>${styles.trim()}</style>${links(new Set([...filesOf(named('public'), manifest), ...own]))}`;
  };
  const appHead = `<link rel="stylesheet" crossorigin href="/${manifest['src/styles.css'].file}">`;

  const scripts = filesOf(named('app'), manifest);
  const pages = new Map();
  for (const [path, markup] of Object.entries(screens)) {
    pages.set(path, htmlPage(withMarkup(withHead(index, publicHead(path)), markup, file)));
  }
  const searched = new Map();
  for (const [path, { urls, bareUrls }] of Object.entries(ahead)) {
    const { markup, styles: first, script } = frames[path] ?? {};
    // All styles follow when the first screen stands: ui/Styled.tsx.
    const ownHead = first ? `<style data-first>${first.trim()}</style>` : appHead;
    const page = (asked) =>
      htmlPage(withFrame(withHead(index, `${askAhead({ scripts, urls: asked })}${ownHead}`), markup, script));
    pages.set(path, page([...urls, ...bareUrls]));
    if (bareUrls.length > 0) searched.set(path, page(urls));
  }
  const other = htmlPage(withHead(index, `${askAhead({ scripts, urls: [] })}${appHead}`));
  // Who comes back from Google is not shown a form first.
  return (pathname, search) =>
    (search && searched.get(pathname)) || (search.includes('state=') ? undefined : pages.get(pathname)) || other;
}

/** What the build makes of this configuration. */
async function rendered(renderer, config) {
  const worker = new Worker(renderer, { workerData: { config } });
  try {
    const [message] = await once(worker, 'message');
    return message;
  } finally {
    await worker.terminate();
  }
}

/** Small scripts that run before all else stand in the page: each would be a request that everything waits for. */
function withScripts(html, file, config) {
  return html.replace(/<script\s+src="\/([\w.-]+\.js)"><\/script>/g, (_, name) => {
    const code = name === 'config.js' ? configScript(config) : file(name);
    return inline(short(code));
  });
}

/** A script that stands in the page. */
const inline = (code) => `<script>${code.replaceAll('</', '<\\/')}</script>`;

/** Without the lines that are comments, and without indentation: everything waits for these bytes. */
function short(code) {
  return code.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^\s+/gm, '');
}

function withHead(html, head) {
  return html.replace('</title>', () => `</title>${head}`);
}

const links = (scripts) => [...scripts].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`).join('');

/** The screen, what React writes before it, of which the title counts, and what holds presses until the screen is alive. */
function withMarkup(html, markup, file) {
  const [head = '', title = ''] = /^(?:<link [^>]*>)*(<title>.*?<\/title>)/.exec(markup) ?? [];
  const press = markup ? `<script>${short(file('press.js'))}</script>` : '';
  const filled = html.replace(
    '<div id="root"></div>',
    () => `<div id="root" data-public>${markup.slice(head.length)}</div>${press}`,
  );
  return title ? filled.replace(/<title>.*?<\/title>/, () => title) : filled;
}

/**
 * What a screen looks like before anything is known, and what draws in it what is known first. Nothing in it can be used: all of
 * it is about to be replaced.
 */
function withFrame(html, markup, script) {
  if (!markup) return html;
  const frame = `<div id="root"><div inert aria-hidden="true">${markup}</div></div>`;
  const filled = frame + inline(short(FRAME_AHEAD)) + inline(script.trim());
  return html.replace('<div id="root"></div>', () => filled);
}

function askAhead(ahead) {
  const known = `const AHEAD = ${JSON.stringify(ahead).replaceAll('<', '\\u003c')};`;
  return `<script>${short(ASK_AHEAD).replace('(() => {', () => `(() => {\n${known}`)}</script>`;
}

/** The one chunk that is meant; chunks.ts of the dashboard names some of them. */
function chunkOf(manifest, isMeant) {
  const chunk = Object.values(manifest).find(isMeant);
  if (!chunk) throw new Error('The build lacks a chunk that its pages begin with.');
  return chunk;
}

/** The files of a chunk and of all that it imports. */
function filesOf(chunk, manifest) {
  const files = new Set();
  const collect = ({ file, imports = [] }) => {
    if (files.has(`/${file}`)) return;
    files.add(`/${file}`);
    for (const imported of imports) collect(manifest[imported]);
  };
  collect(chunk);
  return [...files];
}
