import { ports } from './ports.mjs';

/** Prints where everything is and who can sign in. */
export async function printWelcome() {
  const { logins, password } = await demoLogins();
  const width = Math.max(...logins.map(({ email }) => email.length));
  const lines = logins.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  console.log(`
Parley is running.

  Dashboard  http://localhost:${ports.web.number}
  Console    http://localhost:${ports.api.number}   sign in with one click, read mail, move the clock, switch faults
  Chat       linked from the dashboard's inbox and the console

Demo logins, all with the password ${password}:

${lines.join('\n')}

Stop with Ctrl-C.`);
}

async function demoLogins() {
  const response = await fetch(`http://127.0.0.1:${ports.api.number}/console/logins`);
  return response.json();
}
