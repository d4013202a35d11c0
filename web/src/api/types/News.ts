import type { OptionLine } from "./OptionLine";
import type { Text } from "./Text";
import type { UndoState } from "./UndoState";
import type { ViewChange } from "./ViewChange";
export type News = { from: number, view: Array<ViewChange>, log_from: number, prompt: Text | null, options: Array<OptionLine>, your_turn: boolean, can_undo: boolean, can_redo: boolean, undo_request: UndoState | null, };
