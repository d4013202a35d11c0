import type { TableNotice } from "./TableNotice";
import type { TableState } from "./TableState";
export type StepTold = { replayed: boolean, notice: TableNotice | null, state: TableState | null, };
