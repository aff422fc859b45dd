import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { AvatarField } from '#assets/avatar-field/AvatarField.tsx';
import { type CompanyForm_client$key } from '#generated/CompanyForm_client';
import { COMPANY_SIZES } from '#company/companyDetails.ts';
import { paths } from '#router/paths.ts';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { countries } from '#ui/countries.ts';
import { Form } from '#ui/form/Form.tsx';
import { SaveRow } from '#ui/form/SaveRow.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import { timezonesWith } from '#ui/timezones.ts';
import { notify } from '#ui/toast.ts';
import { changesOf, companySchema, savedCompany } from './companySchema.ts';
import { useUpdateCompany } from './useUpdateCompany.ts';

type CompanyFormProps = {
  client: CompanyForm_client$key;
  isReadOnly: boolean;
  /** Told whether leaving now would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
};

/** What the company says of itself. */
export function CompanyForm({ client: key, isReadOnly, onDirtyChange }: CompanyFormProps) {
  const client = useFragment(
    graphql`
      fragment CompanyForm_client on Client {
        name
        email
        phone
        website
        country
        timezone
        companySize
        logo
        address {
          line1
          line2
          postalCode
          city
          state
        }
      }
    `,
    key,
  );
  const [isUploading, setIsUploading] = useState(false);
  const { updateCompany } = useUpdateCompany();
  const form = useForm({
    schema: companySchema,
    initial: savedCompany(client),
    async send(values, changed) {
      await updateCompany(changesOf(values, changed));
      notify({ kind: 'success', title: 'Company profile saved.' });
    },
  });
  const isDirty = form.isDirty || isUploading;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  const readOnly = { isDisabled: isReadOnly };

  return (
    <Section title="Company" description="Its name appears in your chats, above your team’s messages.">
      <Form form={form}>
        <AvatarField
          label="Logo"
          owner={form.values.name}
          shape="square"
          onBusyChange={setIsUploading}
          {...readOnly}
          {...form.field('logoImageId')}
        />
        <div className={TWO}>
          <TextField label="Company name" autoComplete="organization" {...readOnly} {...form.field('name')} />
          <TextField
            label="Support email"
            type="email"
            autoComplete="email"
            hint="Visitors’ replies to your emails, such as transcripts, arrive here. An address that somebody signs in with is never shown to them."
            {...readOnly}
            {...form.field('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            placeholder="+41 31 555 01 07"
            {...readOnly}
            {...form.field('phone')}
          />
          <TextField
            label="Website"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="northwind.com"
            {...readOnly}
            {...form.field('website')}
          />
          <ComboBox
            label="Time zone"
            placeholder="Search places"
            options={timezonesWith(client.timezone ?? null)}
            {...readOnly}
            {...form.field('timezone')}
          />
          <Select label="People at your company" options={COMPANY_SIZES} {...readOnly} {...form.field('companySize')} />
        </div>
        <fieldset className="mt-2 grid min-w-0 gap-4">
          <legend className="mb-3 text-dense font-semibold">
            Address
            <span className="mt-0.5 block font-normal text-pretty text-ink-muted">
              Where your company is. What stands on your invoices is said in{' '}
              <Link to={paths.subscription} className="link">
                billing details
              </Link>
              , and need not be the same.
            </span>
          </legend>
          <TextField label="Street and number" autoComplete="address-line1" {...readOnly} {...form.field('line1')} />
          <TextField label="Address line 2" autoComplete="address-line2" {...readOnly} {...form.field('line2')} />
          <div className={TWO}>
            <TextField label="Postcode" autoComplete="postal-code" {...readOnly} {...form.field('postalCode')} />
            <TextField label="Town" autoComplete="address-level2" {...readOnly} {...form.field('city')} />
            <TextField label="State or county" autoComplete="address-level1" {...readOnly} {...form.field('state')} />
            <ComboBox
              label="Country"
              placeholder="Search countries"
              options={countries()}
              {...readOnly}
              {...form.field('country')}
            />
          </div>
        </fieldset>
        <SaveRow form={form} label="Save profile" isWaiting={isUploading} isReadOnly={isReadOnly} />
      </Form>
    </Section>
  );
}

const TWO = 'grid gap-4 md:grid-cols-2';
