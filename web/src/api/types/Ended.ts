export type Ended = { table: string, again: boolean, };
