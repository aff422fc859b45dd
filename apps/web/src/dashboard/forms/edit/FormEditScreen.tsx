import { useCallback, useMemo, useState } from 'react';
import { History, Table2 } from 'lucide-react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useResolvedPath } from 'react-router-dom';
import type { FieldType, FormContent, FormField } from '@parley/form/form';
import { lintForm } from '@parley/form/lintForm';
import FormEditScreenNode, {
  type FormEditScreenQuery,
  type FormEditScreenQuery$data,
} from '#generated/FormEditScreenQuery';
import type { FormEditScreen_form$key } from '#generated/FormEditScreen_form';
import type { FormEditScreenSaveMutation } from '#generated/FormEditScreenSaveMutation';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { useCurrentUser } from '#session/currentUser.ts';
import { usePermission } from '#session/usePermission.ts';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { notify } from '#ui/toast.ts';
import { ConflictNotice } from '#versioning/ConflictNotice.tsx';
import { useDraft } from '#versioning/useDraft.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldList } from './FieldList.tsx';
import { checkForm, FORM_WORDS, readForm } from './formDraft.ts';
import { FormDraftBar } from './FormDraftBar.tsx';
import { withChange, withCopy, withField, withFieldBack, withoutField } from './formEditing.ts';
import { formValue } from './formValue.ts';
import { FormHistory } from './FormHistory.tsx';
import { FormPreview } from './FormPreview.tsx';
import { FormSettings } from './FormSettings.tsx';

const PARTS = [
  { id: 'questions', label: 'Questions' },
  { id: 'settings', label: 'Settings' },
] as const;

/** /dashboard/forms/{id}/edit: the questions of one form, beside the form as visitors see it. */
export default function FormEditScreen({ queryRef }: ScreenProps<FormEditScreenQuery>) {
  const { formTemplate, assistants } = usePreloadedQuery<FormEditScreenQuery>(
    graphql`
      query FormEditScreenQuery($id: ID!) @preloadable {
        formTemplate(id: $id) {
          id
          ...FormEditScreen_form
        }
        assistants {
          id
          published {
            config
          }
        }
      }
    `,
    queryRef,
  );
  return <OpenForm key={formTemplate.id} form={formTemplate} assistants={assistants} />;
}

type OpenFormProps = { form: FormEditScreen_form$key; assistants: FormEditScreenQuery$data['assistants'] };

function OpenForm({ form: key, assistants }: OpenFormProps) {
  const {
    id,
    draft: saved,
    published,
    usedIn,
  } = useFragment(
    graphql`
      fragment FormEditScreen_form on FormTemplate {
        id
        ...formDraft_form @relay(mask: false)
        published {
          id
          number
          content
        }
        usedIn {
          id
          kind
          name
        }
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const { pathname } = useResolvedPath('');
  const clientName = useCurrentUser()?.client?.name ?? '';
  const isReadOnly = !usePermission('MANAGE_GUIDED_FLOWS');
  const reread = useRefetchOn(FormEditScreenNode, { id }, { pace: OF_RECORDS });
  const save = useSaveForm(id);
  const draft = useDraft<FormContent>({ saved, save, reread, read: readForm, check: checkForm });
  const { content: form, change } = draft;
  useRecordTitle(pathname, form.name || 'Untitled form');
  const [part, setPart] = useState<(typeof PARTS)[number]['id']>('questions');
  const [openId, setOpenId] = useState<string | null>(form.fields[0]?.id ?? null);
  // Whoever adds a question writes it.
  const [addedId, setAddedId] = useState<string | null>(null);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [now] = useState(Date.now);
  const problems = useMemo(() => {
    const flows = usedIn.filter(({ kind }) => kind === 'GuidedFlow').map(({ name }) => name);
    return lintForm(form, { now, flows });
  }, [form, now, usedIn]);
  const field = form.fields.find((one) => one.id === openId);
  const forgetAdded = useCallback(() => setAddedId(null), []);

  function put(next: { form: FormContent; id: string }) {
    change(() => next.form);
    setOpenId(next.id);
  }

  function add(next: { form: FormContent; id: string }) {
    put(next);
    setAddedId(next.id);
  }

  function remove({ id: removed, label }: FormField) {
    const at = form.fields.findIndex((one) => one.id === removed);
    change((before) => withoutField(before, removed));
    setOpenId((form.fields[at + 1] ?? form.fields[at - 1])?.id ?? null);
    notify({
      kind: 'success',
      title: `${label || 'The question'} was removed`,
      action: { label: 'Undo', onAction: () => putBack(removed) },
    });
  }

  function putBack(removed: string) {
    change((now) => withFieldBack(now, form, removed));
    setOpenId(removed);
  }

  function openField(fieldId: string) {
    setPart('questions');
    setOpenId(fieldId);
  }

  return (
    <>
      <PageActions>
        <IconButton icon={History} label="History" onClick={() => setIsHistoryOpen(true)} />
        <IconButton icon={Table2} label="Submissions" onClick={() => void navigate(paths.form(id))} />
      </PageActions>
      <ConflictNotice
        by={saved.savedByName ?? 'Somebody'}
        paths={draft.conflicts}
        content={form}
        words={FORM_WORDS}
        sides={draft.sides}
        valueWords={formValue}
        onResolve={draft.resolve}
      />
      <div className="flex flex-none items-center gap-3 border-b border-line px-4 py-2">
        <SegmentedControl label="Part of the form" options={PARTS} value={part} onChange={setPart} />
      </div>
      <div className="flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-y-auto">
        {part === 'settings' ? (
          <div className="min-h-0 flex-1 overflow-y-auto max-lg:flex-none">
            <FormSettings
              form={form}
              problems={problems}
              refused={draft.problems}
              isReadOnly={isReadOnly}
              onChange={(some) => change((before) => ({ ...before, ...some }))}
            />
          </div>
        ) : (
          <>
            <section
              aria-label="Questions"
              className="flex min-h-0 w-[30%] min-w-64 flex-none flex-col border-line max-lg:w-full max-lg:border-b lg:border-r"
            >
              <FieldList
                form={form}
                problems={problems}
                openId={openId}
                isReadOnly={isReadOnly}
                onOpen={setOpenId}
                onAdd={(type: FieldType) => add(withField(form, type, openId))}
                onReorder={(next) => change(() => next)}
              />
            </section>
            <section aria-label="Question" className="flex min-h-0 min-w-0 flex-1 flex-col max-lg:flex-none">
              {field ? (
                <FieldEditor
                  key={field.id}
                  form={form}
                  field={field}
                  problems={problems}
                  isReadOnly={isReadOnly}
                  isAdded={field.id === addedId}
                  onFocused={forgetAdded}
                  onChange={(some) => change((before) => withChange(before, field.id, some))}
                  onCopy={() => put(withCopy(form, field.id))}
                  onRemove={() => remove(field)}
                />
              ) : (
                <EmptyState title={form.fields.length > 0 ? 'Choose a question' : 'No questions yet'}>
                  {isReadOnly ? 'Choose one at the left to read it.' : 'Add the first one at the left.'}
                </EmptyState>
              )}
            </section>
          </>
        )}
        <aside
          aria-label="Preview"
          className="flex min-h-0 w-[30%] min-w-80 flex-none flex-col border-line bg-canvas max-lg:h-[560px] max-lg:w-full max-lg:border-t lg:border-l"
        >
          <FormPreview
            form={form}
            config={assistants[0]?.published.config ?? null}
            clientName={clientName}
            isReadOnly={isReadOnly}
            onLayout={(layout) => change((before) => ({ ...before, layout }))}
          />
        </aside>
      </div>
      <FormDraftBar
        id={id}
        published={published ?? null}
        draft={draft}
        problems={problems}
        isReadOnly={isReadOnly}
        onOpenField={openField}
      />
      <FormHistory
        isOpen={isHistoryOpen}
        id={id}
        mayChange={!isReadOnly}
        draft={form}
        onTake={draft.take}
        onClose={() => setIsHistoryOpen(false)}
      />
      <UnsavedChanges
        hasChanges={draft.state === 'Failed' || draft.state === 'Invalid' || draft.state === 'Conflict'}
        what={`What you have changed on ${form.name} and is not saved yet`}
      />
    </>
  );
}

/** Saves the draft of a form as a whole. Rejects with the API's error. */
function useSaveForm(formTemplateId: string) {
  const [save] = useAsyncMutation<FormEditScreenSaveMutation>(graphql`
    mutation FormEditScreenSaveMutation($input: SaveFormDraftInput!) {
      saveFormDraft(input: $input) {
        id
        name
        updatedAt
        ...formDraft_form @relay(mask: false)
      }
    }
  `);
  return useCallback(
    async (content: FormContent, revision: number) => {
      const { saveFormDraft } = await save({ input: { formTemplateId, revision, content } });
      return { content, revision: saveFormDraft.draft.revision };
    },
    [save, formTemplateId],
  );
}
