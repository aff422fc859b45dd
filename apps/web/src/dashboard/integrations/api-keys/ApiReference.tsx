import { ChevronRight, ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ApiReference_publicApi$data, type ApiReference_publicApi$key } from '#generated/ApiReference_publicApi';
import { Card } from '#ui/Card.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { count } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';
import { scopeWord } from './scopes.ts';

type Endpoint = ApiReference_publicApi$data['endpoints'][number];

/** What the public API does, with a command to try each part. */
export function ApiReference({ publicApi }: { publicApi: ApiReference_publicApi$key }) {
  const { url, openApiUrl, requestsPerMinute, endpoints } = useFragment(
    graphql`
      fragment ApiReference_publicApi on PublicApi {
        url
        openApiUrl
        requestsPerMinute
        endpoints {
          id
          method
          path
          summary
          scope
          sample
        }
      }
    `,
    publicApi,
  );
  return (
    <Section
      title="Endpoints"
      description={`JSON over HTTPS; a key may make ${count(requestsPerMinute)} requests a minute. Lists come a page at a time: “cursor” asks for the next.`}
      action={
        <a
          href={openApiUrl}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center gap-1.5 text-dense"
        >
          OpenAPI document
          <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-dense">
        <span className="text-ink-muted">Base address</span>
        <code className="min-w-0 text-xs wrap-anywhere">{url}</code>
        <CopyButton text={url} label="Copy the base address" isIconOnly />
      </div>
      <Card isFlush>
        <ul aria-label="Endpoints" className="divide-y divide-line">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <EndpointRow endpoint={endpoint} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function EndpointRow({ endpoint: { method, path, summary, scope, sample } }: { endpoint: Endpoint }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 flex-none text-ink-faint transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="flex min-w-0 items-baseline gap-2 md:w-[300px]">
            <code
              className={`w-9 flex-none text-xs font-semibold ${method === 'POST' ? 'text-brand' : 'text-ink-muted'}`}
            >
              {method}
            </code>
            <code className="min-w-0 text-xs wrap-anywhere">{path}</code>
          </span>
          <span className="min-w-0 flex-1 basis-60 text-dense text-pretty text-ink-muted">{summary}</span>
        </span>
      </summary>
      <div className="grid gap-2 px-4 pt-1 pb-4 md:pl-11">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-dense text-ink-muted">
            Needs <code className="text-xs text-ink">{scopeWord(scope)}</code>
          </p>
          <CopyButton text={sample} label="Copy the command" size="sm" />
        </div>
        <pre className="rounded-control bg-well px-3 py-2.5 text-xs leading-5 wrap-anywhere whitespace-pre-wrap inset-ring inset-ring-line">
          <code>{sample}</code>
        </pre>
      </div>
    </details>
  );
}
