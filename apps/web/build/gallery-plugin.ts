import type { Plugin } from 'vite';

/** Serves the gallery at every address below its own, where its side menus and tabs lead, also when loaded anew. */
export function galleryPlugin(): Plugin {
  return {
    name: 'parley-gallery',
    apply: 'serve',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/gallery\.html\/[^?]*/, '/gallery.html');
        next();
      }),
  };
}
