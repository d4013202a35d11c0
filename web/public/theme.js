// Sets the theme before the first paint. The answer of the server corrects it later.
(function () {
  var root = document.documentElement;
  var theme = null;
  var motion = null;
  try {
    theme = localStorage.getItem('theme');
    motion = localStorage.getItem('motion');
  } catch (e) {
    // Storage may be forbidden; the system decides then.
  }
  var light = theme === 'light' || (theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  var calm = motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  root.dataset.motion = calm ? 'reduced' : 'full';
})();
