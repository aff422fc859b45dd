import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import CompanyProfileScreenNode, { type CompanyProfileScreenQuery } from '#generated/CompanyProfileScreenQuery';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { useIsAdmin } from '#session/useIsAdmin.ts';
import { usePermission } from '#session/usePermission.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { DeletionSection } from './deletion/DeletionSection.tsx';
import { ExportSection } from './export/ExportSection.tsx';
import { RetentionSection } from './retention/RetentionSection.tsx';

/** /dashboard/settings/company-profile: what the company is, what it keeps, and how its data leaves. */
export default function CompanyProfileScreen({ queryRef }: ScreenProps<CompanyProfileScreenQuery>) {
  useRefetchOn(CompanyProfileScreenNode, {}, { pace: OF_RECORDS });
  const { currentUser, accountSecurity } = usePreloadedQuery<CompanyProfileScreenQuery>(
    graphql`
      query CompanyProfileScreenQuery @preloadable {
        currentUser {
          client {
            id
            ...CompanyForm_client
            ...RetentionSection_client
            ...DeletionSection_client
          }
        }
        accountSecurity {
          id
          hasPassword
        }
      }
    `,
    queryRef,
  );
  // One question for both forms: the router holds one question at a time.
  const [isCompanyDirty, setIsCompanyDirty] = useState(false);
  const [isRetentionDirty, setIsRetentionDirty] = useState(false);
  const mayManage = usePermission('MANAGE_CLIENT');
  const isAdmin = useIsAdmin();
  const client = currentUser?.client;
  if (!client) return null;

  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <CompanyForm key={client.id} client={client} isReadOnly={!mayManage} onDirtyChange={setIsCompanyDirty} />
      <RetentionSection client={client} isReadOnly={!mayManage} onDirtyChange={setIsRetentionDirty} />
      {mayManage && (
        <>
          <ExportSection />
          <DeletionSection client={client} isAdmin={isAdmin} hasPassword={accountSecurity.hasPassword} />
        </>
      )}
      {!mayManage && (
        <ReadOnlyNotice>
          Your role does not include {permissionTexts.MANAGE_CLIENT.doing}. You can read this; ask an Admin of your
          company to change it, or to let you.
        </ReadOnlyNotice>
      )}
      <UnsavedChanges
        hasChanges={isCompanyDirty || isRetentionDirty}
        what={isCompanyDirty ? 'Your changes to the company’s profile' : 'Your changes to the retention'}
      />
    </div>
  );
}
