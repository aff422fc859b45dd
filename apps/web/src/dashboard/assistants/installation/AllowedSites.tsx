import { useState } from 'react';
import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { domainEntry } from '@parley/assistant-config/allowedHosts';
import type { AllowedSites_assistant$key } from '#generated/AllowedSites_assistant';
import type { AllowedSitesMutation } from '#generated/AllowedSitesMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { TextField } from '#ui/TextField.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';

/** Which sites may show the assistant. It is not part of the draft: a change holds at once. */
export function AllowedSites({ assistant: key }: { assistant: AllowedSites_assistant$key }) {
  const { id, installation } = useFragment(
    graphql`
      fragment AllowedSites_assistant on Assistant {
        id
        installation {
          allowedDomains
        }
      }
    `,
    key,
  );
  const { isReadOnly } = useAssistantEditor();
  const { allowedDomains: sites } = installation;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [save, isSaving] = useAsyncMutation<AllowedSitesMutation>(graphql`
    mutation AllowedSitesMutation($input: SetAllowedDomainsInput!) {
      setAllowedDomains(input: $input) {
        id
        installation {
          allowedDomains
        }
      }
    }
  `);

  async function set(domains: readonly string[]): Promise<boolean> {
    setProblem(null);
    try {
      await save({ input: { assistantId: id, domains } });
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    }
  }

  async function add() {
    const entry = domainEntry(typed);
    if (!entry) setProblem('Enter a host such as shop.example, or *.shop.example for all below it.');
    else if (await set([...sites, entry])) setTyped('');
  }

  return (
    <EditorSection
      title="Allowed sites"
      description="Others cannot show it. A change holds at once, without publishing."
    >
      {sites.length === 0 ? (
        <p className="text-dense text-ink-muted">Any site may show it.</p>
      ) : (
        <ul aria-label="Allowed sites" className="divide-y divide-line rounded-card border border-line">
          {sites.map((site) => (
            <li key={site} className="flex items-center justify-between gap-2 py-1 pr-1.5 pl-3 text-dense">
              <span className="min-w-0 wrap-anywhere">{site}</span>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={`Remove ${site}`}
                  disabled={isSaving}
                  onClick={() => void set(sites.filter((one) => one !== site))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <form
          className="flex items-start gap-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            className="min-w-0 flex-1"
            label="Add a site"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setProblem(null);
            }}
            error={problem ?? undefined}
            placeholder="shop.example"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" isBusy={isSaving} className="mt-6">
            Add
          </Button>
        </form>
      )}
    </EditorSection>
  );
}
