import { createHash } from 'node:crypto';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { createInMemoryAPQStore } from '@graphql-yoga/plugin-apq';
import { isRecord, type OperationContext } from './context.ts';
import { carriesSecrets } from './secretDocuments.ts';
import { requestError } from './requestErrors.ts';

/** The client's own cache holds as many. */
const MAX_DOCUMENTS = 2000;
/** Milliseconds. */
const TIME_TO_LIVE = 86_400_000;
/** Characters of a document that may be registered: 2,000 documents then stay below 70 MB. */
const MAX_DOCUMENT_LENGTH = 32_768;

export type PersistedQueryStore = ReturnType<typeof createInMemoryAPQStore>;

export const createPersistedQueryStore = (max = MAX_DOCUMENTS): PersistedQueryStore =>
  createInMemoryAPQStore({ max, ttl: TIME_TO_LIVE });

const notFound = () => requestError(200, 'PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND' });

/**
 * Apollo's automatic persisted queries. A document is stored once it has parsed, validated and is about to run, and
 * never when it carries secrets: those must not be asked for by GET, so a GET naming one is answered like a miss, upon
 * which clients fall back to POST.
 */
export function usePersistedQueries(
  store: PersistedQueryStore,
  isEnabled: boolean,
  schema: GraphQLSchema,
): Plugin<OperationContext> {
  return {
    async onParams({ params, setParams }) {
      const extension = isRecord(params.extensions) ? params.extensions.persistedQuery : undefined;
      if (extension === undefined || extension === null) return;
      if (!isEnabled) {
        throw requestError(200, 'PersistedQueryNotSupported', { code: 'PERSISTED_QUERY_NOT_SUPPORTED' });
      }
      const hash = hashOf(extension);
      if (params.query === undefined || params.query === null) {
        const text = await store.get(hash);
        if (!text) throw notFound();
        setParams({ ...params, query: text });
      } else {
        assertRegistrable(params.query, hash);
      }
    },
    onParse:
      () =>
      ({ result, context }) => {
        if (context.request?.method === 'GET' && isDocument(result) && carriesSecrets(result, schema)) throw notFound();
      },
    onExecute({ args }) {
      const { params } = args.contextValue;
      const extension = isRecord(params?.extensions) ? params.extensions.persistedQuery : undefined;
      if (!isRecord(extension) || typeof extension.sha256Hash !== 'string' || typeof params.query !== 'string') return;
      if (!carriesSecrets(args.document, schema)) void store.set(extension.sha256Hash, params.query);
    },
  };
}

function hashOf(extension: unknown): string {
  if (!isRecord(extension)) throw requestError(400, 'The extension persistedQuery must be an object.');
  if (extension.version !== 1) throw requestError(400, 'Unsupported persisted query version');
  const { sha256Hash } = extension;
  if (typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/.test(sha256Hash)) throw mismatch();
  return sha256Hash;
}

function assertRegistrable(query: unknown, hash: string): void {
  if (typeof query !== 'string') throw requestError(400, 'The parameter query must be a string.');
  if (query.length > MAX_DOCUMENT_LENGTH) throw requestError(413, 'This document is too long to be persisted.');
  if (createHash('sha256').update(query).digest('hex') !== hash) throw mismatch();
}

const mismatch = () => requestError(400, 'provided sha does not match query', { code: 'PERSISTED_QUERY_MISMATCH' });

function isDocument(result: unknown): result is DocumentNode {
  return isRecord(result) && result.kind === 'Document';
}
