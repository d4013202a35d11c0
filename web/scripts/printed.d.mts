import type { Plugin } from 'vite';

export function printed(): Plugin;
