import type { Conversation } from '@parley/db';
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { transcriptOf } from '#inbox/conversations/sendTranscript.ts';
import { transcriptReadLimits } from './limits.ts';

type Asked = { conversation: Pick<Conversation, 'id'>; info: Pick<GraphQLResolveInfo, 'operation' | 'path'> };

/**
 * The transcript of a visitor's own conversation. All its messages are read for it: throws BAD_INPUT where each of a list
 * or every live event would have one, and TOO_MANY_ATTEMPTS.
 */
export async function readTranscript(
  deps: Pick<Context, 'db' | 'clock'>,
  { visitorId }: VisitorViewer,
  { conversation, info }: Asked,
): Promise<string> {
  if (!isOfOne(info)) throw domainError('BAD_INPUT', 'Ask for the transcript of one conversation at a time.');
  await takeHits(deps, transcriptReadLimits(visitorId));
  return transcriptOf(deps, conversation.id);
}

/** Whether what is asked for belongs to one record that was asked for by itself. */
function isOfOne({ operation, path }: Asked['info']): boolean {
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return false;
  for (let at: typeof path | undefined = path; at; at = at.prev) if (typeof at.key === 'number') return false;
  return true;
}
