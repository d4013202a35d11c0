// Labels that appear beside the thing one points at. A thing says `data-tip` (title) and `data-tip-body`; what only those
// need who come by keyboard it says as `data-tip-keys`.

export interface Tip {
  title: string;
  body: string;
  box: { left: number; top: number; right: number; bottom: number };
}

export const tips = $state<{ now: Tip | null }>({ now: null });

function show(thing: Element) {
  // What may be chosen on the board shows its preview there instead.
  // What was hidden meanwhile, such as a part of another tab, shows nothing.
  if (thing.matches('.board [data-legal]') || thing.getClientRects().length === 0) {
    tips.now = null;
    return;
  }
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  tips.now = {
    title: thing.getAttribute('data-tip') ?? '',
    body: thing.getAttribute('data-tip-body') ?? thing.getAttribute('data-tip-keys') ?? '',
    box: { left, top, right, bottom },
  };
}

const closest = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-tip]') : null);

/** Listens on the whole page; gives back how to stop. */
export function listenForTips(): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  const later = (event: Event) => {
    const thing = closest(event);
    clearTimeout(wait);
    if (!thing) tips.now = null;
    else wait = setTimeout(() => show(thing), tips.now ? 40 : 260);
  };
  const over = (event: PointerEvent) => event.pointerType !== 'touch' && later(event);
  const focus = (event: FocusEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    if (target.hasAttribute('data-tip-keys')) {
      clearTimeout(wait);
      wait = setTimeout(() => show(target), 260);
    } else later(event);
  };
  // A finger cannot hover: a tap on a thing that is no control shows its label.
  const tap = (event: PointerEvent) => {
    const thing = closest(event);
    // What was about to appear belongs to the place before, such as another tab.
    clearTimeout(wait);
    if (event.pointerType !== 'touch') {
      if (tips.now) tips.now = null;
    } else if (thing && !thing.closest('button, a, [role="button"]')) show(thing);
    else tips.now = null;
  };
  const away = () => {
    clearTimeout(wait);
    tips.now = null;
  };
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && away();
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.addEventListener('pointerdown', tap);
  document.addEventListener('scroll', away, true);
  document.addEventListener('keydown', escape);
  return () => {
    away();
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('pointerdown', tap);
    document.removeEventListener('scroll', away, true);
    document.removeEventListener('keydown', escape);
  };
}
