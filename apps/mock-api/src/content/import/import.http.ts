import { GraphQLError } from 'graphql';
import { requireStaff, requireUser } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { viewerFrom } from '#auth/viewer.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { uploadLimits } from '#inbox/attachments/limits.ts';
import { readBody } from '#inbox/attachments/readBody.ts';
import { refusal } from '#inbox/attachments/refusal.ts';
import type { Route } from '#transport/hooks.ts';
import { beginImport } from './articleImports.service.ts';
import { IMPORT_LIMITS } from './importLimits.ts';

export const IMPORTS_PATH = '/content/imports';

/**
 * `POST /content/imports?name=…` with a zip of Markdown and HTML files as its body and the bearer token of staff who may write
 * content. Answers `{id}`: drafts are made of it in the background.
 */
export function importsRoute(deps: Deps): Route {
  return async (request, ip) => {
    const url = new URL(request.url);
    if (url.pathname !== IMPORTS_PATH) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    try {
      const viewer = await viewerFrom(deps, request.headers.get('authorization'));
      const ctx = { ...deps, viewer, caller: { ip, userAgent: request.headers.get('user-agent') } };
      const { clientId } = requireStaff(ctx, 'MANAGE_ARTICLES');
      await takeHits(deps, uploadLimits(requireUser(ctx).user.id));
      const name = nameOf(url.searchParams.get('name') ?? '');
      const bytes = await readBody(request, { largest: IMPORT_LIMITS.file, noun: 'Zips' });
      const { id } = await beginImport(ctx, clientId, { name, bytes });
      return Response.json({ id }, { status: 201 });
    } catch (error) {
      if (error instanceof GraphQLError) return refusal(error);
      throw error;
    }
  };
}

function nameOf(given: string): string {
  const name = given
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '')
    .trim()
    .slice(-120);
  if (/\.zip$/i.test(name)) return name;
  throw domainError('FILE_NOT_ALLOWED', 'Pack the Markdown or HTML files into a zip, and choose that.');
}
