import { useState } from 'react';
import * as v from 'valibot';
import { useIsAdmin } from '#session/useIsAdmin.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { counted } from '#ui/format.ts';
import { notify } from '#ui/toast.ts';
import { usersChanged } from '../usersChanges.ts';
import { addressesIn } from './addressesIn.ts';
import { type Answer, useInviteUsers } from './useInviteUsers.ts';

const FORM = 'invite-people';
const MOST = 50;

const SCHEMA = v.object({
  emails: v.pipe(
    v.string(),
    v.transform(addressesIn),
    v.minLength(1, 'Enter at least one email address.'),
    v.check((all) => all.length <= MOST, `Invite at most ${MOST} people at once.`),
  ),
  role: v.picklist(['Staff', 'Admin']),
});

type Values = { emails: string; role: 'Staff' | 'Admin' };

/** Many addresses at once, answered one by one: those that could not be invited stay, with the reason. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isAdmin = useIsAdmin();
  const { inviteUsers } = useInviteUsers();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const initial: Values = { emails: '', role: 'Staff' };
  const form = useForm({
    schema: SCHEMA,
    initial,
    async send(asked) {
      const all = await inviteUsers(asked);
      const left = all.filter(({ outcome }) => outcome !== 'Invited');
      const sent = all.length - left.length;
      setAnswers(left);
      form.change({
        emails: left.map(({ email }) => email).join('\n'),
        // The next ones are not Admins because these were.
        ...(left.length === 0 && { role: 'Staff' }),
      });
      if (sent > 0) {
        notify({ kind: 'success', title: `${counted(sent, 'invitation')} sent` });
        usersChanged();
      }
      if (left.length === 0) onClose();
    },
  });
  const count = addressesIn(form.values.emails).length;
  const { onChange: setEmails, ...emails } = form.field('emails');

  return (
    <Dialog
      isOpen={isOpen}
      title="Invite people"
      description="Each gets a mail with a link that works once, for seven days."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label={labelOf(count)} busyLabel="Inviting" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextArea
          label="Email addresses"
          hint="One per line or separated by commas, up to 50."
          rows={4}
          spellCheck={false}
          autoComplete="off"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...emails}
          onChange={(text) => {
            setEmails(text);
            const kept = new Set(addressesIn(text));
            setAnswers((before) => before.filter(({ email }) => kept.has(email)));
          }}
        />
        <Refused answers={answers} />
        <RadioGroup
          label="Role"
          options={[
            { id: 'Staff', label: 'Staff', detail: 'Can do what your company allows Staff to do.' },
            {
              id: 'Admin',
              label: 'Admin',
              detail: isAdmin
                ? 'Can do everything, including plan, billing and people.'
                : 'Only Admins can invite Admins.',
              isDisabled: !isAdmin,
            },
          ]}
          {...form.field('role')}
        />
      </Form>
    </Dialog>
  );
}

const labelOf = (count: number) => (count > 1 ? `Invite ${counted(count, 'person', 'people')}` : 'Invite');

/** Why each of these was not invited. */
function Refused({ answers }: { answers: readonly Answer[] }) {
  return (
    <output className="empty:hidden">
      {answers.length > 0 && (
        <ul aria-label="Not invited" className="grid gap-1.5 rounded-control bg-critical-soft px-3 py-2.5 text-dense">
          {answers.map(({ email, message }) => (
            <li key={email} className="min-w-0">
              <span className="font-medium wrap-anywhere">{email}</span>
              <span className="block text-critical">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}
