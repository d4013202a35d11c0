// The hub in a worker that all tabs of a browser share.

import { Hub, type Ear, type Wish } from './hub';

const hub = new Hub((path) => new EventSource(path));

(globalThis as unknown as { onconnect: (event: MessageEvent) => void }).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const ear: Ear = (told) => port.postMessage(told);
  port.onmessage = ({ data }: MessageEvent<Wish>) => hub.wish(ear, data);
};
