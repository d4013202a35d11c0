// The start page without a server: in the language of the browser, and gone as soon as somebody answers.
(function () {
  var words = {
    it: [
      'Il tavolo non è raggiungibile',
      'Le tue partite aspettano come le hai lasciate. Questa pagina torna da sola quando il server risponde.',
      'Riprova',
    ],
    ru: [
      'Стол недоступен',
      'Ваши партии ждут такими, какими вы их оставили. Страница вернётся сама, когда сервер ответит.',
      'Попробовать снова',
    ],
  };
  var language = (navigator.language || 'en').slice(0, 2);
  if (words[language]) {
    document.documentElement.lang = language;
    document.querySelector('h1').textContent = words[language][0];
    document.querySelector('p').textContent = words[language][1];
    document.querySelector('.again').textContent = words[language][2];
  }
  function look() {
    fetch('/healthz', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) location.reload();
      },
      function () {},
    );
  }
  addEventListener('online', look);
  setInterval(look, 5000);
})();
