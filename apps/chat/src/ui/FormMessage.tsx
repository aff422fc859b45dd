import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ChatForm } from '#api/ChatApi.ts';
import type { FormActions } from '#chat/formActions.ts';
import { t } from '#language/t.ts';

type FormMessageProps = { messageId: string; title: string; chatForm: ChatForm | null; forms: FormActions };
type Card = FunctionComponent<{ messageId: string; chatForm: ChatForm; forms: FormActions }>;

/** A form in the thread. What fills it in comes when there is one. */
export function FormMessage({ messageId, title, chatForm, forms }: FormMessageProps) {
  const [loaded, setLoaded] = useState<{ Card: Card } | 'failed' | null>(null);
  useEffect(() => {
    if (loaded !== null) return;
    import('#form/FormCard.tsx').then(
      ({ FormCard }) => setLoaded({ Card: FormCard }),
      () => setLoaded('failed'),
    );
  }, [loaded]);
  return (
    <section aria-label={title} className="w-full min-w-0 rounded-card border border-line bg-raised p-3.5 text-ink">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {!chatForm ? (
        <p className="text-ink-muted">{t('This form is no longer there.')}</p>
      ) : loaded === 'failed' ? (
        <button type="button" className="underline" onClick={() => setLoaded(null)}>
          {t('The form did not load. Try again.')}
        </button>
      ) : loaded ? (
        <loaded.Card messageId={messageId} chatForm={chatForm} forms={forms} />
      ) : (
        <p className="text-ink-muted">{t('Loading the form')}</p>
      )}
    </section>
  );
}
