import { configScript } from './runtimeConfig.mjs';

/**
 * A Vite plugin that answers /config.js in dev and preview, as the static server does for a build.
 *
 * @param {object} config
 * @returns {import('vite').Plugin}
 */
export function runtimeConfigPlugin(config) {
  const answer = (_request, response) => {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(configScript(config));
  };
  return {
    name: 'parley-runtime-config',
    configureServer: ({ middlewares }) => void middlewares.use('/config.js', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/config.js', answer),
  };
}
