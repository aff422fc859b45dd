import { ports } from './ports.mjs';

/** Prints where everything is, and outside production who can sign in: there nobody is, until the first Admin signs up. */
export async function printWelcome({ isProduction = false } = {}) {
  console.log(isProduction ? productionWelcome() : await demoWelcome());
}

const dashboard = () => process.env.WEB_URL ?? `http://localhost:${ports.web.number}`;

const productionWelcome = () => `
Parley is running.

  Dashboard  ${dashboard()}   the first Admin of a company signs up at /signup

Stop with Ctrl-C.`;

async function demoWelcome() {
  const { logins, password } = await demoLogins();
  const width = Math.max(...logins.map(({ email }) => email.length));
  const lines = logins.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  return `
Parley is running.

  Dashboard  http://localhost:${ports.web.number}
  Console    http://localhost:${ports.api.number}   sign in with one click, read mail, move the clock, switch faults
  Chat       linked from the dashboard's inbox and the console
  Demo shop  http://localhost:${ports.api.number}/stand-ins/shop/   a customer's website with the widget on it

Demo logins, all with the password ${password}:

${lines.join('\n')}

Stop with Ctrl-C.`;
}

async function demoLogins() {
  const response = await fetch(`http://127.0.0.1:${ports.api.number}/console/logins`);
  return response.json();
}
