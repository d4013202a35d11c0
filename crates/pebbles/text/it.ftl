prompt-seal = Nascondi un sassolino
step-draw = { $seat } pesca un sassolino di valore { $value }
step-draw-hidden = { $seat } pesca un sassolino
step-seal = Nascondi il { $value }
step-seal-hidden = { $seat } nasconde un sassolino
refused-not-in-hand = Non hai un sassolino di valore { $value }
refused-not-yours = Pesca solo il mazziere
points = Punti
