import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { NotLoaded } from '../NotLoaded.tsx';

type ConversationListEndProps = { isLoading: boolean; hasFailed: boolean; onRetry: () => void };

/** What stands below the last loaded row. */
export function ConversationListEnd({ isLoading, hasFailed, onRetry }: ConversationListEndProps) {
  if (isLoading) return <ConversationListSkeleton rows={2} />;
  return hasFailed && <NotLoaded what="Older conversations" onRetry={onRetry} />;
}
