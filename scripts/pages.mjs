import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { htmlPage } from './htmlPage.mjs';
import { configScript } from './runtimeConfig.mjs';

const ASK_AHEAD = readFileSync(new URL('askAhead.js', import.meta.url), 'utf8');
const SHELL = readFileSync(new URL('shell.js', import.meta.url), 'utf8');

/** What is for signed-in people. The dashboard's page at each of these starts loading its code, and asks who is there. */
const MEMBERS = /^\/(dashboard|onboard\/client)(\/|$)/;

/**
 * The pages of one built app, ready to be sent: index.html for every path, with its configuration and small scripts in it.
 * The dashboard's build also brings markup: of the public screens, and of the shell of the inbox. Returns a function from a
 * path, and its query, to the page that stands there.
 */
export async function makePages({ directory, config }) {
  const read = (name) => readFileSync(join(directory, name), 'utf8');
  const index = withScripts(read('index.html'), read, config);
  const renderer = join(directory, '.server/prerender.js');
  if (!existsSync(renderer)) {
    // Its code asks the API as soon as it has come: the connection is there by then.
    const { origin } = new URL(config.apiUrl);
    const page = htmlPage(withHead(index, `<link rel="preconnect" href="${origin}" crossorigin>`));
    return () => page;
  }

  const { publicMarkup, shells, code, ahead } = await rendered(renderer, config);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const start = withHead(index, fontPreload(manifest));
  const named = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
  const publicPage = (path) => {
    const links =
      fontPreload(manifest) + modulePreloads(manifest, [named('public'), ...(path in code ? [code[path]] : [])]);
    return withCodeLast(withMarkup(withStyles(index, read), publicMarkup[path], read), links);
  };
  const memberPage = (path) => {
    const head = modulePreloads(manifest, [named('app')]) + askAhead(ahead);
    return withShell(withHead(start, head), shells[path]);
  };

  const other = htmlPage(start);
  const members = htmlPage(memberPage(null));
  const pages = new Map([
    ...Object.keys(publicMarkup).map((path) => [path, htmlPage(publicPage(path))]),
    ...Object.keys(shells).map((path) => [path, htmlPage(memberPage(path))]),
  ]);
  return (pathname, search) => {
    // Who comes back from Google is not shown a form first.
    if (search.includes('state=')) return other;
    return pages.get(pathname) ?? (MEMBERS.test(pathname) ? members : other);
  };
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
function withScripts(html, read, config) {
  return html.replace(/<script\s+src="\/([\w.-]+\.js)"><\/script>/g, (_, name) =>
    inline(name === 'config.js' ? configScript(config) : read(name)),
  );
}

/** A script that stands in the page, without the lines that are comments. */
const inline = (code) => `<script>${code.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll('</', '<\\/')}</script>`;

/** The stylesheet in the page, for screens whose markup is there too: nothing else is between them and their first paint. */
function withStyles(html, read) {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/,
    (_, file) => `<style>${read(file).replaceAll('</', '<\\/')}</style>`,
  );
}

/** The code is asked for once the whole page has come: until its first paint the page need not share the line. */
function withCodeLast(html, links) {
  const scripts = [];
  const page = html.replaceAll(/ *<script type="module"[^>]*><\/script>\n?/g, (script) => {
    scripts.push(script.trim());
    return '';
  });
  return page.replace('</body>', () => `${links}${scripts.join('')}</body>`);
}

const withHead = (html, head) => html.replace('</title>', () => `</title>${head}`);

/** The screen, with its title in place of the page's, and what holds presses until the screen is alive. */
function withMarkup(html, markup, read) {
  if (!markup) return html;
  // React writes preloads and the title before the screen.
  const [head, title] = /^(?:<link [^>]*>)*(<title>.*?<\/title>)/.exec(markup);
  const root = `<div id="root" data-public>${markup.slice(head.length)}</div>`;
  return html
    .replace('<div id="root"></div>', () => root + inline(read('press.js')))
    .replace(/<title>.*?<\/title>/, () => title);
}

/** The frame of a screen before anything is known. Nothing in it can be used: all of it is about to be replaced. */
function withShell(html, markup) {
  if (!markup) return html;
  const root = `<div id="root"><div inert aria-hidden="true">${markup}</div></div>`;
  return html.replace('<div id="root"></div>', () => root + inline(SHELL));
}

function askAhead(ahead) {
  return inline(`const AHEAD = ${JSON.stringify(ahead)};\n${ASK_AHEAD}`);
}

/** Asks for the font beside the stylesheet that names it: text that is painted before it is there is drawn twice. */
function fontPreload(manifest) {
  const key = Object.keys(manifest).find((name) => name.endsWith('/geist-latin-wght-normal.woff2'));
  if (!key) throw new Error('The build lacks the font that its pages are written in.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[key].file}">`;
}

/** Links by which the browser asks at once for the files of these chunks, and of all that they import. */
function modulePreloads(manifest, keys) {
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error('The build lacks a chunk that its pages begin with.');
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}
