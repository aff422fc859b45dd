import { Suspense, type ComponentType } from 'react';
import { Quiet } from '../Quiet.tsx';
import { AssistantRecords } from './AssistantRecords.tsx';
import { ConversationRecords } from './ConversationRecords.tsx';

/** Each offers the records of one domain with `useCommands`; one that searches on the server goes by `query`. */
const SOURCES: readonly ComponentType<{ query: string }>[] = [ConversationRecords, AssistantRecords];

/** What the palette finds among the company’s records. A source that is slow or fails holds up nothing else. */
export function RecordSources({ query }: { query: string }) {
  return SOURCES.map((Source, index) => (
    <Quiet key={index}>
      <Suspense fallback={null}>
        <Source query={query} />
      </Suspense>
    </Quiet>
  ));
}
