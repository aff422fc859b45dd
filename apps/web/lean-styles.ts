import { AtRule, parse, Rule, type ChildNode, type Root } from 'postcss';

/** How things look under the pointer, pressed in, and while a menu of theirs is open, which waits for all styles. */
const STATES = /(?<!\\):hover|\[aria-(?:expanded|pressed)/;
/** The insides of fields to write in: they come with what opens later. */
const FIELD_PARTS = /::(?:-webkit-|file-selector-button|placeholder)|:-moz-ui-invalid/;
/** What keeps the font waiting, which comes with all styles. */
const STARTING = '[data-starting]';
/** The element that a selector is for. */
const TAG = /(?:^|\s)([a-z]\w*)\S*$/;
/** What every page has without spelling it. */
const PAGE_TAGS = ['html', 'body', 'svg'];
const NAME = /--[\w-]+/g;
const ASKED = /var\((--[\w-]+)\)/g;
const ASKED_OR_ELSE = /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g;

/** Leaves out what is there for older browsers than those that vite.config.ts builds for. */
export function withoutFallbacks(css: string): string {
  const root = parse(css);
  // Tailwind's start values for browsers that know no `@property`.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules('supports', (condition) => {
    if (!condition.params.startsWith('(color:color-mix(')) return;
    condition.walkRules((rule) => leaveOutBefore(condition, rule));
    condition.replaceWith(condition.nodes ?? []);
  });
  return root.toString();
}

/** What the rule before says for those of `rule`, when it says nothing else. */
function leaveOutBefore(condition: AtRule, rule: Rule) {
  const before = condition.prev();
  if (before?.type !== 'rule') return;
  const said = propertiesOf(rule);
  if (!propertiesOf(before).every((property) => said.includes(property))) return;
  keepSelectors(before, (selector) => !rule.selectors.includes(selector));
}

const propertiesOf = (rule: Rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));

/** What a page whose modules are spelt like `code` needs to look as it does with all styles, which follow. */
export function withoutLater(css: string, code: string): string {
  const root = parse(css);
  const isDrawn = (tag: string) => PAGE_TAGS.includes(tag) || new RegExp(`<${tag}\\b`).test(code);
  root.walkRules((rule) => {
    // The steps of a motion look like elements.
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    keepSelectors(rule, (selector) => {
      const tag = TAG.exec(selector)?.[1];
      return (
        selector !== STARTING &&
        !STATES.test(selector) &&
        !FIELD_PARTS.test(selector) &&
        (tag === undefined || isDrawn(tag))
      );
    });
  });
  // A font that came by itself would have all text measured anew, and all styles do that already.
  root.walkAtRules('font-face', (face) => {
    if (face.toString().includes('url(')) removeWithEmpty(face);
  });
  fillInTheme(root, code);
  leaveOutUnused(root, code);
  return root.toString();
}

function keepSelectors(rule: Rule, isKept: (selector: string) => boolean) {
  const kept = rule.selectors.filter(isKept);
  if (kept.length === 0) removeWithEmpty(rule);
  else rule.selectors = kept;
}

/** Also what held nothing else, save layers: their order counts. */
function removeWithEmpty(node: ChildNode) {
  const { parent } = node;
  node.remove();
  const isLayer = parent instanceof AtRule && parent.name === 'layer';
  if ((parent instanceof Rule || parent instanceof AtRule) && parent.nodes?.length === 0 && !isLayer) {
    removeWithEmpty(parent);
  }
}

/** Puts the theme's values where they are asked for by a name that is given once, and that no module spells. */
function fillInTheme(root: Root, code: string) {
  const spelt = new Set(code.match(NAME));
  const given: string[] = [];
  root.walkDecls(/^--/, ({ prop }) => {
    given.push(prop);
  });
  const isFixed = (name: string) => given.indexOf(name) === given.lastIndexOf(name);
  const theme = new Map<string, string>();
  const fixed = new Map<string, string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme') return;
    layer.walkDecls(/^--/, ({ prop, value }) => {
      theme.set(prop, value);
      if (!spelt.has(prop) && [prop, ...(value.match(NAME) ?? [])].every(isFixed)) fixed.set(prop, value);
    });
  });

  function filledIn(value: string): string {
    return value
      .replaceAll(ASKED, (whole, name: string) => {
        const found = fixed.get(name);
        return found === undefined ? whole : filledIn(found);
      })
      .replaceAll(ASKED_OR_ELSE, (whole, name: string) => (theme.has(name) ? filledIn(`var(${name})`) : whole));
  }
  root.walkDecls((declaration) => {
    declaration.value = filledIn(declaration.value);
  });
}

/** Leaves out values and motion that nothing asks for by their names. Without one, another may be left that only it asked for. */
function leaveOutUnused(root: Root, code: string) {
  let unused: ChildNode[];
  do {
    unused = [];
    const values: string[] = [];
    root.walkDecls(({ value }) => {
      values.push(value);
    });
    const names = new Set([...values, code].flatMap((text) => text.match(NAME) ?? []));
    const words = new Set(values.flatMap((value) => value.split(/[\s,]+/)));
    root.walkDecls(/^--/, (value) => {
      if (!names.has(value.prop)) unused.push(value);
    });
    root.walkAtRules('property', (property) => {
      if (!names.has(property.params)) unused.push(property);
    });
    root.walkAtRules('keyframes', (motion) => {
      if (!words.has(motion.params)) unused.push(motion);
    });
    unused.forEach(removeWithEmpty);
  } while (unused.length > 0);
}
