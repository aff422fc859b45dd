import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { useGuidedFlowsActions } from '../../useGuidedFlowsActions.ts';

type WhyReadOnlyProps = { flow: { id: string; name: string }; isArchived: boolean };

/** Above a flow that can only be looked at: why, and what to do about it; nothing above others. */
export function WhyReadOnly({ flow, isArchived }: WhyReadOnlyProps) {
  const mayChange = usePermission('MANAGE_GUIDED_FLOWS');
  const { setArchived } = useGuidedFlowsActions();
  if (mayChange && !isArchived) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-brand-soft px-5 py-2 text-dense max-md:px-4">
      <output className="min-w-0 flex-1 basis-64">
        {isArchived && 'It is in the archive, where visitors do not begin it and nobody changes it. '}
        {!mayChange &&
          `Your role does not include ${permissionTexts.MANAGE_GUIDED_FLOWS.doing}. You can look at it; ask an Admin of your company to change it, or to let you.`}
      </output>
      {mayChange && (
        <Button size="sm" onClick={() => void setArchived(flow, false)}>
          Take it back
        </Button>
      )}
    </div>
  );
}
