import { useState } from 'react';
import type { FlowOffer } from '@parley/assistant-config/configSchema';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Dialog } from '#ui/overlays.ts';
import { TextField } from '#ui/TextField.tsx';
import type { PublishedFlow } from '../editor/assistantEditor.ts';

const TYPES = [
  { id: 'Button', label: 'Button', detail: 'One line' },
  { id: 'Card', label: 'Card', detail: 'Up to three lines' },
] as const;

type OfferDialogProps = {
  /** Of the flow. */
  name: string;
  own: PublishedFlow['presentation'];
  /** Undefined: as the flow itself says. */
  offer: FlowOffer | undefined;
  onKeep: (offer: FlowOffer | undefined) => void;
  onClose: () => void;
};

/** How one assistant offers a flow, where that differs from what the flow says of itself. */
export function OfferDialog({ name, own, offer: given, onKeep, onClose }: OfferDialogProps) {
  const [offer, setOffer] = useState<FlowOffer>(given ?? offerOf(own));
  const [error, setError] = useState<string>();
  const set = (some: Partial<FlowOffer>) => setOffer({ ...offer, ...some });
  const save = () => {
    if (offer.lineOne.trim() === '') setError('Enter what visitors press.');
    else onKeep(offer);
  };
  return (
    <Dialog
      isOpen
      title={`How “${name}” is offered here`}
      onClose={onClose}
      footer={
        <>
          {given && (
            <Button className="mr-auto" onClick={() => onKeep(undefined)}>
              Use the flow’s own
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-dense text-pretty text-ink-muted">
          Of this assistant alone. Elsewhere it stays “{own.lineOne}”, as the flow itself says.
        </p>
        <RadioGroup label="Offered as" options={TYPES} value={offer.type} onChange={(next) => set({ type: next })} />
        <TextField
          label={offer.type === 'Card' ? 'First line' : 'Line'}
          value={offer.lineOne}
          maxLength={60}
          onChange={(line) => set({ lineOne: line })}
          error={error}
        />
        {offer.type === 'Card' && (
          <>
            <TextField
              label="Second line"
              value={offer.lineTwo}
              maxLength={80}
              onChange={(line) => set({ lineTwo: line })}
            />
            <TextField
              label="Third line"
              value={offer.lineThree}
              maxLength={80}
              onChange={(line) => set({ lineThree: line })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const offerOf = ({ type, lineOne, lineTwo, lineThree }: PublishedFlow['presentation']): FlowOffer => ({
  type: type === 'Card' ? 'Card' : 'Button',
  lineOne,
  lineTwo: lineTwo ?? '',
  lineThree: lineThree ?? '',
});
