/** What the editor has, as articles are stored: without what says nothing, and one block in an entry or cell bare. */
export function articleHtml(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const paragraph of holder.content.querySelectorAll(':is(li, td, th) > p:first-child')) {
    if (isBare(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const cell of holder.content.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan']) if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
  }
  const text = holder.innerHTML;
  return text === '<p></p>' ? '' : text;
}

/** Alone, or followed by the list beneath. */
function isBare(paragraph: Element): boolean {
  const next = paragraph.nextElementSibling;
  return !next || (paragraph.parentElement?.tagName === 'LI' && ['UL', 'OL'].includes(next.tagName));
}
