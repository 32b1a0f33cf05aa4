/** How every form checks its values; loaded with the first form, like the messages it brings. */
import { schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { fraseDaValidacao } from './fraseDaValidacao';

z.config({ localeError: fraseDaValidacao });

/** For `validate` of useForm(): each field's first refused rule, by path. */
export const validarCom = (schema: z.ZodMiniType) => schemaResolver(schema, { sync: true });
