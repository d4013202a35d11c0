// The icon of the page with the number of tables that wait.

const PLAIN = '/favicon.svg';

export function badge(n: number): string {
  if (n === 0) return PLAIN;
  const said = n > 9 ? '9+' : `${n}`;
  const tower = 'M10 3h4v4h-4ZM7.3 8h9.4v4.2H7.3ZM4.6 13.2h14.8v4.2H4.6ZM2 18.4h8.6v-3.2h2.8v3.2H22v2.6H2Z';
  const look = `font-family="sans-serif" font-size="${said.length > 1 ? 9 : 11}" font-weight="700" fill="#fff"`;
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    '<rect width="24" height="24" rx="5" fill="#181a19"/>' +
    `<path fill="#d9b56c" fill-rule="evenodd" d="${tower}"/>` +
    '<circle cx="16.5" cy="7.5" r="7.5" fill="#d8442c"/>' +
    `<text x="16.5" y="11.4" text-anchor="middle" ${look}>${said}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export function paintIcon(n: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== badge(n)) link.href = badge(n);
}
