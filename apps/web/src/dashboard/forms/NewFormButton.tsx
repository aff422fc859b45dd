import { Plus } from 'lucide-react';
import { FORM_TEMPLATES, TEMPLATE_TEXTS } from '@parley/form/templates';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useFormActions } from './useFormActions.ts';

/** Begins a form, of nothing or of one of the templates, and goes to it. */
export function NewFormButton() {
  const navigate = useNavigate();
  const { create, isCreating } = useFormActions();

  async function begin(kind: (typeof FORM_TEMPLATES)[number]) {
    const id = await create({ kind });
    if (id) await navigate(paths.formEdit(id));
  }

  return (
    <Menu
      label="New form"
      groups={[
        {
          id: 'kinds',
          entries: FORM_TEMPLATES.map((kind) => ({
            id: kind,
            label: TEMPLATE_TEXTS[kind].title,
            onAction: () => void begin(kind),
          })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="primary"
          isBusy={isCreating}
          busyLabel="Creating"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
        >
          New form
        </Button>
      )}
    />
  );
}
