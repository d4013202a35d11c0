/** Tells the generated types of one program from those of another. */
declare const __SHAPE__: string;
