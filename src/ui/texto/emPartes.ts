import { percentual } from './percentual';

/** Of so few, a percentage says less than the number: one more or less moves it by five and more. */
const POUCOS = 20;

/** Part of a whole as a percentage, or undefined where the whole is small and the number alone is the truth. */
export const porcentoDe = (n: number, todos: number): string | undefined =>
  todos < POUCOS ? undefined : percentual((n / todos) * 100, 1);
