/** How every form checks its values; loaded with the first form, like the messages it brings. */
import { type FormErrors, schemaResolver } from '@mantine/form';
import * as z from 'zod/mini';
import { fraseDaValidacao } from './fraseDaValidacao';

z.config({ localeError: fraseDaValidacao });

/** For `validate` of useForm(): each field's first refused rule, by path. */
export const validarCom = (schema: z.ZodMiniType) => {
  const conferir = schemaResolver(schema, { sync: true });
  return (valores: object) => noCampoDaLista(conferir({ ...valores }));
};

/** What is wrong with an item is said by its list's field ('setores.1' by 'setores'): items have no field of their own. */
function noCampoDaLista(erros: FormErrors): FormErrors {
  const porCampo: FormErrors = {};
  for (const [caminho, erro] of Object.entries(erros)) {
    const [, campo, item] = /^(.*?)\.(\d+)(?:\.|$)/.exec(caminho) ?? [];
    if (campo === undefined || typeof erro !== 'string') porCampo[caminho] = erro;
    else porCampo[campo] ??= `Item ${Number(item) + 1}: ${erro}`;
  }
  return porCampo;
}
