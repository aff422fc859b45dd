import { Plus } from 'lucide-react';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { useNewAssistant } from './useNewAssistant.ts';

/** For whoever may create one. */
export function NewAssistantButton({ className = '' }: { className?: string }) {
  const mayCreate = usePermission('UPDATE_ASSISTANTS');
  const { open } = useNewAssistant();
  if (!mayCreate) return null;
  return (
    <Button
      variant="primary"
      className={className}
      icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => open()}
    >
      <span className="max-md:sr-only">New assistant</span>
    </Button>
  );
}
