import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';

/** Leads to where a new automated FAQ is written. */
export function NewFaqButton({ isIconOnPhones = false }: { isIconOnPhones?: boolean }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="primary"
      isIconOnPhones={isIconOnPhones}
      icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => void navigate(paths.newAutomatedFaq)}
    >
      New FAQ
    </Button>
  );
}
