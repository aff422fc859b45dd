import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { CreateAssistantDialog } from './CreateAssistantDialog.tsx';
import { NewAssistantButton } from './NewAssistantButton.tsx';
import { useNewAssistant } from './useNewAssistant.ts';

const WHY_NOT = `Your role does not include ${permissionTexts.UPDATE_ASSISTANTS.doing}.`;

/** The way to a new assistant, by button, by palette and by address; who may not sees why. */
export function NewAssistant() {
  const mayCreate = usePermission('UPDATE_ASSISTANTS');
  const { isOpen, copyOfId, close } = useNewAssistant();

  if (!mayCreate) return <p className="flex-none px-5 pt-3 text-xs text-ink-muted max-md:px-4">{WHY_NOT}</p>;
  return (
    <>
      <PageActions>
        <NewAssistantButton />
      </PageActions>
      {isOpen && <CreateAssistantDialog key={copyOfId} copyOfId={copyOfId} onClose={close} />}
    </>
  );
}
