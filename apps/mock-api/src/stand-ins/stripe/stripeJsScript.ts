/**
 * Stripe.js as far as saving a card needs it: Elements in setup mode with a payment or card element, `submit`,
 * `confirmSetup` and `retrieveSetupIntent`. It draws into shadow roots, with a style sheet made by script, since a
 * dashboard's policy forbids style elements. Validation and messages are those of Stripe's own element.
 */
export const SCRIPT = `(() => {
  if (window.Stripe) return;
  const origin = '__ORIGIN__';
  const PATIENCE_MS = 30_000;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    :host{display:block;font:14px/1.4 var(--stripe-font,system-ui,sans-serif);color:var(--stripe-text,#1b2430)}
    label{display:block;font-weight:500;font-size:13px;line-height:20px;margin:0 0 4px}
    input{box-sizing:border-box;width:100%;height:32px;padding:0 10px;border:1px solid var(--stripe-line,#8a94a3);border-radius:var(--stripe-radius,8px);font:inherit;color:inherit;background:var(--stripe-surface,#fff)}
    input::placeholder{color:var(--stripe-faint,#667080)}
    input:focus{outline:2px solid var(--stripe-focus,#4338ca);outline-offset:1px}
    input[aria-invalid=true]{border-color:var(--stripe-danger,#b91c1c)}
    .row{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:16px}
    p{color:var(--stripe-danger,#b91c1c);margin:4px 0 0;font-size:12px}p:empty{display:none}
    @media (max-width:767px){input{height:40px;font-size:16px}}
  \`);
  const BRANDS = [['visa', /^4/], ['mastercard', /^(5[1-5]|2[2-7])/], ['amex', /^3[47]/], ['discover', /^6(011|5)/], ['jcb', /^35/], ['diners', /^3[068]/], ['unionpay', /^62/]];
  const FIELDS = [
    { name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
    { name: 'exp', label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
    { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
  ];
  // Of the appearance that a page asks for: what Parley sets. Its inputs' edges come as rules.
  const LOOK = { colorText: 'text', colorBackground: 'surface', colorTextPlaceholder: 'faint', colorDanger: 'danger', borderRadius: 'radius', fontFamily: 'font' };
  const lineOf = (rule) => rule?.border?.replace(/^1px solid /, '');
  function paint(host, { variables = {}, rules = {} } = {}) {
    for (const [name, role] of Object.entries(LOOK)) if (variables[name]) host.style.setProperty('--stripe-' + role, variables[name]);
    const [line, focus] = [lineOf(rules['.Input']), lineOf(rules['.Input:focus'])];
    if (line) host.style.setProperty('--stripe-line', line);
    if (focus) host.style.setProperty('--stripe-focus', focus);
  }
  const digitsOf = (text) => text.replace(/\\D/g, '');
  const brandOf = (number) => BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown';
  const isLuhn = (number) =>
    [...number].reverse().reduce((sum, digit, i) => {
      const doubled = digit * (i % 2 ? 2 : 1);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0) % 10 === 0;

  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  const problem = (field, code, message) => ({ field, code, message, type: 'validation_error' });
  function problemsOf({ number, exp, cvc }) {
    const found = [];
    const digits = digitsOf(number);
    const isAmex = brandOf(digits) === 'amex';
    if (digits.length < (isAmex ? 15 : 16)) found.push(problem('number', 'incomplete_number', 'Your card number is incomplete.'));
    else if (!isLuhn(digits)) found.push(problem('number', 'invalid_number', 'Your card number is invalid.'));
    const [month, year] = exp.split('/').map((part) => Number(part.trim()));
    if (!/^\\d\\d \\/ \\d\\d$/.test(exp)) found.push(problem('exp', 'incomplete_expiry', 'Your card’s expiration date is incomplete.'));
    else if (month < 1 || month > 12) found.push(problem('exp', 'invalid_expiry_month', 'Your card’s expiration date is invalid.'));
    else if (new Date(2000 + year, month, 1) <= new Date()) found.push(problem('exp', 'invalid_expiry_year_past', 'Your card’s expiration year is in the past.'));
    if (digitsOf(cvc).length < (isAmex ? 4 : 3)) found.push(problem('cvc', 'incomplete_cvc', 'Your card’s security code is incomplete.'));
    return found;
  }

  function shape(name, text) {
    const digits = digitsOf(text);
    if (name === 'number') return digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
    if (name === 'cvc') return digits.slice(0, 4);
    return digits.length > 2 ? digits.slice(0, 2) + ' / ' + digits.slice(2, 4) : digits;
  }

  class Element {
    #heard = new Map();
    #root = null;
    #values = { number: '', exp: '', cvc: '' };
    constructor(type, options, owner) {
      this.type = type;
      this.options = options;
      this.owner = owner;
    }
    on(event, act) {
      this.#heard.set(event, [...(this.#heard.get(event) ?? []), act]);
      return this;
    }
    once(event, act) {
      const first = (detail) => {
        this.off(event, first);
        act(detail);
      };
      return this.on(event, first);
    }
    off(event, act) {
      this.#heard.set(event, act ? (this.#heard.get(event) ?? []).filter((one) => one !== act) : []);
      return this;
    }
    #emit(event, detail = {}) {
      for (const act of this.#heard.get(event) ?? []) act({ elementType: this.type, ...detail });
    }
    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new IntegrationError('The selector you specified (' + target + ') applies to no DOM elements.');
      this.host = document.createElement('div');
      this.host.className = '__PrivateStripeElement';
      place.replaceChildren(this.host);
      paint(this.host, this.owner.options.appearance);
      // As a frame would, it takes the focus on its way to the fields within.
      this.host.tabIndex = 0;
      this.#root = this.host.attachShadow({ mode: 'open', delegatesFocus: true });
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.innerHTML = FIELDS.map(({ name, label, autocomplete, placeholder }) =>
        '<div><label for="' + name + '">' + label + '</label><input id="' + name + '" name="' + name + '" inputmode="numeric" autocomplete="' + autocomplete +
        '" placeholder="' + placeholder + '" aria-describedby="' + name + '-error"><p id="' + name + '-error" role="alert"></p></div>').join('');
      const row = document.createElement('div');
      row.className = 'row';
      const [, exp, cvc] = this.#root.querySelectorAll('div');
      row.append(exp, cvc);
      this.#root.append(row);
      this.#root.addEventListener('input', ({ target: field }) => {
        field.value = shape(field.name, field.value);
        this.#values[field.name] = field.value;
        this.#show(field.name, null);
        const problems = problemsOf(this.#values);
        const empty = Object.values(this.#values).every((text) => text === '');
        const shared = { empty, complete: problems.length === 0 };
        this.#emit('change', this.type === 'card'
          ? { ...shared, brand: brandOf(digitsOf(this.#values.number)), error: problems.find(({ code }) => code.startsWith('invalid')) }
          : { ...shared, collapsed: false, value: { type: 'card' } });
      });
      this.#root.addEventListener('focusin', () => this.#emit('focus'));
      this.#root.addEventListener('focusout', ({ target: field }) => {
        if (this.#values[field.name]) this.#show(field.name, problemsOf(this.#values).find((one) => one.field === field.name) ?? null);
        this.#emit('blur');
      });
      this.#root.addEventListener('keydown', (event) => {
        // The page around a frame hears of no keys within.
        event.stopPropagation();
        if (event.key === 'Escape') this.#emit('escape');
        if (event.key === 'Enter') this.host.closest('form')?.requestSubmit();
      });
      // Listeners are added once it stands in the page.
      setTimeout(() => {
        this.#emit('loaderstart');
        this.#emit('ready');
      });
    }
    #show(name, found) {
      const field = this.#root.getElementById(name);
      if (found) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
      this.#root.getElementById(name + '-error').textContent = found?.message ?? '';
    }
    /** The first problem, which has the focus then; undefined when there is none. */
    validate() {
      const problems = problemsOf(this.#values);
      for (const { name } of FIELDS) this.#show(name, problems.find(({ field }) => field === name) ?? null);
      if (problems[0]) this.#root.getElementById(problems[0].field).focus();
      return problems[0];
    }
    update(options) {
      Object.assign(this.options, options);
    }
    focus() {
      this.#root?.getElementById('number').focus();
    }
    blur() {
      this.#root?.activeElement?.blur();
    }
    clear() {
      this.#values = { number: '', exp: '', cvc: '' };
      for (const { name } of FIELDS) {
        this.#root.getElementById(name).value = '';
        this.#show(name, null);
      }
    }
    collapse() {}
    unmount() {
      this.host?.remove();
    }
    destroy() {
      this.unmount();
      this.owner.drop(this);
      this.#heard.clear();
    }
    card() {
      const { number, exp, cvc } = this.#values;
      const [month, year] = exp.split('/').map((part) => part.trim());
      return { number: digitsOf(number), exp_month: month, exp_year: '20' + year, cvc };
    }
  }

  class Elements {
    #made = new Map();
    isSubmitted = false;
    constructor(options = {}) {
      this.options = options;
    }
    create(type, options = {}) {
      if (this.#made.has(type)) throw new IntegrationError('Can only create one Element of type ' + type + ' through this Elements instance.');
      const element = new Element(type, options, this);
      this.#made.set(type, element);
      return element;
    }
    drop(element) {
      if (this.#made.get(element.type) === element) this.#made.delete(element.type);
    }
    getElement(type) {
      return this.#made.get(typeof type === 'string' ? type : type?.__elementType) ?? null;
    }
    update(options) {
      Object.assign(this.options, options);
      for (const { host } of this.#made.values()) if (host) paint(host, this.options.appearance);
    }
    async fetchUpdates() {
      return {};
    }
    get active() {
      return this.#made.get('payment') ?? this.#made.get('card');
    }
    async submit() {
      const error = this.active?.validate();
      this.isSubmitted = !error;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    }
  }

  function flat(value, prefix, form) {
    for (const [key, inner] of Object.entries(value)) {
      const name = prefix ? prefix + '[' + key + ']' : key;
      if (inner === undefined || inner === null) continue;
      if (typeof inner === 'object') flat(inner, name, form);
      else form.append(name, String(inner));
    }
    return form;
  }

  function Stripe(key) {
    if (typeof key !== 'string' || key === '') throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
    const absent = (name) => async () => {
      throw new IntegrationError(name + ' is no part of this stand-in.');
    };
    const intentOf = (secret) => secret.split('_secret_')[0];

    async function ask(method, path, params) {
      const form = flat({ key, ...params }, '', new URLSearchParams());
      try {
        const url = origin + path + (method === 'GET' ? '?' + form : '');
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const response = await fetch(url, method === 'GET' ? { signal } : { method, body: form, signal });
        const body = await response.json();
        return body.error ? { error: body.error } : { setupIntent: body };
      } catch {
        return { error: { type: 'api_connection_error', message: 'We could not reach Stripe. Check your connection and try again.' } };
      }
    }

    return {
      elements: (options) => new Elements(options),
      _registerWrapper() {},
      registerAppInfo() {},
      createToken: absent('createToken'),
      createPaymentMethod: absent('createPaymentMethod'),
      confirmCardPayment: absent('confirmCardPayment'),
      retrieveSetupIntent: (secret) => ask('GET', '/v1/setup_intents/' + intentOf(secret), { client_secret: secret }),
      async confirmSetup({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        if (!clientSecret) throw new IntegrationError('In order to confirm, clientSecret is required.');
        if (!elements.isSubmitted) throw new IntegrationError('elements.submit() must be called before stripe.confirmSetup().');
        elements.isSubmitted = false;
        const element = elements.active;
        const error = element.validate();
        if (error) return { error };
        const data = confirmParams.payment_method_data ?? {};
        const answer = await ask('POST', '/v1/setup_intents/' + intentOf(clientSecret) + '/confirm', {
          client_secret: clientSecret,
          return_url: confirmParams.return_url,
          expected_payment_method_type: 'card',
          payment_method_data: { ...data, type: 'card', card: element.card() },
        });
        const next = answer.setupIntent?.next_action?.redirect_to_url?.url;
        if (next || (redirect === 'always' && !answer.error)) {
          location.assign(next ?? confirmParams.return_url);
          return new Promise(() => {});
        }
        return answer;
      },
    };
  }
  // What @stripe/stripe-js 10 expects.
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
`;
