// Where the page begins.

import '@fontsource/forum/latin-400.css';
import '@fontsource/forum/cyrillic-400.css';
import '@fontsource-variable/commissioner/index.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { router } from './app/router.svelte';
import sprite from './ui/icons.svg?raw';
import { addSprite } from './ui/sprite';

addSprite(sprite);
router.listen();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the page');
mount(App, { target });

// The page as an app: a start page without a server, and messages while it is closed.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
