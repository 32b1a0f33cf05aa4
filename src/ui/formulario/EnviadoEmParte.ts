/** A sending of which a part arrived: the form goes on with what is left to mend. */
export class EnviadoEmParte extends Error {
  override readonly name = 'EnviadoEmParte';
  constructor(
    mensagem: string,
    /** Values that the fields get: what arrived is no longer among them. */
    readonly resta: Readonly<Record<string, unknown>>,
  ) {
    super(mensagem);
  }
}
