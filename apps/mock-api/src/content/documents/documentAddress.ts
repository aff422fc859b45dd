import type { Document } from '@parley/db';
import { passingAddress } from '#assets/passingAddress.ts';
import type { Deps } from '#context.ts';

export const DOCUMENTS_PATH = '/content/documents/';

/** Where the bytes of a document are, for whoever was shown it. */
export const documentAddress = (
  deps: Pick<Deps, 'config' | 'clock'>,
  document: Pick<Document, 'articleId' | 'name' | 'hash'>,
): string =>
  passingAddress(
    deps,
    `${DOCUMENTS_PATH}${document.articleId}/${encodeURIComponent(document.name)}`,
    signedAs(document),
  );

/** What its signature stands for. */
export const signedAs = ({ articleId, hash }: Pick<Document, 'articleId' | 'hash'>) =>
  `document ${articleId} of ${hash}`;
