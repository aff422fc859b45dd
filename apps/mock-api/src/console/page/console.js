/* Turns the page's forms into calls, says what came of them, and keeps the live parts fresh. */

const REFRESH_EVERY = 2000;
const SAID_FOR = 6000;

const said = document.querySelector('#said');
const shown = new Map();

document.addEventListener('submit', (event) => {
  const { call, opens } = event.target.dataset;
  if (!call) return;
  event.preventDefault();
  const { submitter } = event;
  if (submitter?.ariaDisabled === 'true') return;
  // Opened while the click still counts as one, or the browser takes it for an unwanted popup.
  const tab = opens ? window.open('about:blank', '_blank') : null;
  void act(event.target, submitter, tab);
});

/** Enter presses the button that follows the field, not the first of a form with many. */
document.addEventListener('keydown', (event) => {
  const field = event.target.closest('form[data-call] input');
  if (event.key !== 'Enter' || !field) return;
  event.preventDefault();
  const buttons = [...(field.closest('.fields')?.querySelectorAll('button') ?? [])];
  buttons.find((button) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)?.click();
});

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-reader]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  read(link).catch(unanswered);
});

addEventListener('hashchange', showCurrent);
showCurrent();

async function act(form, submitter, tab) {
  const [method, path] = (submitter?.dataset.call ?? form.dataset.call).split(' ');
  if (submitter) submitter.ariaDisabled = 'true';
  try {
    const body = method === 'DELETE' ? undefined : JSON.stringify(bodyOf(form, submitter));
    const response = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    if (tab && answer.url) {
      tab.opener = null;
      tab.location.replace(answer.url);
    }
    if ('clears' in form.dataset) form.reset();
    if (answer.message) say(answer.message);
    // What was asked may have taken the API away; then there is nothing to show anew.
    await refresh().catch(() => {});
  } catch (error) {
    tab?.close();
    unanswered(error);
  } finally {
    if (submitter) submitter.ariaDisabled = null;
  }
}

/** The fields that hold something, and what the pressed button adds to them. */
function bodyOf(form, submitter) {
  const { only, body } = submitter?.dataset ?? {};
  const wanted = only?.split(' ');
  const fields = [...form.elements].filter(({ name, value }) => {
    return name && value !== '' && (!wanted || wanted.includes(name));
  });
  return { ...Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])), ...JSON.parse(body ?? '{}') };
}

function valueOf({ value, type, dataset }) {
  if (type === 'datetime-local') return `${value}Z`;
  return dataset.json === undefined ? value : JSON.parse(value);
}

function unanswered(error) {
  say(
    error instanceof TypeError ? 'The API does not answer. Is it running, and not taken away?' : error.message,
    'failed',
  );
}

function say(sentence, kind = 'done') {
  const line = document.createElement('p');
  const text = document.createElement('span');
  const close = document.createElement('button');
  line.className = kind;
  text.textContent = sentence;
  close.className = 'button quiet';
  close.textContent = 'Close';
  close.addEventListener('click', () => line.remove());
  line.append(text, close);
  said.append(line);
  if (kind === 'done') setTimeout(() => line.remove(), SAID_FOR);
}

async function read(link) {
  const part = new URL(link.href);
  part.searchParams.set('part', 'reader');
  const response = await fetch(part);
  const reader = document.querySelector('#reader');
  const hadFocus = reader.contains(document.activeElement);
  reader.innerHTML = await response.text();
  history.replaceState(null, '', link.href);
  markCurrent();
  if (hadFocus) reader.querySelector('a[aria-current]')?.focus();
}

/** On a phone the strip of parts is wider than the screen. */
function showCurrent() {
  markCurrent();
  document.querySelector('nav a[aria-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Marks which part and which mail the address names. */
function markCurrent() {
  const part = location.hash || '#people';
  for (const link of document.querySelectorAll('nav a[href^="#"]')) link.ariaCurrent = String(link.hash === part);
  for (const link of document.querySelectorAll('#mails a'))
    link.ariaCurrent = String(link.pathname === location.pathname);
}

/** Replaces the parts that look different now, and leaves the focus where it was. */
async function refresh() {
  const { parts } = await (await fetch('/console/live')).json();
  for (const [id, markup] of Object.entries(parts)) {
    const part = document.getElementById(id);
    if (!part || shown.get(id) === markup) continue;
    shown.set(id, markup);
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.innerHTML = markup;
    document.getElementById(focused)?.focus();
  }
  markCurrent();
}

setInterval(() => {
  // A refresh that fails is no news: the next action says so, and the next refresh may succeed.
  if (document.visibilityState === 'visible') refresh().catch(() => {});
}, REFRESH_EVERY);
