/** How every form checks its values; loaded with the first form, like the messages it brings. */
import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import ptBR from 'zod/v4/locales/pt-BR.js';

// What no schema words itself is said in Brazilian Portuguese (`pt` would be European).
z.config(ptBR());

/** For `validate` of useForm(): each field's first refused rule, by path. */
export const validarCom = (schema: z.ZodMiniType) => schemaResolver(schema, { sync: true });
