/** Pixels of the band 'Esperando por você': its title, a gap, and one row of items however many there are. */
export const ALTURA_DO_ESPERANDO = 118;
