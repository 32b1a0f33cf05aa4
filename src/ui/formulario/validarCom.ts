/** How every form checks its values. */
import { type FormErrors, schemaResolver } from '@mantine/form';
import type * as z from 'zod/mini';

/** For `validate` of useForm(): each field's first refused rule, by path. */
export const validarCom = (schema: z.ZodMiniType) => {
  const conferir = schemaResolver(schema, { sync: true });
  return (valores: object) => noCampoDaLista(conferir({ ...valores }));
};

/**
 * A record in a list has fields of its own ('fases.6.titulo'). A text in a list may have one ('urlImages.0') or be a
 * pill in the field of its list ('setores.1'). Both places say what is wrong with it, and only one of them is drawn.
 */
function noCampoDaLista(erros: FormErrors): FormErrors {
  const porCampo: FormErrors = { ...erros };
  for (const [caminho, erro] of Object.entries(erros)) {
    const [, campo, item] = /^(.*)\.(\d+)$/.exec(caminho) ?? [];
    if (campo !== undefined && typeof erro === 'string')
      porCampo[campo] ??= `Item ${Number(item) + 1}: ${erro}`;
  }
  return porCampo;
}
