import { useEffect, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import {
  type ConversationDetails_conversation$data,
  type ConversationDetails_conversation$key,
} from '#generated/ConversationDetails_conversation';
import { type ConversationDetailsQuery } from '#generated/ConversationDetailsQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { calendarDay } from '#ui/calendarDay.ts';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { Attributes } from './Attributes.tsx';
import { Bookings } from './Bookings.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { ConversationFiles } from './ConversationFiles.tsx';
import { FlowRuns } from './FlowRuns.tsx';
import { Identity } from './Identity.tsx';
import { LabelsAndTeams } from './LabelsAndTeams.tsx';
import { PageTrail } from './PageTrail.tsx';
import { PastConversations } from './PastConversations.tsx';
import { Rating } from './Rating.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

/** All that is known of a conversation and its visitor. Default export: loaded lazily. */
export default function ConversationDetails(props: { conversation: ConversationDetails_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment ConversationDetails_conversation on Conversation {
        id
        version
        visitorName
        visitor {
          id
          isBlocked
          createdAt
          isVerified
          ...Identity_visitor
          ...ContactFacts_visitor
          ...Attributes_visitor
          ...PageTrail_visitor
          ...PastConversations_visitor
        }
        ...LabelsAndTeams_conversation
        ...Rating_conversation
        ...Bookings_conversation
        ...TicketPanel_conversation
        ...FlowRuns_conversation
        ...ConversationFiles_conversation
      }
    `,
    props.conversation,
  );
  const { id, visitor } = conversation;
  // Who was made one with somebody else is another visitor from one event to the next, which tells little of them.
  const [knownId, setKnownId] = useState(visitor.id);
  if (visitor.id === knownId) return <Details conversation={conversation} />;
  return (
    <QueryBoundary what="details" isInCard fallback={<TextSkeleton />}>
      {(fetchKey) => <OtherVisitor conversationId={id} fetchKey={fetchKey} onKnown={() => setKnownId(visitor.id)} />}
    </QueryBoundary>
  );
}

type OtherVisitorProps = { conversationId: string; fetchKey: number; onKnown: () => void };

/** Asks for the details once more. */
function OtherVisitor({ conversationId, fetchKey, onKnown }: OtherVisitorProps) {
  useLazyLoadQuery<ConversationDetailsQuery>(
    graphql`
      query ConversationDetailsQuery($id: ID!) {
        conversation(id: $id) {
          ...ConversationDetails_conversation
        }
      }
    `,
    { id: conversationId },
    { fetchPolicy: 'network-only', fetchKey },
  );
  useEffect(onKnown);
  return null;
}

function Details({ conversation }: { conversation: ConversationDetails_conversation$data }) {
  const { id, visitorName, visitor } = conversation;
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  const mayChange = usePermission('MANAGE_CONVERSATIONS');

  return (
    <div className="divide-y divide-line text-dense">
      <div className="flex items-center gap-3 px-4 py-4">
        <Avatar name={visitorName} size={40} colour={colour} />
        <div className="min-w-0">
          <p className="flex items-center gap-1 text-sm font-semibold">
            <span className="truncate">{visitorName}</span>
            {visitor.isVerified && <VerifiedMark />}
          </p>
          <p className="truncate text-ink-muted">
            {visitor.isBlocked ? 'Blocked' : `Since ${calendarDay(visitor.createdAt)}`}
          </p>
        </div>
      </div>
      <LabelsAndTeams conversation={conversation} mayChange={mayChange} />
      <Rating conversation={conversation} />
      <TicketPanel conversation={conversation} mayChange={mayChange} />
      <FlowRuns conversation={conversation} />
      <ContactFacts visitor={visitor} mayChange={mayChange} />
      <Identity visitor={visitor} />
      <Attributes visitor={visitor} />
      <Bookings conversation={conversation} />
      <ConversationFiles conversation={conversation} />
      <PageTrail visitor={visitor} />
      <PastConversations visitor={visitor} conversationId={id} />
    </div>
  );
}
