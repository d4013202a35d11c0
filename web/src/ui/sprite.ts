// Icons of the page and of games, put into the document once so that `<use>` finds them.

const added = new Set<string>();

/** Adds the symbols of a sprite. */
export function addSprite(svg: string) {
  if (added.has(svg)) return;
  added.add(svg);
  const holder = document.createElement('div');
  holder.className = 'sprite';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
