import { Plus } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Buttons';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'dangerQuiet'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export default function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} label={variant}>
          <div className="flex flex-wrap gap-2">
            <Button variant={variant}>Publish</Button>
            <Button variant={variant} isBusy busyLabel="Publishing">
              Publish
            </Button>
            <Button variant={variant} disabled>
              Publish
            </Button>
          </div>
        </Specimen>
      ))}
      {SIZES.map((size) => (
        <Specimen key={size} label={`size ${size}`}>
          <Button size={size} icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}>
            New form
          </Button>
        </Specimen>
      ))}
    </>
  );
}
