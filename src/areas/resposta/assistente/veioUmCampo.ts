/** Told to the window when a kind of answer that is loaded apart is there. */
export const VEIO_UM_CAMPO = 'veio-um-campo';
