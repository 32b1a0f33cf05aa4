/** Fields of the company form that the registry filled in well: a card shows them until somebody corrects them. */
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { Preenchimento } from '@/domain/empresas/consulta-cnpj';
import { type CamposDaEmpresa, empresaForm } from '@/domain/empresas/empresa-form';
import { validarCom } from '@/ui/formulario/validarCom';

const NENHUM: ReadonlySet<string> = new Set();
const conferir = validarCom(empresaForm);

/** Each field with its path in the form ('endereco.cep'). */
const folhas = ({ endereco, ...resto }: Preenchimento): [string, unknown][] => [
  ...Object.entries(resto),
  ...Object.entries(endereco).map(([campo, valor]): [string, unknown] => [`endereco.${campo}`, valor]),
];

/** What was found and stands in the form as it was found, without an error. */
function encontrados(achado: Preenchimento, valores: CamposDaEmpresa): ReadonlySet<string> {
  const noForm = new Map(folhas(valores as Preenchimento));
  const erros = conferir(valores);
  const bons = folhas(achado).filter(
    ([caminho, valor]) => valor && noForm.get(caminho) === valor && !erros[caminho],
  );
  const caminhos = new Set(bons.map(([caminho]) => caminho));
  return caminhos.has('razaoSocial') ? caminhos : NENHUM;
}

export function useEncontrados(form: UseFormReturnType<CamposDaEmpresa>) {
  const [noCartao, definir] = useState(NENHUM);
  // What became wrong meanwhile can only be mended in its field.
  if ([...noCartao].some((caminho) => form.errors[caminho])) definir(NENHUM);
  return {
    noCartao,
    /** After a look-up; without what was found, every field is open. */
    aoConsultar: (achado?: Preenchimento) => definir(achado ? encontrados(achado, form.getValues()) : NENHUM),
    corrigir: () => definir(NENHUM),
  };
}
