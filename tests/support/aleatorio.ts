/** Numbers from 0 to 1 from a seed: what fails once fails again. */
export const aleatorio = (semente: number) => () =>
  (semente = (semente * 48_271) % 2_147_483_647) / 2_147_483_647;
