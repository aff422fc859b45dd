import { type ComponentType } from 'react';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { ArticleRecords } from './ArticleRecords.tsx';
import { AssistantRecords } from './AssistantRecords.tsx';
import { FaqRecords } from './FaqRecords.tsx';
import { CompanyRecords } from './CompanyRecords.tsx';
import { ConversationRecords } from './ConversationRecords.tsx';

/** Each offers the records of one domain with `useCommands`. */
const SOURCES: readonly ComponentType[] = [
  ConversationRecords,
  AssistantRecords,
  ArticleRecords,
  FaqRecords,
  CompanyRecords,
];

/** What the palette finds among the company’s records. A source that is slow or fails holds up nothing else. */
export function RecordSources() {
  return SOURCES.map((Source, index) => (
    <QueryBoundary key={index} isOptional fallback={null}>
      <Source />
    </QueryBoundary>
  ));
}
