/** A sending of which a part arrived: the form goes on with what is left to mend. */
export class EnviadoEmParte extends Error {
  override readonly name = 'EnviadoEmParte';
  constructor(
    mensagem: string,
    /** What the fields get, from what they hold by now: what arrived is no longer among it. */
    readonly resta: (agora: never) => Readonly<Record<string, unknown>>,
  ) {
    super(mensagem);
  }
}
