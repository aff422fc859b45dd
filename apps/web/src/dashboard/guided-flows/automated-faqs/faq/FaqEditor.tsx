import { useRef, type ReactNode } from 'react';
import { safeParse } from 'valibot';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { AnswerPreview } from './AnswerPreview.tsx';
import { FaqBackTest } from './FaqBackTest.tsx';
import { FaqConflicts } from './FaqConflicts.tsx';
import { FaqFields, inputOf, type FaqValues } from './faqFields.ts';
import { FaqForm, type FaqChoices } from './FaqForm.tsx';
import { FaqMatchBox } from './FaqMatchBox.tsx';

const FORM_ID = 'automated-faq';

type FaqEditorProps = {
  /** What is saved. */
  initial: FaqValues;
  /** Which one it is of; null: one that is not saved yet. */
  id: string | null;
  isLive: boolean;
  choices: FaqChoices;
  isReadOnly: boolean;
  /** Saves; `goesLive`: and lets it answer. */
  onSave: (values: FaqValues, how: { goesLive: boolean; isChanged: boolean }) => Promise<void>;
  /** In the top bar, before the buttons that save. */
  actions?: ReactNode;
  /** Above the fields. */
  renderNotice?: (isDirty: boolean) => ReactNode;
  /** At the right, beneath the box that says what matches. */
  children?: ReactNode;
};

/** Where an FAQ is written, beside the box that says what it matches. */
export function FaqEditor({
  initial,
  id,
  isLive,
  choices,
  isReadOnly,
  onSave,
  actions,
  renderNotice,
  children,
}: FaqEditorProps) {
  const goesLive = useRef(false);
  const form = useForm<FaqValues, FaqValues>({
    schema: FaqFields,
    initial,
    send: (values, changed) => onSave(values, { goesLive: goesLive.current, isChanged: changed.size > 0 }),
  });
  const draft = safeParse(FaqFields, form.values).success ? inputOf(form.values) : null;

  return (
    <>
      <PageActions>
        {actions}
        {!isReadOnly && form.isDirty && id !== null && (
          <Button variant="ghost" className="max-md:hidden" onClick={form.reset}>
            Discard changes
          </Button>
        )}
        {!isReadOnly && !isLive && (
          <Button
            // Not one that submits: Enter in a field would press it, as the first of the form, and publish.
            type="button"
            form={FORM_ID}
            disabled={form.isSubmitting}
            onClick={({ currentTarget }) => {
              // Read while it is submitted, which is at once.
              goesLive.current = true;
              currentTarget.form?.requestSubmit();
              goesLive.current = false;
            }}
          >
            {form.isDirty || id === null ? (
              <>
                <span className="max-md:sr-only">Save and turn on</span>
                <span aria-hidden className="md:hidden">
                  Turn on
                </span>
              </>
            ) : (
              'Turn on'
            )}
          </Button>
        )}
        {!isReadOnly && <SubmitButton form={form} formId={FORM_ID} label="Save" busyLabel="Saving" />}
      </PageActions>
      <div className="relative flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-y-auto">
        <div className="relative min-w-0 flex-1 lg:overflow-y-auto">
          <FaqForm id={FORM_ID} form={form} choices={choices} isReadOnly={isReadOnly}>
            {renderNotice?.(form.isDirty)}
          </FaqForm>
        </div>
        <aside
          aria-label="Try it"
          className="relative grid w-[380px] flex-none content-start gap-7 border-line px-5 py-5 max-lg:w-full max-lg:border-t max-md:px-4 lg:overflow-y-auto lg:border-l"
        >
          <FaqConflicts draft={draft} draftOf={id} />
          <FaqMatchBox draft={draft} draftOf={id} />
          <AnswerPreview {...form.values} choices={choices} />
          <FaqBackTest
            draft={draft}
            draftOf={id}
            onExclude={
              isReadOnly ? null : (question) => form.change({ exclusions: [...form.values.exclusions, question] })
            }
          />
          {children}
        </aside>
      </div>
      <UnsavedChanges hasChanges={form.isDirty} what="What you have written and not saved" />
    </>
  );
}
