import { useEffect, useState } from 'react';
import { ExternalLink, MailQuestion, ShieldAlert, ShieldCheck, Star, Trash2, X } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { hasAnswer } from '@parley/form/fieldTraits';
import { visibleFields } from '@parley/form/visibleFields';
import type { SubmissionDetailQuery } from '#generated/SubmissionDetailQuery';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ScrollArea } from '#ui/dialogs/ScrollArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { readableAnswer } from '../readableAnswer.ts';
import { AddressMap } from './AddressMap.tsx';
import { useSubmissionActions } from './useSubmissionActions.ts';

type SubmissionDetailProps = { id: string; fetchKey: number; onClose: () => void };

/** One submission: the answers to the questions as they were asked, and the way to its conversation. */
export function SubmissionDetail({ id, fetchKey, onClose }: SubmissionDetailProps) {
  const { node } = useLazyLoadQuery<SubmissionDetailQuery>(
    graphql`
      query SubmissionDetailQuery($id: ID!) {
        node(id: $id) {
          ... on FormSubmission {
            id
            visitorName
            state
            status
            isStarred
            versionNumber
            form
            answers
            answeredCount
            askedCount
            lastFieldId
            leftAt
            activityAt
            pageUrl
            files {
              id
              name
              url
            }
            addressMaps {
              fieldId
              url
            }
            formTemplate {
              id
              published {
                number
              }
            }
            conversation {
              id
              number
              messages(last: 12) {
                edges {
                  node {
                    id
                    kind
                    author
                    authorName
                    body
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const { update, remove, isRemoving } = useSubmissionActions();
  const [isAsking, setIsAsking] = useState(false);
  const [isPutBack, setIsPutBack] = useState(false);
  const isNew = node?.status === 'New' && node.state === 'Complete' && !isPutBack;
  useEffect(() => {
    if (isNew && mayChange) void update([id], { status: 'Seen' }, { isQuiet: true });
  }, [isNew, mayChange, id, update]);

  async function setSpam(isSpam: boolean) {
    const isDone = await update([id], { status: isSpam ? 'Spam' : 'Seen' });
    if (!isDone || !isSpam) return;
    notify({
      kind: 'success',
      title: `What ${node?.visitorName} sent in is with the spam`,
      action: { label: 'Undo', onAction: () => void setSpam(false) },
    });
  }

  function putBackToNew() {
    // Until it is closed, which would count as seen.
    setIsPutBack(true);
    onClose();
    void update([id], { status: 'New' });
  }

  async function removeIt() {
    const isDone = node?.formTemplate ? await remove(node.formTemplate.id, [id]) : false;
    setIsAsking(false);
    if (isDone) onClose();
  }

  if (!node?.form) {
    return (
      <EmptyState title="This submission is gone" action={<IconButton icon={X} label="Close" onClick={onClose} />}>
        Somebody has deleted it.
      </EmptyState>
    );
  }
  const { form, answers = {}, files = [], addressMaps = [], conversation, versionNumber, formTemplate } = node;
  const fileNames = new Map(files.map((file) => [file.id, file.name]));
  const live = formTemplate?.published?.number;
  const asked = new Set(visibleFields(form.fields, answers));
  const lastAsked = form.fields.find((field) => field.id === node.lastFieldId);
  return (
    <>
      <header className="flex flex-none items-center gap-2 border-b border-line px-4 py-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-sm font-semibold">{node.visitorName}</h2>
          {node.activityAt && <Time instant={node.activityAt} className="text-xs text-ink-muted" />}
        </div>
        {mayChange && (
          <>
            <IconButton
              icon={Star}
              label={node.isStarred ? 'Remove the star' : 'Star'}
              aria-pressed={node.isStarred}
              className={node.isStarred ? 'text-caution [&_svg]:fill-current' : ''}
              onClick={() => void update([id], { isStarred: !node.isStarred })}
            />
            <IconButton
              icon={node.status === 'Spam' ? ShieldCheck : ShieldAlert}
              label={node.status === 'Spam' ? 'This is no spam' : 'Mark as spam'}
              onClick={() => void setSpam(node.status !== 'Spam')}
            />
            {node.state === 'Complete' && node.status !== 'Spam' && (
              <IconButton icon={MailQuestion} label="Mark as new" onClick={putBackToNew} />
            )}
            <IconButton icon={Trash2} label="Delete submission" onClick={() => setIsAsking(true)} />
          </>
        )}
        <IconButton icon={X} label="Close submission" onClick={onClose} />
      </header>
      <ScrollArea label="Answers" className="px-4 py-4">
        {live !== undefined && live !== versionNumber && (
          <p className="mb-3 text-xs text-ink-muted">{`Asked as in version ${versionNumber}, live is ${live}.`}</p>
        )}
        {node.state === 'Partial' && (
          <p className="mb-3 rounded-control bg-caution-soft px-3 py-2 text-dense">
            {`Not sent in: ${node.answeredCount} of ${node.askedCount} answered`}
            {lastAsked ? `, the last one “${lastAsked.label}”.` : '.'}
            {node.leftAt ? ' The visitor left it.' : ''}
          </p>
        )}
        <dl className="grid gap-3 text-dense">
          {form.fields.filter(hasAnswer).map((field) => {
            const text = readableAnswer(field, answers[field.id], fileNames);
            const map = addressMaps.find(({ fieldId }) => fieldId === field.id);
            return (
              <div key={field.id}>
                <dt className="text-ink-muted">{field.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">
                  {field.type === 'File' && text ? (
                    <Files ids={answers[field.id]} files={files} />
                  ) : (
                    text || <span className="text-ink-faint">{asked.has(field) ? 'No answer' : 'Not asked'}</span>
                  )}
                  {map && <AddressMap submissionId={id} map={map} address={text} />}
                </dd>
              </div>
            );
          })}
        </dl>
        {conversation ? (
          <section aria-label="Conversation" className="mt-6 border-t border-line pt-4">
            <p className="mb-2 flex items-center justify-between text-dense font-semibold">
              {`Conversation #${conversation.number}`}
              <Link
                to={paths.conversation(conversation.id)}
                className="link inline-flex items-center gap-1 font-normal"
              >
                Open in inbox <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
              </Link>
            </p>
            <ol className="grid gap-2 text-dense">
              {conversation.messages.edges.map(({ node: message }) => (
                <li key={message.id}>
                  <span className="text-xs text-ink-muted">{message.authorName}</span>
                  <p className={message.kind === 'Form' ? 'font-medium' : 'wrap-anywhere'}>
                    {message.kind === 'Form' ? `Form: ${message.body}` : message.body}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        ) : (
          <p className="mt-6 text-dense text-ink-muted">Its conversation is not there any more.</p>
        )}
      </ScrollArea>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete what ${node.visitorName} sent in?`}
        message="The answers and their files are deleted for good. The conversation stays."
        confirmLabel="Delete submission"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => void removeIt()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

type FilesProps = {
  ids: unknown;
  files: readonly { readonly id: string; readonly name: string; readonly url: string }[];
};

function Files({ ids, files }: FilesProps) {
  const own = Array.isArray(ids) ? ids.map(String) : [];
  return (
    <ul>
      {files
        .filter(({ id }) => own.includes(id))
        .map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="link">
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
