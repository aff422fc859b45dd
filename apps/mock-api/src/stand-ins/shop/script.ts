/** What the shop itself does in the browser: it tells the widget what people do, and its gear finder turns pages without loading. */
export const SCRIPT = `
window.parley = window.parley || function () {
  const args = arguments;
  return new Promise(function (resolve, reject) { (window.parley.q = window.parley.q || []).push([args, resolve, reject]); });
};

let cart = 0;
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.dataset.add) {
    window.parley('track', 'addToCart', { product: button.dataset.add }).catch(() => {});
    cart += 1;
    window.parley('setCart', { items: cart }).catch(() => {});
    button.textContent = 'In the cart';
  }
  if (button.dataset.ask) window.parley('prefill', button.dataset.ask).catch(() => {});
  if (button.dataset.step) {
    history.pushState(null, '', button.dataset.step);
    showStep();
  }
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  event.target.replaceChildren('Thank you. As this is a demo shop, nothing was ordered.');
});

function showStep() {
  const place = document.querySelector('[data-finder]');
  if (!place) return;
  const step = location.pathname.split('/').at(-1);
  const texts = { day: 'A day pack of 20 litres and low boots.', week: 'A pack of 55 litres, high boots and the Fjell tent.' };
  place.textContent = texts[step] || 'How long will you be out?';
  document.title = (step === 'finder' ? 'Gear finder' : 'For a ' + step) + ' · Northwind Outdoor';
}
addEventListener('popstate', showStep);
showStep();
`;
