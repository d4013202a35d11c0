prompt-seal = Спрячьте камешек
step-draw = { $seat } тянет камешек достоинством { $value }
step-draw-hidden = { $seat } тянет камешек
step-seal = Спрятать { $value }
step-seal-hidden = { $seat } прячет камешек
refused-not-in-hand = У вас нет камешка достоинством { $value }
refused-not-yours = Тянет только раздающий
points = Очки
