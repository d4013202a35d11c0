prompt-seal = Seal a pebble
step-draw = { $seat } draws a pebble of value { $value }
step-draw-hidden = { $seat } draws a pebble
step-seal = Seal the { $value }
step-seal-hidden = { $seat } seals a pebble
refused-not-in-hand = You hold no pebble of value { $value }
refused-not-yours = Only the dealer draws
points = Points
