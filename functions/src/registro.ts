/** A thrown value as the log keeps it. An Error's own fields are not enumerable, so it would be logged as {}. */
export const porExtenso = (causa: unknown) =>
  causa instanceof Error ? (causa.stack ?? causa.message) : String(causa);
