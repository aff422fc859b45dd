import { buildWidget } from './build.mjs';

const FILES = /^(widget|assets\/(widget|triggers)-[\w-]+)\.js$/;

/**
 * A Vite plugin that answers the widget's files in dev, built as they are now; `apiUrl` is put into the loader, as the static
 * server does.
 *
 * @param {{ apiUrl: string }} config
 * @returns {import('vite').Plugin}
 */
export function widgetPlugin({ apiUrl }) {
  async function send(name, response) {
    const code = (await buildWidget())[name];
    response.statusCode = code === undefined ? 404 : 200;
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    response.end(code?.replace('%PARLEY_API%', apiUrl));
  }
  return {
    name: 'parley-widget',
    apply: 'serve',
    configureServer: ({ middlewares }) =>
      void middlewares.use(({ url = '' }, response, next) => {
        const [name] = url.slice(1).split('?');
        if (FILES.test(name)) void send(name, response);
        else next();
      }),
  };
}
