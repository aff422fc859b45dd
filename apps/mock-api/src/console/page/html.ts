import { escapeHtml } from '#escapeHtml.ts';

/** Markup that is safe to send: everything put into it has been escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | null | false | readonly Value[];

/** Tag for markup. Values are escaped unless they are markup themselves; null and false write nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(written)));
}

function written(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(written).join('');
  return escapeHtml(String(value));
}
