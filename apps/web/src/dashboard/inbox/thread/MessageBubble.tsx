import { lazy, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { excerpt } from '@parley/message-text/excerpt';
import { type MessageBubble_message$key } from '#generated/MessageBubble_message';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { AnswerNote } from '#dashboard/inbox/answers/AnswerNote.tsx';
import { AnswerSources } from '#dashboard/inbox/answers/AnswerSources.tsx';
import { useComposerHandle } from '#dashboard/inbox/composer/composerHandle.ts';
import { useSecondsToUndo } from '#dashboard/inbox/composer/justSent.ts';
import { readDraft } from '#dashboard/inbox/composer/drafts.ts';
import { toStoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { useSession } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { Time } from './ClockTime.tsx';
import { EVENT_ICONS, eventText } from './eventLook.ts';
import { EventLine } from './EventLine.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageAttachments } from './MessageAttachments.tsx';
import { MessageText } from './MessageText.tsx';
import { PrivateNote } from './PrivateNote.tsx';
import { useAddToFaqs } from './useAddToFaqs.ts';
import { type Receipts } from './receiptOf.ts';
import { QuotedMessage } from './QuotedMessage.tsx';
import { SideBubble, type ShownVisitor } from './SideBubble.tsx';
import { UndoSend } from './UndoSend.tsx';

const EditMessage = lazy(() => import('./EditMessage.tsx'));
const BookingFacts = lazy(() => import('#dashboard/inbox/details/BookingFacts.tsx'));
const FormFacts = lazy(() => import('#dashboard/inbox/forms/FormFacts.tsx'));
const ProductShelf = lazy(() => import('#dashboard/product-discovery/shelf/LazyProductShelf.tsx'));

type MessageBubbleProps = {
  conversationId: string;
  message: MessageBubble_message$key;
  /** The last message of its author's turn shows who and when. */
  endsRun: boolean;
  visitor: ShownVisitor;
  receipts: Receipts;
};

/** One message, note or event, with what can be done with it. */
export function MessageBubble({ conversationId, message: key, ...look }: MessageBubbleProps) {
  const message = useFragment(
    graphql`
      fragment MessageBubble_message on Message {
        id
        version
        kind
        author
        authorId
        authorName
        authorAvatar
        body
        createdAt
        editedAt
        takenBackAt
        event {
          type
          until
        }
        mentions {
          id
          name
        }
        replyTo {
          id
          authorName
          body
        }
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
        citations {
          number
          title
          heading
          quote
          page
          url
          articleId
        }
        answer {
          isHelpful
          complaint
          comment
        }
        products {
          ...ProductShelf_shelf
        }
        booking {
          ...BookingFacts_booking
        }
        ...FormFacts_message
        ...MessageAttachments_message
        ...QuotedMessage_message
      }
    `,
    key,
  );
  const userId = useSession(({ auth }) => auth.userId);
  const isOwn = message.author === 'Agent' && message.authorId === userId;
  // What one was changing when one left is still being changed.
  const [editing, setEditing] = useState<'never' | 'again' | 'now' | 'before'>(() =>
    isOwn && message.id in readDraft({ userId, conversationId }).edits ? 'again' : 'never',
  );
  const isEditing = editing === 'now' || editing === 'again';
  const endEdit = () => setEditing('before');
  const mayWrite = usePermission('MANAGE_CONVERSATIONS');
  const mayManageFaqs = usePermission('MANAGE_AUTOMATED_FAQS');
  const addToFaqs = useAddToFaqs();
  const composer = useComposerHandle();
  const secondsToUndo = useSecondsToUndo(message.id);

  const { id, kind, author, authorAvatar, body, createdAt, attachments } = message;
  const authorName = author === 'Visitor' ? look.visitor.name : message.authorName;
  const isNote = kind === 'Note';
  // What happened and was undone is still told to staff.
  if (message.takenBackAt && author !== 'System') {
    return (
      <EventLine
        createdAt={createdAt}
      >{`${isOwn ? 'You' : authorName} took a ${isNote ? 'note' : 'message'} back`}</EventLine>
    );
  }
  if (author === 'System') {
    return (
      <>
        <EventLine createdAt={createdAt} icon={message.event ? EVENT_ICONS[message.event.type] : undefined}>
          {eventText(body, message.event?.until)}
        </EventLine>
        {attachments.length > 0 && (
          <div className="mx-auto mb-3.5 w-fit max-w-full">
            <MessageAttachments message={message} />
          </div>
        )}
      </>
    );
  }

  const actions = mayWrite && !isEditing && (
    <MessageActions
      body={body}
      takesFocus={editing === 'before'}
      onReply={isNote ? undefined : () => composer.current?.answer({ id, authorName, body: excerpt(message) })}
      onEdit={isOwn ? () => setEditing('now') : undefined}
      onAddToFaqs={
        mayManageFaqs && kind === 'Text' && body && (author === 'Agent' || author === 'AI')
          ? () => void addToFaqs(id)
          : undefined
      }
    />
  );
  const content = isEditing ? (
    <LazyPart onBroken={endEdit}>
      <EditMessage
        message={{ id, conversationId, body, isNote, hasFiles: attachments.length > 0 }}
        takesFocus={editing === 'now'}
        onClose={endEdit}
      />
    </LazyPart>
  ) : (
    <>
      <QuotedMessage message={message} visitorName={look.visitor.name} />
      <MessageText
        body={body}
        mentions={message.mentions}
        sources={message.citations}
        isMarkdown={author === 'AI' || author === 'Flow'}
      />
      {message.citations.length > 0 && <AnswerSources sources={message.citations} />}
    </>
  );
  const shown = (
    <>
      {content}
      {message.products && (
        <LazyPart isSilent>
          <ProductShelf shelf={message.products} />
        </LazyPart>
      )}
      {message.booking && (
        <LazyPart isSilent>
          <BookingFacts booking={message.booking} />
        </LazyPart>
      )}
      {kind === 'Form' ? (
        <LazyPart isSilent>
          <FormFacts message={message} />
        </LazyPart>
      ) : (
        <MessageAttachments message={message} />
      )}
    </>
  );
  const edited = message.editedAt && <span>edited</span>;
  // Within a run of messages there is a line for it only while it is there.
  const undo = isOwn && (look.endsRun || secondsToUndo > 0) && (
    <UndoSend
      message={{
        id,
        conversationId,
        mode: isNote ? 'Note' : 'Text',
        body,
        files: attachments.map(toStoredFile),
        replyTo: message.replyTo ?? null,
      }}
    />
  );
  if (isNote) {
    return (
      <PrivateNote
        author={authorName}
        avatar={<PersonAvatar person={{ name: authorName, avatar: authorAvatar }} size={24} look="line" />}
        actions={actions}
        meta={
          <>
            <Time at={createdAt} /> {edited && <>· {edited}</>} {undo}
          </>
        }
      >
        {shown}
      </PrivateNote>
    );
  }
  return (
    <SideBubble
      message={{ author, authorName, authorAvatar, createdAt }}
      edited={edited}
      undo={undo}
      note={message.answer && <AnswerNote messageId={id} verdict={message.answer} />}
      actions={actions}
      {...look}
    >
      {shown}
    </SideBubble>
  );
}
