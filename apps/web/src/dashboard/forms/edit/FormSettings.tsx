import { Link } from 'react-router-dom';
import type { FormContent } from '@parley/form/form';
import type { FormProblem } from '@parley/form/lintForm';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Section } from '#ui/Section.tsx';
import { fieldInstant, fieldTime } from '#ui/fieldTime.ts';
import { TextField } from '#ui/TextField.tsx';

type FormSettingsProps = {
  form: FormContent;
  problems: readonly FormProblem[];
  /** What cannot be saved, by path. */
  refused: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (change: Partial<FormContent>) => void;
};

/** What is set of a form as a whole: its texts, who is told, and for how long it takes answers. */
export function FormSettings({ form, problems, refused, isReadOnly, onChange }: FormSettingsProps) {
  const { limits, notify } = form;
  const mayConnect = usePermission('MANAGE_CLIENT');
  const errorOf = (path: string) =>
    refused[path] ??
    problems.find((one) => one.fieldId === null && one.severity === 'Error' && one.path === path)?.message;
  const off = { isDisabled: isReadOnly };
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-5 max-md:px-4">
      <Section title="The form" description="Its name is what visitors see above the questions.">
        <div className="grid gap-4">
          <TextField
            label="Name"
            value={form.name}
            maxLength={100}
            error={errorOf('name')}
            onChange={(name) => onChange({ name })}
            {...off}
          />
          <TextField
            label="What it is for"
            hint="For colleagues."
            value={form.description}
            maxLength={500}
            onChange={(description) => onChange({ description })}
            {...off}
          />
          <TextArea
            label="Introduction"
            value={form.intro}
            limit={1000}
            onChange={(intro) => onChange({ intro })}
            {...off}
          />
        </div>
      </Section>
      <Section title="Afterwards" description="What visitors read once they have sent it in.">
        <div className="grid gap-4">
          <TextField
            label="Button"
            value={form.submitLabel}
            maxLength={40}
            onChange={(submitLabel) => onChange({ submitLabel })}
            {...off}
          />
          <TextArea
            label="Thanks"
            value={form.successMessage}
            limit={1000}
            onChange={(successMessage) => onChange({ successMessage })}
            {...off}
          />
          <TextField
            label="Page to go on to"
            type="url"
            placeholder="https://"
            value={form.redirectUrl}
            error={errorOf('redirectUrl')}
            onChange={(redirectUrl) => onChange({ redirectUrl })}
            {...off}
          />
        </div>
      </Section>
      <Section title="Who is told" description="Each gets a mail with the answers when a form is sent in.">
        <TextArea
          label="Email addresses"
          hint="One a line, at most 10."
          rows={2}
          value={notify.emails.join('\n')}
          error={Object.entries(refused).find(([path]) => path.startsWith('notify.emails'))?.[1]}
          onChange={(text) => onChange({ notify: { ...notify, emails: text === '' ? [] : text.split('\n') } })}
          {...off}
        />
        {mayConnect && (
          <p className="mt-3 text-dense text-ink-muted">
            Programs are told by{' '}
            <Link to={paths.webhooks} className="link">
              webhooks
            </Link>
            : signed, logged, tried again and sent once more when you ask for it. The event is form.submitted.
          </p>
        )}
      </Section>
      <Section
        title="Limits"
        description="When it has enough, visitors read the sentence below instead of the questions."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label="Submissions in all"
            min={1}
            value={limits.most}
            onChange={(most) => onChange({ limits: { ...limits, most } })}
            {...off}
          />
          <NumberField
            label="From one visitor"
            min={1}
            value={limits.mostPerVisitor}
            onChange={(mostPerVisitor) => onChange({ limits: { ...limits, mostPerVisitor } })}
            {...off}
          />
          <TextField
            label="Closes at"
            type="datetime-local"
            value={fieldTime(limits.closesAt)}
            onChange={(text) => onChange({ limits: { ...limits, closesAt: fieldInstant(text)?.toISOString() ?? '' } })}
            {...off}
          />
          <TextField
            label="Then they read"
            value={limits.closedMessage}
            maxLength={300}
            onChange={(closedMessage) => onChange({ limits: { ...limits, closedMessage } })}
            {...off}
          />
        </div>
      </Section>
    </div>
  );
}
