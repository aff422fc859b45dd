import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { isInput } from '@parley/form/fieldTraits';
import { type FormFacts_message$data, type FormFacts_message$key } from '#generated/FormFacts_message';
import { readableAnswer } from '#dashboard/forms/readableAnswer.ts';
import { FileList } from '#dashboard/inbox/thread/MessageAttachments.tsx';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { TextButton } from '#ui/TextButton.tsx';

/** So many answers stand there at first; one more is not hidden behind a button of the same height. */
const FIRST = 4;

/** How a form that was put before a visitor stands, and what they have sent in. Default export: threads load it lazily. */
export default function FormFacts(props: { message: FormFacts_message$key }) {
  const { formSubmission: submission, attachments } = useFragment(
    graphql`
      fragment FormFacts_message on Message {
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
        formSubmission {
          id
          version
          state
          leftAt
          form
          answers
          answeredCount
          askedCount
          formTemplate {
            id
          }
        }
      }
    `,
    props.message,
  );
  if (!submission) return <p className="mt-1 text-dense text-ink-muted">What was answered has been deleted.</p>;
  const { id, state, answeredCount, askedCount, formTemplate } = submission;
  return (
    <div className="mt-1.5 grid justify-items-start gap-2 text-dense">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge {...lookOf(submission)} />
        {state === 'Partial' && (
          <span className="text-ink-muted">{`${answeredCount} of ${askedCount} questions answered`}</span>
        )}
      </p>
      {state === 'Complete' && <Answers submission={submission} files={attachments} />}
      {state !== 'Sent' && (
        <Link to={paths.formSubmission(formTemplate.id, id)} className="link inline-flex items-center gap-1">
          Open in Forms <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
        </Link>
      )}
    </div>
  );
}

type Submission = NonNullable<FormFacts_message$data['formSubmission']>;

function lookOf({ state, leftAt }: Submission) {
  if (state === 'Complete') return { tone: 'positive', children: 'Sent in' } as const;
  if (leftAt) return { tone: 'neutral', children: 'Left' } as const;
  return state === 'Partial'
    ? ({ tone: 'caution', children: 'Begun' } as const)
    : ({ tone: 'neutral', children: 'Sent, not begun yet' } as const);
}

type AnswersProps = { submission: Submission; files: FormFacts_message$data['attachments'] };

/** What the visitor has answered, in the words that they were asked in. */
function Answers({ submission: { form, answers }, files }: AnswersProps) {
  const [isWhole, setIsWhole] = useState(false);
  const answered = form.fields.filter((field) => isInput(field) && Object.hasOwn(answers, field.id));
  const shown = isWhole || answered.length <= FIRST + 1 ? answered : answered.slice(0, FIRST);
  return (
    <>
      <dl aria-label="Answers" className="grid gap-2">
        {shown.map((field) => {
          const answer = answers[field.id];
          const ids = Array.isArray(answer) ? answer.map(String) : [];
          return (
            <div key={field.id}>
              <dt className="text-ink-muted">{field.label}</dt>
              <dd>
                {field.type === 'File' ? (
                  <FileList files={files.filter((file) => ids.includes(file.id))} />
                ) : (
                  readableAnswer(field, answer)
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {shown.length < answered.length && (
        <TextButton onClick={() => setIsWhole(true)}>{`Show all ${answered.length} answers`}</TextButton>
      )}
    </>
  );
}
