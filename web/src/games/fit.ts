// Long names in small places: letters shrink until the name fits, but stay readable; dots cut the rest.

import type { Action } from 'svelte/action';

/** Smaller letters cannot be read, in pixels. */
const SMALLEST = 8;

const widths = new WeakMap<Element, number>();
const waiting = new Set<HTMLElement>();

/** First all are measured, then all are changed: the page is laid out once. */
function settle() {
  const found = [...waiting].map((node) => {
    const style = getComputedStyle(node);
    const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return { node, room: node.clientWidth - edges, need: node.scrollWidth - edges, size: parseFloat(style.fontSize) };
  });
  waiting.clear();
  for (const { node, room, need, size } of found)
    if (room > 0 && need > room) node.style.fontSize = `${Math.max(SMALLEST, (size * room) / need - 0.1).toFixed(1)}px`;
}

function ask(node: HTMLElement) {
  node.style.removeProperty('font-size');
  if (waiting.size === 0) requestAnimationFrame(settle);
  waiting.add(node);
}

// A tab of the phone that opens, or a window that changes, gives another width.
const eye =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target, contentRect } of entries) {
          if (widths.get(target) === contentRect.width) continue;
          widths.set(target, contentRect.width);
          ask(target as HTMLElement);
        }
      });

/** Words that fill a box: letters shrink in small steps until all lines are in it. */
const STEP = 0.4;
const LEAST = 7.4;
const blocks = new Set<HTMLElement>();

function settleBlocks() {
  for (const node of blocks) {
    let size = parseFloat(getComputedStyle(node).fontSize);
    while (node.clientHeight > 0 && node.scrollHeight > node.clientHeight + 1 && size > LEAST) {
      size -= STEP;
      node.style.fontSize = `${size.toFixed(1)}px`;
    }
  }
  blocks.clear();
}

function askBlock(node: HTMLElement) {
  node.style.removeProperty('font-size');
  if (blocks.size === 0) requestAnimationFrame(settleBlocks);
  blocks.add(node);
}

const tall =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) askBlock(target as HTMLElement);
      });

/** For sentences in a box of its own height; their words are the parameter. */
export const fitText: Action<HTMLElement, string> = (node) => {
  tall?.observe(node);
  return {
    update: () => askBlock(node),
    destroy() {
      tall?.unobserve(node);
      blocks.delete(node);
    },
  };
};

/** For a name on one line; its words are the parameter, so that other words are measured again. */
export const fit: Action<HTMLElement, string> = (node) => {
  eye?.observe(node);
  return {
    update: () => ask(node),
    destroy() {
      eye?.unobserve(node);
      waiting.delete(node);
    },
  };
};
