import { useState, type Ref } from 'react';
import { X } from 'lucide-react';
import { type StripePromotion$data } from '#generated/StripePromotion';
import { ConfirmDialog } from '#ui/overlays.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { messages } from './messages.ts';
import { promotionText } from './promotion.ts';
import { useRemovePromotionCode } from './useRemovePromotionCode.ts';

type AppliedPromotionProps = {
  label: string;
  promotion: NonNullable<StripePromotion$data['stripePromotion']>;
  /** The button that takes the code away. */
  removal: Ref<HTMLButtonElement>;
  onRemoved: () => void;
};

/** The code that is applied: it can be read, and taken away after a question. */
export function AppliedPromotion({ label, promotion, removal, onRemoved }: AppliedPromotionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove, isRemoving } = useRemovePromotionCode();
  const close = () => setIsAsking(false);

  async function confirmed() {
    const isRemoved = await remove();
    close();
    if (isRemoved) onRemoved();
  }

  return (
    <div className="flex items-start gap-2">
      <TextField
        label={label}
        className="flex-1"
        value={promotion.code}
        isDisabled
        hint={`${promotionText(promotion)} is applied.`}
      />
      <IconButton
        ref={removal}
        icon={X}
        label="Remove promotion code"
        className="mt-6.5 max-md:mt-6"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.removePromotion}
        message={`From the next invoice on, ${promotion.code} no longer applies.`}
        confirmLabel="Confirm"
        isBusy={isRemoving}
        onConfirm={() => void confirmed()}
        onClose={close}
      />
    </div>
  );
}
