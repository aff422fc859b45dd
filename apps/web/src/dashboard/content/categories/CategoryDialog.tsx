import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import * as v from 'valibot';
import type { CategoryDialogQuery } from '#generated/CategoryDialogQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';
import { type CategoryRow } from './categoryRow.ts';
import { IconField } from './IconField.tsx';
import { useCategories } from './useCategories.ts';

const FORM = 'category';
const TOP = 'top';

const SCHEMA = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  description: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters.')),
  icon: v.string(),
  parentId: v.string(),
});

type CategoryDialogProps = {
  isOpen: boolean;
  /** Null: a new one. */
  category: Pick<CategoryRow, 'id' | 'name' | 'description' | 'icon' | 'parentId'> | null;
  onClose: () => void;
};

/** What a category is called, and where it stands. Default export: it is loaded lazily. */
export default function CategoryDialog({ isOpen, ...dialog }: CategoryDialogProps) {
  if (!isOpen) return null;
  return (
    <QueryBoundary fallback={null} renderFailed={() => <FilledDialog {...dialog} others={[]} />}>
      <DialogWithOthers {...dialog} />
    </QueryBoundary>
  );
}

type DialogProps = Omit<CategoryDialogProps, 'isOpen'>;

function DialogWithOthers(props: DialogProps) {
  const { articleCategories } = useLazyLoadQuery<CategoryDialogQuery>(
    graphql`
      query CategoryDialogQuery {
        articleCategories {
          id
          name
          parentId
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return <FilledDialog {...props} others={articleCategories} />;
}

type Other = CategoryDialogQuery['response']['articleCategories'][number];

function FilledDialog({ category, others, onClose }: DialogProps & { others: readonly Other[] }) {
  const { save } = useCategories();
  const form = useForm({
    schema: SCHEMA,
    initial: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      icon: category?.icon ?? '',
      parentId: category?.parentId ?? TOP,
    },
    async send({ parentId, ...values }) {
      await save(category?.id ?? null, { ...values, parentId: parentId === TOP ? null : parentId });
      notify({ kind: 'success', title: category ? 'Category saved' : `Category “${values.name}” created` });
      onClose();
    },
  });
  // They nest two deep: one that has others in it stays at the top.
  const hasChildren = others.some(({ parentId }) => parentId === category?.id);
  const parents = others.filter(({ id, parentId }) => !parentId && id !== category?.id);

  return (
    <Dialog
      isOpen
      title={category ? 'Edit category' : 'New category'}
      size="sm"
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton
            form={form}
            formId={FORM}
            label={category ? 'Save' : 'Create category'}
            busyLabel={category ? 'Saving' : 'Creating'}
          />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField
          label="Name"
          autoComplete="off"
          // Whoever opens it types into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...form.field('name')}
        />
        <IconField {...form.field('icon')} />
        <TextField label="Description" hint="Shown in the help centre." {...form.field('description')} />
        {parents.length > 0 && !hasChildren && (
          <Select
            label="Stands in"
            options={[{ id: TOP, label: 'No other category' }, ...parents.map(({ id, name }) => ({ id, label: name }))]}
            {...form.field('parentId')}
          />
        )}
      </Form>
    </Dialog>
  );
}
