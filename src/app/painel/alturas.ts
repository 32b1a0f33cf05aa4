/** Pixels of the band 'Esperando por você': its title, a gap, and one row of items however many there are. */
export const ALTURA_DO_ESPERANDO = 118;
/** Of the card 'Comece por aqui': its title and four steps, two beside each other where there is room. */
export const ALTURA_DO_COMECO = { altura: 144, noCelular: 238 };
