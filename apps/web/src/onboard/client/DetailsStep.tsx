import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useOutletContext } from 'react-router-dom';
import { type DetailsStep_onboarding$key } from '#generated/DetailsStep_onboarding';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { countries } from '#ui/countries.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { timeIn, timezonesWith } from '#ui/timezones.ts';
import { useNow } from '#ui/useNow.ts';
import { isBefore, type Step } from '../steps.ts';
import { COMPANY_SIZES, detailsSchema } from '#company/companyDetails.ts';
import { guessedTimezone, savedDetails } from './detailsForm.ts';
import { changed, useStepDraft } from './stepDraft.ts';
import { PAPER, StepHeading } from './StepHeading.tsx';
import { useFirstOpen } from './useFirstOpen.ts';
import { useSaveDetails } from './useSaveDetails.ts';
import { useSaveOnward } from './useSaveOnward.ts';
import { WAY_ON } from './wayOn.ts';

const OPTIONAL = <span className="text-xs text-ink-faint">Optional</span>;

/** /onboard/client/details */
export default function DetailsStep() {
  const onboarding = useFragment(
    graphql`
      fragment DetailsStep_onboarding on Onboarding {
        step
        website
        timezone
        companySize
        client {
          name
          country
          phone
          manuallyInvoiced
        }
      }
    `,
    useOutletContext<DetailsStep_onboarding$key>(),
  );
  const save = useSaveDetails();
  // As the fields began: what another tab saves meanwhile is not undone by what they still hold.
  const [begun] = useState(() => savedDetails(onboarding));
  const [initial] = useState(() => ({ ...begun, timezone: begun.timezone ?? guessedTimezone() }));
  const { draft, keep, saved } = useStepDraft('Details', initial);
  const form = useForm({
    schema: detailsSchema,
    initial,
    draft,
    async send(details) {
      const goOn = wayOn();
      await save({ input: changed(begun, details) });
      saved();
      await goOn();
    },
  });
  const { formRef, wayOn } = useSaveOnward({
    step: 'Details',
    client: onboarding.client,
    hasChanges: form.isDirty,
    isSaving: form.isSubmitting,
  });
  useEffect(() => keep(form.values));
  const open = useFirstOpen(onboarding.step === 'Done' ? 'Install' : onboarding.step, 'Details');
  const zone = form.values.timezone;
  const time = timeIn(zone, useNow());
  const isGuessed = begun.timezone === null && zone === initial.timezone;

  return (
    <>
      <StepHeading intro="This is how we reach you, and what your invoices and reports use.">
        Tell us about your company
      </StepHeading>
      {isBefore('Details', open.id) && <WayOn to={open} hasChanges={form.isDirty} />}
      <Form form={form} ref={formRef} className={`mx-auto grid w-full max-w-xl gap-4 ${PAPER}`}>
        <TextField label="Company" autoComplete="organization" {...form.field('name')} />
        <TextField
          label="Website"
          labelAside={OPTIONAL}
          placeholder="northwind.com"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('website')}
        />
        <div className="grid gap-4 md:grid-cols-2 md:gap-3">
          <ComboBox label="Country" placeholder="Search countries" options={countries()} {...form.field('country')} />
          <TextField
            label="Phone"
            labelAside={OPTIONAL}
            type="tel"
            autoComplete="tel"
            placeholder="+41 31 555 01 07"
            {...form.field('phone')}
          />
        </div>
        <div className="grid gap-4 md:grid-cols-2 md:gap-3">
          <ComboBox
            label="Time zone"
            placeholder="Search places"
            hint={time && `It is ${time} there now.${isGuessed ? ' Taken from this browser.' : ''}`}
            options={timezonesWith(begun.timezone)}
            {...form.field('timezone')}
          />
          <Select label="People at your company" options={COMPANY_SIZES} {...form.field('companySize')} />
        </div>
        <SubmitButton form={form} label="Save and continue" busyLabel="Saving" size="lg" isWide className="mt-2" />
      </Form>
    </>
  );
}

/** On to where one had come, once this step is done. */
function WayOn({ to: { to, label }, hasChanges }: { to: Step; hasChanges: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  // Once: a callback would be called with each render of the Link, amid typing.
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-wrap items-center justify-between gap-3 rounded-dialog bg-brand-soft py-3 pr-3 pl-5">
      <p className="text-ink">{hasChanges ? 'Your changes are not saved yet.' : 'Your details are saved.'}</p>
      <Link ref={link} to={to} className={WAY_ON}>
        {hasChanges ? 'Save and continue' : 'Continue'} at {label}
      </Link>
    </div>
  );
}
