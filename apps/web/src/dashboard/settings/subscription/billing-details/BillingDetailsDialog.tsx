import { type BillingDetails_details$data } from '#generated/BillingDetails_details';
import { billingChanged } from '#billing/billingChanges.ts';
import { billingToast } from '#billing/billingToast.ts';
import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Dialog } from '#ui/overlays.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { billingDetailsSchema, valuesOf } from './billingDetailsForm.ts';
import { countries } from '#ui/countries.ts';
import { TAX_ID_TYPES, taxIdExample } from './taxIdTypes.ts';
import { useUpdateBillingDetails } from './useUpdateBillingDetails.ts';

const FORM = 'billing-details';
const NONE = 'None';

type BillingDetailsDialogProps = { details: BillingDetails_details$data; onClose: () => void };

/** Says what is to stand on the invoices. Default export: loaded lazily. */
export default function BillingDetailsDialog({ details, onClose }: BillingDetailsDialogProps) {
  const { updateBillingDetails } = useUpdateBillingDetails();
  const form = useForm({
    schema: billingDetailsSchema,
    initial: valuesOf(details),
    async send(input) {
      await updateBillingDetails(input);
      billingToast('success', 'Billing details saved');
      billingChanged();
      onClose();
    },
  });
  const { value: taxIdType, onChange: setTaxIdType, ...taxIdTypeField } = form.field('taxIdType');
  const example = taxIdType === null ? null : taxIdExample(taxIdType);

  return (
    <Dialog
      isOpen
      title="Billing details"
      description="Used on future invoices. Existing invoices stay as they are."
      isBusy={form.isSubmitting}
      onClose={onClose}
      footer={
        <>
          <Button disabled={form.isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} formId={FORM} label="Save" busyLabel="Saving" />
        </>
      }
    >
      <Form form={form} id={FORM}>
        <TextField label="Company name" autoComplete="organization" {...form.field('name')} />
        <TextField
          label="Billing email"
          type="email"
          autoComplete="email"
          hint="Invoices and billing emails are sent here."
          {...form.field('email')}
        />
        <TextField label="Street and number" autoComplete="address-line1" {...form.field('line1')} />
        <TextField label="Address line 2" hint="Optional" autoComplete="address-line2" {...form.field('line2')} />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <TextField label="Postcode" autoComplete="postal-code" {...form.field('postalCode')} />
          <TextField label="Town" autoComplete="address-level2" {...form.field('city')} />
        </div>
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <TextField label="State or county" hint="Optional" autoComplete="address-level1" {...form.field('state')} />
          <ComboBox label="Country" placeholder="Search countries" options={countries()} {...form.field('country')} />
        </div>
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          <Select
            label="Tax number"
            options={[{ id: NONE, label: 'None' }, ...TAX_ID_TYPES]}
            {...taxIdTypeField}
            value={taxIdType ?? NONE}
            onChange={(type) => (type === NONE ? form.change({ taxIdType: null, taxId: '' }) : setTaxIdType(type))}
          />
          {taxIdType !== null && (
            <TextField
              label="Number"
              hint={example && `Such as ${example}`}
              autoComplete="off"
              spellCheck={false}
              {...form.field('taxId')}
            />
          )}
        </div>
      </Form>
    </Dialog>
  );
}
