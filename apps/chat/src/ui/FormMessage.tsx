import type { ChatForm } from '#api/ChatApi.ts';
import type { FormActions } from '#chat/formActions.ts';
import { mark, t } from '#language/t.ts';
import { latePart } from './latePart.tsx';

const FormCard = latePart(async () => (await import('#form/FormCard.tsx')).FormCard, {
  loading: mark('Loading the form'),
  failed: mark('The form did not load. Try again.'),
});

type FormMessageProps = { messageId: string; title: string; chatForm: ChatForm | null; forms: FormActions };

/** A form in the thread. What fills it in comes when there is one. */
export function FormMessage({ messageId, title, chatForm, forms }: FormMessageProps) {
  return (
    <section aria-label={title} className="w-full min-w-0 rounded-card border border-line bg-raised p-3.5 text-ink">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {chatForm ? (
        <FormCard messageId={messageId} chatForm={chatForm} forms={forms} />
      ) : (
        <p className="text-ink-muted">{t('This form is no longer there.')}</p>
      )}
    </section>
  );
}
