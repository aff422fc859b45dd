import { graphql } from 'react-relay/hooks';
import type { ImportDialogQuery$data } from '#generated/ImportDialogQuery';
import { counted } from '#ui/format.ts';

export type ArticleImport = ImportDialogQuery$data['articleImports'][number];

/** How far an import is, or what came of it. */
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment articleImport_import on ArticleImport {
    id
    name
    state
    progress
    error
    createdAt
    importedCount
    skippedCount
    pictureCount
    undoableCount
  }
`;

export const isOpen = ({ state }: Pick<ArticleImport, 'state'>): boolean => state === 'Waiting' || state === 'Running';

const ENDS: Readonly<Record<string, string>> = { Cancelled: 'Cancelled', Failed: 'Failed', Undone: 'Undone' };

/** What came of an import, in a few words. */
export function outcomeOf({ state, importedCount, skippedCount, pictureCount }: ArticleImport): string {
  return [
    ENDS[state],
    state !== 'Undone' && state !== 'Failed' && counted(importedCount, 'draft'),
    state === 'Done' && pictureCount > 0 && counted(pictureCount, 'picture'),
    state === 'Done' && skippedCount > 0 && `${counted(skippedCount, 'file')} left out`,
  ]
    .filter(Boolean)
    .join(' · ');
}
