import { describe, expect, it } from 'vitest';
import { deviceName, wayOf } from './push';

describe('this browser', () => {
  it('is called as people call it', () => {
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    expect(deviceName(chrome)).toBe('Chrome, Linux');
    expect(deviceName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox, Android');
    expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
      'Safari, iOS',
    );
    expect(deviceName('something')).toBe('Browser');
  });

  it('has the name the server gives it', async () => {
    // The first digits of the SHA-256 of "abc".
    expect(await wayOf('abc')).toBe('push:ba7816bf8f01cfea');
  });
});
