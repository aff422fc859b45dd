import { createServer, type Server } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { assetsRoute, isImageUpload } from '#assets/assets.http.ts';
import { webhooksRoute } from '#billing/webhooks.http.ts';
import { helpCentreRoute } from '#content/help-centre/helpCentre.http.ts';
import { dataExportsRoute } from '#company/export/dataExports.http.ts';
import { documentsRoute } from '#content/documents/documents.http.ts';
import { IMPORTS_PATH, importsRoute } from '#content/import/import.http.ts';
import type { Deps } from '#context.ts';
import { calendlyWebhooksRoute } from '#integrations/calendly/calendlyWebhooks.http.ts';
import { mapsRoute } from '#forms/maps/maps.http.ts';
import { attachmentsRoute, UPLOAD_PATH } from '#inbox/attachments/attachments.http.ts';
import { schema } from '#schema.ts';
import { productImagesRoute } from '#product-discovery/catalogue/productImages.http.ts';
import { zendeskWebhooksRoute } from '#integrations/zendesk/zendeskWebhooks.http.ts';
import { storeWebhooksRoute } from '#product-discovery/sync/storeWebhooks.http.ts';
import { wixWebhooksRoute } from '#product-discovery/sync/wixWebhooks.http.ts';
import { publicApiRoute } from '#public-api/publicApi.http.ts';
import { createAbsence } from '#transport/absence.ts';
import { refusingBadAddresses } from '#transport/addresses.ts';
import { compressing } from '#transport/compressing.ts';
import { useOperationContext, type OperationContext } from '#transport/context.ts';
import { useCsrfPrevention } from '#transport/csrf.ts';
import { healthRoute } from '#transport/health.ts';
import { useHooks } from '#transport/hookPlugin.ts';
import type { ApiOptions, OpenSockets } from '#transport/hooks.ts';
import { useAnswerLimit, useComplexityLimits, useDocumentLimits } from '#transport/limits.ts';
import { listen } from '#transport/listen.ts';
import { maskError } from '#transport/maskError.ts';
import { allowedOrigins, useCors } from '#transport/origins.ts';
import { createPersistedQueryStore, usePersistedQueries } from '#transport/persistedQueries.ts';
import { useSecurityHeaders } from '#transport/securityHeaders.ts';
import { useShutdown } from '#transport/shutdown.ts';
import { createSocketRegistry } from '#transport/socketRegistry.ts';
import { refusingSlowRequests } from '#transport/slowRequests.ts';
import { useStrictRequests } from '#transport/strictRequests.ts';
import { serveWebsocket } from '#transport/websocket.ts';
import { useResponseExtensions, useWireErrors } from '#transport/wireErrors.ts';
import { widgetRoute } from '#widget/widget.http.ts';

/** Bytes of a request's body. */
const MAX_BODY = 1_000_000;
/** A file of 10 MB may come over a slow line. */
const TIMEOUTS = { request: 30_000, upload: 180_000 };

const isUpload = (url = '') => url.startsWith(UPLOAD_PATH) || url.startsWith(IMPORTS_PATH) || isImageUpload(url);

export type Api = {
  /** Answers a request without a network; `ip` is where it seems to come from. */
  fetch: (request: Request, caller?: { ip?: string | undefined }) => Promise<Response>;
  httpServer: Server;
  /** Opens the port (0: any free one) of all addresses, or of `host`'s, and answers which it is. Throws when it is taken. */
  listen: (port: number, host?: string) => Promise<number>;
  sockets: OpenSockets;
  /** While away, all connections are broken and none can be made, as if the process had gone. */
  setAway: (isAway: boolean) => void;
  /** Refuses everything new, closes sockets with 1001 and lets requests finish, for 10 seconds at most. */
  close: () => Promise<void>;
};

/** The API over HTTP and websocket. */
export function createApi(deps: Deps, options: ApiOptions = {}): Api {
  const { isProduction, persistedQueries } = deps.config;
  const { timeouts = TIMEOUTS } = options;
  const store = createPersistedQueryStore();
  const origins = allowedOrigins(deps.config);
  const shutdown = useShutdown();

  const yoga = createYoga<OperationContext>({
    schema,
    plugins: [
      useSecurityHeaders(isProduction),
      useCors(origins),
      shutdown.plugin,
      useStrictRequests(),
      useCsrfPrevention(),
      useHooks(
        {
          ...options,
          routes: [
            healthRoute(deps.db),
            assetsRoute(deps),
            attachmentsRoute(deps),
            dataExportsRoute(deps),
            webhooksRoute(deps),
            widgetRoute(deps),
            helpCentreRoute(deps),
            documentsRoute(deps),
            importsRoute(deps),
            productImagesRoute(deps),
            mapsRoute(deps),
            storeWebhooksRoute(deps),
            wixWebhooksRoute(deps),
            calendlyWebhooksRoute(deps),
            zendeskWebhooksRoute(deps),
            publicApiRoute(deps),
            ...(options.routes ?? []),
          ],
        },
        store,
        deps.config,
      ),
      usePersistedQueries(store, persistedQueries, schema),
      useComplexityLimits(),
      useDocumentLimits(isProduction),
      useAnswerLimit(),
      useOperationContext(deps),
      useResponseExtensions(),
      useWireErrors(isProduction),
    ],
    maskedErrors: { maskError },
    maxRequestBodySize: MAX_BODY,
    cors: false,
    graphiql: false,
    // Yoga's own answer to /health would not ask the database.
    healthCheckEndpoint: '/graphql/health',
    landingPage: false,
    multipart: false,
    logging: false,
  });

  const listener = refusingSlowRequests(
    refusingBadAddresses(compressing((request, response) => void yoga(request, response))),
    ({ url }) => (isUpload(url) ? timeouts.upload : timeouts.request),
  );
  const httpServer = createServer({ requestTimeout: timeouts.upload, headersTimeout: 15_000 }, listener);
  const registry = createSocketRegistry();
  const websocket = serveWebsocket({
    httpServer,
    deps,
    yoga,
    registry,
    origins,
    beforeOperation: options.beforeOperation,
    isClosing: shutdown.isClosing,
  });

  return {
    fetch: async (request, { ip } = {}) => yoga.fetch(request, { ip }),
    httpServer,
    sockets: registry,
    setAway: createAbsence(httpServer),
    listen: (port, host) => listen(httpServer, port, host),
    close: () => shutdown.close(httpServer, websocket),
  };
}
