import { Suspense, type ComponentType } from 'react';
import { Quiet } from '#ui/Quiet.tsx';
import { AssistantRecords } from './AssistantRecords.tsx';
import { ConversationRecords } from './ConversationRecords.tsx';

/** Each offers the records of one domain with `useCommands`. */
const SOURCES: readonly ComponentType[] = [ConversationRecords, AssistantRecords];

/** What the palette finds among the company’s records. A source that is slow or fails holds up nothing else. */
export function RecordSources() {
  return SOURCES.map((Source, index) => (
    <Quiet key={index}>
      <Suspense fallback={null}>
        <Source />
      </Suspense>
    </Quiet>
  ));
}
