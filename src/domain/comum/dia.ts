/** A day as date inputs give it, in a form's schema. */
import * as z from 'zod/mini';
import { FORMATO_DO_DIA } from './datas';

export const dia = () => z.string().check(z.regex(FORMATO_DO_DIA, 'Escolha a data.'));
