import { createHash } from 'node:crypto';
import { escapeHtml } from '#escapeHtml.ts';
import type { GoogleAccount } from './accounts.ts';
import { CHOOSER_STYLE } from './chooserStyle.ts';

type Chooser = {
  /** The authorization request's own parameters; every form sends them back. */
  parameters: URLSearchParams;
  accounts: readonly Pick<GoogleAccount, 'email' | 'name'>[];
  /** What was typed into «Use another account», and what is wrong with it. */
  other?: { form: URLSearchParams; problem: string };
};

/** Where people pick the account to sign in with. Works without JavaScript. */
export function chooserPage({ parameters, accounts, other }: Chooser): Response {
  const hidden = Array.from(
    parameters,
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  ).join('');
  const form = (content: string) => `<form method="post">${hidden}${content}</form>`;
  const people = accounts.map((account) => `<li>${form(accountButton(account))}</li>`).join('');
  return page({
    status: other ? 400 : 200,
    title: 'Choose an account',
    content: `<p>to continue to Parley. This is a local stand-in for Google: nothing leaves this machine.</p>
      <ul>${people}<li>${otherAccount(form, other)}</li></ul>
      <footer>${form('<button class="plain" name="choice" value="cancel">Cancel</button>')}</footer>`,
  });
}

/** For requests that must not be sent back to whoever made them. */
export function refusalPage(error: string): Response {
  return page({
    status: 400,
    title: 'Access blocked',
    content: `<p>The application that sent you here is not set up correctly, so nobody can sign in with it.</p>
      <p>Error 400: <strong>${escapeHtml(error)}</strong></p>`,
  });
}

function accountButton({ email, name }: Pick<GoogleAccount, 'email' | 'name'>): string {
  return `<input type="hidden" name="email" value="${escapeHtml(email)}">
    <button class="account" name="choice" value="known">${escapeHtml(name)} <span>${escapeHtml(email)}</span></button>`;
}

function otherAccount(form: (content: string) => string, other: Chooser['other']): string {
  const typed = (name: string) => escapeHtml(other?.form.get(name) ?? '');
  const problem = other ? `<p class="problem" id="problem" role="alert">${escapeHtml(other.problem)}</p>` : '';
  const described = other ? ' aria-describedby="problem"' : '';
  return `<details${other ? ' open' : ''}><summary>Use another account</summary>${form(`<div class="other">${problem}
    <label>Name <input name="name" required maxlength="120" autocomplete="name" value="${typed('name')}"${described}></label>
    <label>Email <input name="email" type="email" required autocomplete="email" value="${typed('email')}"${described}></label>
    <label class="check"><input name="unverified" type="checkbox"${other?.form.has('unverified') ? ' checked' : ''}>
      Google has not verified this address</label>
    <button class="solid" name="choice" value="other">Continue</button></div>`)}</details>`;
}

const styleHash = createHash('sha256').update(CHOOSER_STYLE).digest('base64');

function page({ status, title, content }: { status: number; title: string; content: string }): Response {
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Google stand-in</title>
<style>${CHOOSER_STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return new Response(document, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // No form-action: choosing redirects to the application.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
